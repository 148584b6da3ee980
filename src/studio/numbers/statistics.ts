/** How many of some units did something: devices that tapped, of those that saw. */
export interface Sample {
  readonly hits: number
  readonly of: number
}

/** From a share to a share: 0 to 1; of a difference -1 to 1. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** Of the standard normal distribution: 95 % lie within. */
const Z95 = 1.959964

/** Two-sided 95 % shared by so many comparisons (Bonferroni): a winner among many is not found by chance. */
const Z_OF_COMPARISONS = [Z95, Z95, 2.241403, 2.39398, 2.497705, 2.575829] as const

const zOf = (comparisons: number) => Z_OF_COMPARISONS[comparisons] ?? 2.807034

/** Wilson's score interval of a share: right for few units and for shares near 0 and 1 too. */
export function wilson({ hits, of }: Sample, z = Z95): Interval {
  if (of === 0) return { low: 0, high: 1 }
  const share = hits / of
  const middle = share + (z * z) / (2 * of)
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const whole = 1 + (z * z) / of
  return { low: hits === 0 ? 0 : (middle - half) / whole, high: hits === of ? 1 : (middle + half) / whole }
}

/** Newcombe's interval of the difference of two independent shares, `other` less `base` (his method 10, of two of Wilson's). */
export function newcombe(base: Sample, other: Sample, comparisons = 1): Interval {
  const z = zOf(comparisons)
  const [p1, p2] = [shareOf(other), shareOf(base)]
  const [one, two] = [wilson(other, z), wilson(base, z)]
  const difference = p1 - p2
  return {
    low: difference - Math.hypot(p1 - one.low, two.high - p2),
    high: difference + Math.hypot(one.high - p1, p2 - two.low),
  }
}

export const shareOf = ({ hits, of }: Sample): number => (of === 0 ? 0 : hits / of)

/** Four of five times such a difference is found: the usual power. */
const Z_POWER = 0.841621

/** Units that each arm needs until a share that is so much higher (0.2: by a fifth) is found in four of five experiments. */
export function sampleFor(share: number, lift: number): number {
  const other = Math.min(1, share * (1 + lift))
  const spread = share * (1 - share) + other * (1 - other)
  return Math.ceil(((Z95 + Z_POWER) ** 2 * spread) / (other - share) ** 2)
}

/** Below these nothing is said of an arm: a handful of people are not shoppers in general. */
export const FEWEST_DEVICES = 100
export const FEWEST_HITS = 5

export type Verdict =
  | { readonly kind: 'not-enough' }
  /** Nothing can be said for sure; `needed` of each arm would show a fifth more or less. */
  | { readonly kind: 'open'; readonly interval: Interval; readonly needed: number }
  | { readonly kind: 'better' | 'worse'; readonly interval: Interval }

const isEnough = ({ hits, of }: Sample) => of >= FEWEST_DEVICES && of - hits >= FEWEST_HITS

/** What can be said of an arm beside the first one. @param comparisons how many arms are compared with the first */
export function judgeArm(base: Sample, other: Sample, comparisons: number): Verdict {
  if (!isEnough(base) || !isEnough(other) || Math.max(base.hits, other.hits) < FEWEST_HITS)
    return { kind: 'not-enough' }
  const interval = newcombe(base, other, comparisons)
  if (interval.low > 0) return { kind: 'better', interval }
  if (interval.high < 0) return { kind: 'worse', interval }
  const pooled = shareOf({ hits: base.hits + other.hits, of: base.of + other.of })
  return { kind: 'open', interval, needed: sampleFor(pooled, 0.2) }
}
