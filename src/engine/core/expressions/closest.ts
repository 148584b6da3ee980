/** Names longer than this are not compared: the time is the product of both lengths. */
const COMPARED = 64

/** Insertions, deletions, replacements and swaps of neighbours that turn one text into the other; Infinity where they are more than `most`. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, replaced, swapped))
    }
    // A swap reaches over one row; from two rows that are over it, nothing comes back.
    if (Math.min(...row) > most && Math.min(...next) > most) return Infinity
    before = row
    row = next
  }
  return row[b.length]!
}

/** The candidate that was probably meant: the nearest by edit distance, upper and lower case alike, within a third of the name's length. */
export function closest(name: string, candidates: readonly string[]): string | undefined {
  const wanted = name.toLowerCase().slice(0, COMPARED)
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 0.5
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > least) continue
    const away = distance(wanted, candidate.toLowerCase().slice(0, COMPARED), least)
    if (away < least) [best, least] = [candidate, away]
  }
  return best
}
