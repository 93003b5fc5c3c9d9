import { mount } from 'svelte'
import Rows from './Rows.svelte'

mount(Rows, { target: document.getElementById('app') })
