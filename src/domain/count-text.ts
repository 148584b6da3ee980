/**
 * A count as a shopper reads it: up to 9999 in full, then in ten thousands to one place, rounded down: 2.3万, 5万.
 * The hot count of a package is not one of them: the spec writes it X.Xw (A9), see hotText.
 */
export function countText(count: number): string {
  return count > 9999 ? `${Math.floor(count / 1000) / 10}万` : String(count)
}

/** How hot a package is: over 9999 as x.xw, rounded down (A9). */
export function hotText(count: number): string {
  return count > 9999 ? `${(Math.floor(count / 1000) / 10).toFixed(1)}w` : String(count)
}
