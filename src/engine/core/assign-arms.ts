import type { Page } from '../../../schemas/page/page.ts'

/** FNV-1a with the finish of MurmurHash3, which spreads texts that differ in their last characters only. 0 to 2^32 - 1. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Arms are laid out by name, so that their order in the file moves nobody to another arm. */
function armAt(weights: Readonly<Record<string, number>>, share: number): string | undefined {
  const arms = Object.entries(weights).toSorted(([a], [b]) => (a < b ? -1 : 1))
  let left = share * arms.reduce((sum, [, weight]) => sum + weight, 0)
  return arms.find(([, weight]) => (left -= weight) < 0)?.[0]
}

/**
 * The arm of each experiment for a visitor: `context.flags`. The same visitor gets the same arm every time, independently
 * in each experiment; the shares of the arms are their weights by the sum of them. Without any weight there is no arm.
 */
export function assignArms(experiments: Page['experiments'], visitorId: string): Record<string, string> {
  const arms = Object.entries(experiments ?? {}).flatMap(([name, weights]) => {
    const arm = armAt(weights, hash(`${name}/${visitorId}`) / 2 ** 32)
    return arm === undefined ? [] : [[name, arm] as const]
  })
  return Object.fromEntries(arms)
}
