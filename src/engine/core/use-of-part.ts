import { isMap, mapOf } from '../../kit/json.ts'
import { type Replacement, sourceOf } from './rename-roots.ts'
import { withKeys } from './state-keys.ts'

export const withBegin = (prefix: string | undefined, id: string) => (prefix === undefined ? id : `${prefix}-${id}`)

/**
 * What to write where the expressions of a part read its state: one entry for each key that is written out, and one for `state` as a whole.
 */
export function readsOfState(state: ReadonlyMap<string, string>): [string, Replacement][] {
  if (state.size === 0) return []
  const entries = [...state].map(([key, name]) => `${sourceOf(key)}: state.${name}`)
  const each = [...state].map(([key, name]): [string, Replacement] => [`state.${key}`, { source: `state.${name}` }])
  return [...each, ['state', { source: `({${entries.join(', ')}})` }]]
}

/** How one use of a part names its blocks and state. */
interface UseNames {
  readonly prefix: string | undefined
  /** Of the part: what leads to one of its blocks leads there in each use of it. */
  readonly ids: ReadonlySet<string>
  readonly state: ReadonlyMap<string, string>
}

/** A block of a part as one use of the part has it, with the use's prefix and names of state, in its slots too. */
export function withUse(block: unknown, use: UseNames): unknown {
  if (!isMap(block) || (use.prefix === undefined && use.state.size === 0)) return block
  const slots = Object.entries(mapOf(block.slots)).map(([name, slot]) => [
    name,
    Array.isArray(slot) ? slot.map((inner) => withUse(inner, use)) : slot,
  ])
  const on = Object.entries(mapOf(block.on)).map(([event, actions]) => [
    event,
    Array.isArray(actions) ? actions.map((action) => actionOfUse(action, use)) : actions,
  ])
  return {
    ...block,
    ...(typeof block.id === 'string' && { id: withBegin(use.prefix, block.id) }),
    ...(isMap(block.on) && { on: Object.fromEntries(on) }),
    ...(isMap(block.slots) && { slots: Object.fromEntries(slots) }),
  }
}

function actionOfUse(action: unknown, { prefix, ids, state }: UseNames): unknown {
  if (!isMap(action)) return action
  const leads = typeof action.block === 'string' && ids.has(action.block) && { block: withBegin(prefix, action.block) }
  return { ...withKeys(action, state), ...leads }
}
