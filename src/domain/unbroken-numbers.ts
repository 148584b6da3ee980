/** A space at which no line ends. */
export const NO_BREAK_SPACE = '\u00a0'

/** A sentence in which a number stays on one line with what it counts: 3 位好友, 满 500 元. */
export const unbrokenNumbers = (text: string): string =>
  text.replaceAll(/(\d) (?=\p{Script=Han})/gu, `$1${NO_BREAK_SPACE}`)
