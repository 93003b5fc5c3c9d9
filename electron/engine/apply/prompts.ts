import type { Apply } from './index'

type Kinds = 'promptRaised' | 'promptChanged' | 'promptClosed'

export const applyPrompts: { readonly [K in Kinds]: Apply<K> } = {
  promptRaised: (store, { prompt }) => store.put('prompts', prompt),
  promptChanged: (store, { prompt }) => store.put('prompts', prompt),
  promptClosed: (store, { id }) => store.drop('prompts', id),
}
