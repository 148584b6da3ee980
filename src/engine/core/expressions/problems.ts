import type { Text } from '../../../../schemas/json-schema.ts'
import { closest } from './closest.ts'
import type { ExpressionSyntaxError } from './errors.ts'
import { FUNCTIONS } from './functions.ts'
import { LIMITS } from './limits.ts'
import { asRead } from './number-text.ts'
import type { Span } from './syntax.ts'

export type ExpressionCode =
  | 'expression-syntax'
  | 'expression-too-long'
  | 'expression-too-deep'
  | 'expression-too-large'
  | 'expression-unknown-root'
  | 'expression-unknown-field'
  | 'expression-unknown-function'
  | 'expression-wrong-type'
  | 'expression-forbidden-name'
  | 'expression-maybe-missing'
  | 'expression-bad-arguments'

/** One mistake in an expression. Offsets are UTF-16 units in the text that was given; `suggestion` is what to write instead. */
export interface ExpressionProblem {
  readonly code: ExpressionCode
  readonly start: number
  readonly end: number
  readonly message: Text
  readonly expected?: string
  readonly got?: string
  readonly suggestion?: string
  /** What the suggestion stands for, when that is more than is wrong. */
  readonly replaces?: Span
}

/** Signs that other languages have, or that a Chinese keyboard types, and what to write here. */
const MEANT: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '= ==;& &&;| ||;and &&;or ||;not !;undefined null',
    '（ (;） );【 [;】 ];， ,;。 .;： :;？ ?;！ !;“ ";” ";‘ \';’ \';＞ >;＜ <;＝ ==;＋ +;－ -;× *;÷ /',
  ].flatMap((pairs) => pairs.split(';').map((pair) => pair.split(' '))),
)

const KINDS: Readonly<Record<string, Text>> = {
  value: { zh: '一个值', en: 'a value' },
  name: { zh: '一个名字', en: 'a name' },
  text: { zh: '带引号的文字', en: 'a quoted text' },
}

/** What the reader expected, for people: a kind in words, a sign as it is. */
export const expectedText = (sign: string): Text => (Object.hasOwn(KINDS, sign) ? KINDS[sign]! : { zh: sign, en: sign })

const quoted = (sign: string): Text => KINDS[sign] ?? { zh: `「${sign}」`, en: `"${sign}"` }

/** What the reader refuses although it knows what it is. */
const REFUSED: Readonly<Record<string, (got: string) => Text>> = {
  escape: (got) => ({
    zh: `不认识「${got}」；反斜杠后面可以写 n、r、t、'、"、\\，或 u 加四位十六进制数字`,
    en: `"${got}" means nothing: n, r, t, ', ", \\ or u with four hexadecimal digits may follow a backslash`,
  }),
  infinite: (got) => ({ zh: `数字「${got}」太大，算不了`, en: `The number "${got}" is too large to calculate with` }),
  rounded: (got) => ({
    zh: `数字「${got}」位数太多，读出来是 ${asRead(got)}；编号请写成带引号的文字`,
    en: `The number "${got}" has too many digits and is read as ${asRead(got)}: write an id as a quoted text`,
  }),
  character: (got) => ({
    zh: `${got} 里有半个字符或 \\u0000，显示不出来`,
    en: `${got} holds half a character or \\u0000, which nothing can show`,
  }),
}

function syntaxMessage({ expected, got }: ExpressionSyntaxError, meant: string | undefined): Text {
  if (Object.hasOwn(REFUSED, expected)) return REFUSED[expected]!(got)
  const wanted = quoted(expected)
  if (meant)
    return { zh: `这里不能写「${got}」，请写「${meant}」`, en: `"${got}" is not possible here, write "${meant}"` }
  if (!expected) return { zh: `看不懂这里的「${got}」`, en: `"${got}" makes no sense here` }
  if (!got) return { zh: `没有写完，缺少${wanted.zh}`, en: `Not finished: ${wanted.en} is missing` }
  return { zh: `这里应该是${wanted.zh}，却是「${got}」`, en: `Expected ${wanted.en}, found "${got}"` }
}

/** Names that other languages have for functions of this one. */
const OTHERS: Readonly<Record<string, string>> = {
  length: 'size',
  len: 'size',
  toLowerCase: 'lower',
  toUpperCase: 'upper',
}

/** The sentence for a function that there isn't. */
export function unknownFunction(name: string): { message: Text; suggestion?: string } {
  const suggestion = Object.hasOwn(OTHERS, name) ? OTHERS[name] : closest(name, Object.keys(FUNCTIONS))
  const zh = suggestion ? `，是不是「${suggestion}」？` : `，可以用：${Object.keys(FUNCTIONS).join('、')}`
  const en = suggestion ? `, did you mean "${suggestion}"?` : `, there are: ${Object.keys(FUNCTIONS).join(', ')}`
  return { message: { zh: `没有函数「${name}」${zh}`, en: `There is no function "${name}"${en}` }, suggestion }
}

const LIMIT_MESSAGES: Readonly<Record<string, Text>> = {
  'expression-too-long': {
    zh: `表达式太长，最多 ${LIMITS.source} 个字`,
    en: `The expression is too long: at most ${LIMITS.source} characters`,
  },
  'expression-too-deep': {
    zh: `括号或条件套得太深，最多 ${LIMITS.depth} 层`,
    en: `Brackets or choices are nested too deep: at most ${LIMITS.depth}`,
  },
  'expression-too-large': {
    zh: `表达式太复杂，最多 ${LIMITS.nodes} 个部分`,
    en: `The expression has too many parts: at most ${LIMITS.nodes}`,
  },
}

function messageOf(error: ExpressionSyntaxError, meant: string | undefined): Text {
  const { code, expected, got } = error
  if (code === 'expression-unknown-function') return unknownFunction(got).message
  if (code === 'expression-forbidden-name')
    return { zh: `不能使用名字「${got}」`, en: `The name "${got}" is not allowed` }
  if (code === 'expression-bad-arguments') return { zh: `请写成 ${expected}`, en: `Write it as ${expected}` }
  return LIMIT_MESSAGES[code] ?? syntaxMessage(error, meant)
}

/** The problem that a text refused by the reader has, in sentences. */
export function syntaxProblem(error: ExpressionSyntaxError): ExpressionProblem {
  const { code, start, end, expected, got } = error
  const meant = code === 'expression-syntax' && Object.hasOwn(MEANT, got) ? MEANT[got] : undefined
  const suggestion = code === 'expression-unknown-function' ? unknownFunction(got).suggestion : meant
  const message = messageOf(error, meant)
  const isWanted = expected && !Object.hasOwn(REFUSED, expected)
  const details = { ...(isWanted && { expected }), ...(got && { got }), ...(suggestion && { suggestion }) }
  return { code, start, end, message, ...details }
}
