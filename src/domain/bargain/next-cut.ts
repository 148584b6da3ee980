/** How many of a bargain's friends are needed once its first cut is done: each has to have a fen to cut. @param left fen */
export const helpersFor = (wanted: number, left: number): number => Math.min(wanted, left)

interface Standing {
  /** Fen still to be cut. */
  readonly left: number
  /** Friends who may still help, this one among them. */
  readonly helpers: number
}

/**
 * What a friend cuts, in fen: by chance, around a like share of what is left, but so that each of those to come finds a fen, and the last
 * takes all that is there. So the goal price is reached with the last friend, never before and never passed.
 * @param roll 0 (in) to 1 (out)
 */
export function nextCut({ left, helpers }: Standing, roll: number): number {
  if (helpers <= 1) return left
  const most = Math.min(Math.floor((2 * left) / helpers), left - (helpers - 1))
  return 1 + Math.min(most - 1, Math.floor(roll * most))
}
