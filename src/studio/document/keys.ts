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
  // What a name's last block was given: the numbers before it are taken, and are not tried again for each of a hundred thousand blocks.
  const last = new Map<string, number>()
  return (block) => {
    const name = wanted(block)
    let number = last.get(name) ?? 1
    let key = name
    if (taken.has(key))
      do key = `${name}#${(number += 1)}`
      while (taken.has(key))
    last.set(name, number)
    taken.add(key)
    return key
  }
}
