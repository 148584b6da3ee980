/** Visitors in a minute: how many opened a page that is tried out, and how many of them had a block that failed. */
export interface Seen {
  readonly views: number
  readonly failures: number
}

/** Below these nothing is said about a rate. */
const LEAST_VIEWS = 100
const LEAST_FAILURES = 5

/** Standard errors by which the rates must differ: by chance alone one look in two hundred says so. */
const MOST_BY_CHANCE = 2.58

export type Verdict = 'too-few' | 'as-before' | 'risen'

const rateOf = ({ views, failures }: Seen): number => Math.min(1, failures / Math.max(1, views))

/** Whether more blocks fail for those who get what is tried out than for the rest, by a test of two proportions [W3]. */
export function verdictOf(rest: Seen, share: Seen): Verdict {
  if (share.views < LEAST_VIEWS || rest.views < LEAST_VIEWS) return 'too-few'
  if (share.failures < LEAST_FAILURES) return 'as-before'
  const [before, after] = [rateOf(rest), rateOf(share)]
  const pooled = Math.min(1, (rest.failures + share.failures) / (rest.views + share.views))
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / rest.views + 1 / share.views))
  // All of them failing leaves no error to reckon with.
  return after - before > MOST_BY_CHANCE * error && after > before ? 'risen' : 'as-before'
}

/** 3.2% */
export const rateText = (seen: Seen): string => `${(rateOf(seen) * 100).toFixed(1)}%`
