/** Fewer samples than this have no quartiles worth the name: the least and the most are told instead. */
const ENOUGH = 20

export const quartile = (list: readonly number[], part: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? Number.NaN

/** The middle one of an odd number of values, the upper of the two in the middle of an even one. */
export const median = (list: readonly number[]): number => quartile(list, 0.5)

export interface SpreadOptions {
  readonly digits?: number
  /** What each value is a multiple of. */
  readonly base?: number
}

/** `0.32 (0.31-0.34)`: the median with its quartiles, or with the least and the most of few samples. */
export function spread(list: readonly number[], { digits = 2, base = 1 }: SpreadOptions = {}): string {
  const text = (value: number) => (value / base).toLocaleString('en', numberFormat(digits))
  const [low, high] =
    list.length < ENOUGH
      ? [Math.min(...list), Math.max(...list)]
      : ([quartile(list, 0.25), quartile(list, 0.75)] as const)
  const [middle, from, to] = [text(median(list)), text(low), text(high)]
  return from === to ? middle : `${middle} (${from}-${to})`
}

const numberFormat = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits })
