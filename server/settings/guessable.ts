/** Rows that hands walk along: their neighbours stand for no chance. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Of 32 of hexadecimal, drawn by chance, fewer are different once in some hundred thousand times. */
const LEAST_CHARACTERS = 8
/** Characters that do not follow from those before: of 32 of hexadecimal, drawn by chance, it is some 22. */
const LEAST_SURPRISES = 12

/**
 * Whether a secret is easily guessed by its form: few different characters, or nearly all of them the next of an alphabet or of a row of
 * keys, or what stood some places before. Words it can not know.
 */
export function isGuessable(secret: string): boolean {
  const signs = [...secret]
  if (new Set(signs).size < LEAST_CHARACTERS) return true
  const surprising = signs.map((sign, at) => at === 0 || !isNext(signs[at - 1] ?? '', sign))
  const periods = Array.from({ length: Math.floor(signs.length / 2) }, (_, at) => at + 1)
  return periods.some((period) => surprises(signs, surprising, period) < LEAST_SURPRISES)
}

const surprises = (signs: readonly string[], surprising: readonly boolean[], period: number): number =>
  signs.filter((sign, at) => surprising[at] && sign !== signs[at - period]).length

function isNext(before: string, sign: string): boolean {
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  return Math.abs(step) <= 1 || ROWS.some((row) => row.includes(`${before}${sign}`.toLowerCase()))
}
