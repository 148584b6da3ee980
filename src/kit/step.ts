import type { Loaded } from './loaded.ts'
import type { Refusal } from './refusal.ts'

/** What is so after an event, and what is to be done because of it. */
export interface Step<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** Its types are those of where it is returned to, so that a property that no state has is a mistake. */
export const step = <State, Effect>(
  state: NoInfer<State>,
  ...effects: readonly NoInfer<Effect>[]
): Step<State, Effect> => ({ state, effects })

/** What could not be loaded: over what is there already its reason is told alone; where nothing is yet, it stands there. */
export function loadFailed<Key extends string, State extends Readonly<Record<Key, Loaded<unknown>>>>(
  state: State,
  key: Key,
  refusal: Refusal,
): Step<State, { readonly do: 'tell'; readonly text: string }> {
  if (state[key].status === 'ready') return step(state, { do: 'tell', text: refusal.message })
  return step({ ...state, [key]: { status: 'failed', refusal } })
}
