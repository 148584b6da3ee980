/** The longest run of numbers that rise, as indexes: what stayed in its order. */
function longestRise(numbers: readonly number[]): Set<number> {
  /** Of the runs of each length, the index at which the one with the smallest end ends. */
  const ends: number[] = []
  const before: number[] = []
  for (const [at, number] of numbers.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    before[at] = ends[low - 1] ?? -1
    ends[low] = at
  }
  const kept = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at)
  return kept
}

/** Keys that stand in both lists and must have been moved to get from one order to the other: as few as can be. */
export function movedKeys(before: readonly string[], after: readonly string[]): Set<string> {
  const positions = new Map(before.map((key, at) => [key, at]))
  const common = after.filter((key) => positions.has(key))
  const stayed = longestRise(common.map((key) => positions.get(key) ?? 0))
  return new Set(common.filter((_, at) => !stayed.has(at)))
}
