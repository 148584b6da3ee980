/** Digits that a number may have and always keep: Number.MAX_SAFE_INTEGER has 16. */
const KEPT = 15
const WHOLE = /^-?\d+$/

/**
 * What becomes of a number as it is written in a file: `infinite` when it is too large to be one, `rounded` when it is whole and is read
 * as another one. Decimals are read as the nearest there is, which is what everybody expects of them.
 */
export function misreading(written: string): 'infinite' | 'rounded' | undefined {
  const read = Number(written)
  if (Math.abs(read) === Infinity) return 'infinite'
  if (written.length <= KEPT || !WHOLE.test(written)) return undefined
  return BigInt(read) === BigInt(written) ? undefined : 'rounded'
}

/** A whole number as it is read, with all of its digits. */
export const asRead = (written: string): string => BigInt(Number(written)).toString()
