import type { BlockKey } from './document.ts'
import { isMap, textOf, type Json } from './json.ts'

/** Ids that immer refuses in a path. */
const RESERVED = new Set(['constructor', '__proto__', 'prototype'])

/** What a block would be called if it were alone. */
function wanted(block: Json): string {
  if (!isMap(block)) return 'value:'
  const id = Object.hasOwn(block, 'id') ? textOf(block.id) : undefined
  if (id !== undefined && id !== '') return RESERVED.has(id) ? `id:${id}` : id
  const part = Object.hasOwn(block, 'part') ? textOf(block.part) : undefined
  return part === undefined ? 'block:' : `part:${part}`
}

/** Gives keys to blocks in the order in which they stand: to the first of a name the name itself, to the next ones with a number. */
export function keyGiver(): (block: Json) => BlockKey {
  const taken = new Set<string>()
  return (block) => {
    const name = wanted(block)
    let key = name
    for (let number = 2; taken.has(key); number += 1) key = `${name}#${number}`
    taken.add(key)
    return key
  }
}
