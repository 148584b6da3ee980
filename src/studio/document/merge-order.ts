import { movedKeys } from './moved-keys.ts'

type Keys = readonly string[]

/** What a side put to another place of the list, or brought into it. */
function placedBy(base: Keys, side: Keys): Set<string> {
  const were = new Set(base)
  return new Set([...movedKeys(base, side), ...side.filter((key) => !were.has(key))])
}

const behind = (list: Keys, key: string) => list[list.indexOf(key) - 1]

/**
 * Three-way, of the keys that the list has in the end: my order, and what the others alone moved or added stands behind what it stands
 * behind at theirs. Tells which keys both put to two places.
 */
export function mergeOrder(
  base: Keys,
  mine: Keys,
  theirs: Keys,
  kept: ReadonlySet<string>,
): { readonly keys: string[]; readonly disputed: readonly string[] } {
  const [byMe, byThem] = [placedBy(base, mine), placedBy(base, theirs)]
  const keys = mine.filter((key) => kept.has(key) && !(byThem.has(key) && !byMe.has(key)))
  const added = new Set(keys)
  for (const [at, key] of theirs.entries()) {
    if (!kept.has(key) || added.has(key)) continue
    const before = theirs.slice(0, at).findLast((one) => added.has(one))
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key)
    added.add(key)
  }
  const disputed = keys.filter(
    (key) => byMe.has(key) && byThem.has(key) && base.includes(key) && behind(mine, key) !== behind(theirs, key),
  )
  return { keys, disputed }
}
