/** Over 9999 and over 99999999, rounded down to one place; undefined for less. */
function inUnits(count: number): { readonly tenths: number; readonly isYi: boolean } | undefined {
  const isYi = count >= 1e8
  return count >= 1e4 ? { tenths: Math.floor(count / (isYi ? 1e7 : 1e3)) / 10, isYi } : undefined
}

/**
 * A count as a shopper reads it: up to 9999 in full, then in ten thousands to one place, rounded down: 2.3万, 5万; from a hundred million in these: 1.2亿.
 * The hot count of a package is not one of them: the spec writes it X.Xw (A9), see hotText.
 */
export function countText(count: number): string {
  const large = inUnits(count)
  return large ? `${large.tenths}${large.isYi ? '亿' : '万'}` : String(Math.floor(count))
}

/** How hot a package is: over 9999 as x.xw, rounded down (A9); ten thousand of these are 1亿. */
export function hotText(count: number): string {
  const large = inUnits(count)
  return large && !large.isYi ? `${large.tenths.toFixed(1)}w` : countText(count)
}
