import type { TextRule } from '../rule.ts'

/** A pair of escapes that is one character; any other escape, the digits of \u apart; half a character as it stands. */
const SIGN = /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\u([\da-f]{4})|\\[^]|\p{Surrogate}/giu

/** Half a character, or one of two halves such as an emoji. */
const SURROGATE = /[\ud800-\udfff]/

const isBroken = (sign: string, digits: string | undefined) =>
  digits === undefined ? !sign.startsWith('\\') : /^(?:0000|d[89a-f]..)$/i.test(digits)

const HALF = {
  zh: '这里是半个字符，请删掉它，或把整个字符重新写一遍',
  en: 'This is half a character: remove it, or write the whole one again',
}
const NULL = {
  zh: '这里是空字符 \\u0000，显示不出来，也存不进数据库，请删掉它',
  en: 'This is the null character \\u0000, which can be neither shown nor stored: remove it',
}

export const brokenCharacter: TextRule = {
  meta: {
    name: 'broken-character',
    severity: 'error',
    title: { zh: '文字里有半个字符或空字符', en: 'Half a character, or none, in a text' },
    docs: {
      why: {
        zh: '表情等字符由两个 \\u 组成，只剩一个（或写了 \\u0000）时显示不出来，也存不进数据库。',
        en: 'Signs such as emoji are two \\u escapes: one alone, like \\u0000, can be neither shown nor stored.',
      },
      wrong: '"title": "出发 \\ud83d"',
      right: '"title": "出发 \\ud83d\\ude80"',
    },
  },
  on: 'text',
  check({ text, isTooLarge }) {
    // Most files have neither an escape nor such a character.
    if (isTooLarge || !(text.includes('\\u') || SURROGATE.test(text))) return []
    return [...text.matchAll(SIGN)]
      .filter(([sign, digits]) => isBroken(sign, digits))
      .map(({ 0: sign, 1: digits, index }) => ({
        pointer: '',
        range: [index, index + sign.length],
        message: digits === '0000' ? NULL : HALF,
      }))
  },
}
