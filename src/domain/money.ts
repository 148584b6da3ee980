/**
 * Money is reckoned in whole fen; the API speaks yuan with at most two decimals (B9: prices are rounded up to 2 decimals).
 */

/** Yuan as the API writes them: 12345 fen are 123.45. */
export function yuanOfFen(fen: number): number {
  assertFen(fen)
  return fen / 100
}

/**
 * Fen of a price in yuan. A price that isn't a whole number of fen is rounded up (B9); what binary fractions add isn't part of the
 * price: 1.1 is 110 fen, not 111.
 * @throws RangeError for what is no price: negative, endless, or beyond exact integers
 */
export function fenOfYuan(yuan: number): number {
  const [digits = '', exponent = '0'] = String(yuan).split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  if (!/^\d+$/.test(whole)) throw new RangeError(`${yuan} is not a price`)
  const shift = Number(exponent) + 2
  const all = whole + fraction
  const point = whole.length + shift
  const fen = Number(all.slice(0, Math.max(point, 0)).padEnd(point, '0') || '0')
  const rest = point < 0 ? all : all.slice(point)
  const rounded = /[1-9]/.test(rest) ? fen + 1 : fen
  assertFen(rounded)
  return rounded
}

function assertFen(fen: number): void {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`${fen} is not an amount in fen`)
}
