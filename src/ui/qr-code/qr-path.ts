import { encode } from 'uqr'

/** Light modules around a code, so that it is found. */
const BORDER = 2

/** A text as the dark modules of a QR, one path in a square of `size` units. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' })
  return { path: data.map(rowPath).join(''), size }
}

/** Dark modules that touch are one bar. */
function rowPath(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []))
  return starts.map((x) => `M${x} ${y}h${row.slice(x).findIndex((dark) => !dark)}v1H${x}z`).join('')
}
