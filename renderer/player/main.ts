import { mount } from 'svelte'
import '../base/fonts.css'
import '../base/tokens.css'
import '../base/reset.css'
import './player.css'
import { installIcons } from '../base/icons'
import Player from './Player.svelte'

installIcons(document)
const target = document.getElementById('app')
if (!target) throw new Error('The page has no place for the app.')
mount(Player, { target })
