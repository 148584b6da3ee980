import { isList, isMap, type Json, type JsonMap } from '../json.ts'

/** The actions of a block that name another block, which is called otherwise now: scroll to it, show its picker. */
export function withRenamed(block: JsonMap, renamed: ReadonlyMap<string, string>): JsonMap {
  if (renamed.size === 0 || !isMap(block.on)) return block
  let isChanged = false
  const action = (one: Json): Json => {
    const name = isMap(one) && typeof one.block === 'string' ? renamed.get(one.block) : undefined
    if (name === undefined || !isMap(one)) return one
    isChanged = true
    return { ...one, block: name }
  }
  const on = Object.fromEntries(
    Object.entries(block.on).map(([event, actions]) => [event, isList(actions) ? actions.map(action) : actions]),
  )
  return isChanged ? { ...block, on } : block
}
