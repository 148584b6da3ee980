/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of another (restricted
 * Damerau-Levenshtein); anything above `most` is `most + 1`.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return most + 1
    before = last
    last = next
  }
  return last[other.length]!
}

/** Mistakes that are taken for a slip in a word of so many letters: none in up to three, one in up to seven, two in more. */
export const slipsIn = (letters: number): number => (letters <= 3 ? 0 : letters <= 7 ? 1 : 2)
