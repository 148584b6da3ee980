import { isMap, mapOf } from '../../kit/json.ts'
import { type Replacement, sourceOf } from './rename-roots.ts'
import { withKeys } from './state-keys.ts'

export const withBegin = (prefix: string | undefined, id: string) => (prefix === undefined ? id : `${prefix}-${id}`)

/** What stands where a use reads its state: by a key that is written out, or the state as a whole. */
export function readsOfState(state: ReadonlyMap<string, string>): [string, Replacement][] {
  if (state.size === 0) return []
  const entries = [...state].map(([key, name]) => `${sourceOf(key)}: state.${name}`)
  const each = [...state].map(([key, name]): [string, Replacement] => [`state.${key}`, { source: `state.${name}` }])
  return [...each, ['state', { source: `({${entries.join(', ')}})` }]]
}

/** What the blocks of a use have of their own. */
interface Own {
  readonly prefix: string | undefined
  /** Of the part: what leads to one of its blocks leads there in each use of it. */
  readonly ids: ReadonlySet<string>
  readonly state: ReadonlyMap<string, string>
}

/** A block of a part with what is its use's own, and all that it holds. */
export function withOwn(block: unknown, own: Own): unknown {
  if (!isMap(block) || (own.prefix === undefined && own.state.size === 0)) return block
  const slots = Object.entries(mapOf(block.slots)).map(([name, slot]) => [
    name,
    Array.isArray(slot) ? slot.map((inner) => withOwn(inner, own)) : slot,
  ])
  const on = Object.entries(mapOf(block.on)).map(([event, actions]) => [
    event,
    Array.isArray(actions) ? actions.map((action) => actionOfOwn(action, own)) : actions,
  ])
  return {
    ...block,
    ...(typeof block.id === 'string' && { id: withBegin(own.prefix, block.id) }),
    ...(isMap(block.on) && { on: Object.fromEntries(on) }),
    ...(isMap(block.slots) && { slots: Object.fromEntries(slots) }),
  }
}

function actionOfOwn(action: unknown, { prefix, ids, state }: Own): unknown {
  if (!isMap(action)) return action
  const leads = typeof action.block === 'string' && ids.has(action.block) && { block: withBegin(prefix, action.block) }
  return { ...withKeys(action, state), ...leads }
}
