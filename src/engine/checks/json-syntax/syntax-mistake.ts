import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Text } from '../../../../schemas/json-schema.ts'
import type { Fix } from '../../../kit/problem.ts'
import type { TextFinding } from '../rule.ts'

/** Signs that a Chinese keyboard types, and what JSON wants. */
const SIGNS: Readonly<Record<string, string>> = {
  '，': ',',
  '：': ':',
  '“': '"',
  '”': '"',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
  '；': ',',
  ';': ',',
}

const WORDS: Readonly<Record<string, Text>> = {
  InvalidNumberFormat: { zh: '数字写得不对', en: 'This is not a number' },
  PropertyNameExpected: { zh: '这里应该是一个带双引号的名字', en: 'Expected a name in double quotes' },
  ValueExpected: { zh: '这里应该有一个值', en: 'Expected a value' },
  ColonExpected: { zh: '名字后面少一个冒号', en: 'A colon is missing after the name' },
  CommaExpected: { zh: '这一项前面少一个逗号', en: 'A comma is missing before this' },
  CloseBraceExpected: { zh: '没有写完，缺少 }', en: 'Not finished: } is missing' },
  CloseBracketExpected: { zh: '没有写完，缺少 ]', en: 'Not finished: ] is missing' },
  EndOfFileExpected: { zh: '文件应该到此结束，后面是多余的', en: 'The file should end here' },
  InvalidCommentToken: { zh: 'JSON 里不能写注释', en: 'JSON has no comments' },
  UnexpectedEndOfComment: { zh: 'JSON 里不能写注释', en: 'JSON has no comments' },
  UnexpectedEndOfString: { zh: '这段文字少一个结束的双引号', en: 'The closing quote of this text is missing' },
  UnexpectedEndOfNumber: { zh: '数字没有写完', en: 'The number is not finished' },
  InvalidUnicode: { zh: '\\u 后面要有四位十六进制数字', en: '\\u needs four hexadecimal digits' },
  InvalidEscapeCharacter: {
    zh: '反斜杠 \\ 后面的字符不对；要写反斜杠请写 \\\\',
    en: 'Nothing of the kind may follow a backslash',
  },
  InvalidCharacter: { zh: '文字里不能直接换行或有控制符，换行请写 \\n', en: 'Write \\n for a new line inside a text' },
}

const TRAILING: Text = { zh: '最后一项后面多了一个逗号', en: 'There is a comma after the last item' }

const found = (range: readonly [number, number], message: Text, fix?: Fix): TextFinding => ({
  pointer: '',
  range,
  message,
  ...(fix && { fix }),
})

const textFix = (start: number, end: number, text: string, title: Text): Fix => ({
  title,
  safe: true,
  edit: { op: 'text', start, end, text },
})

const errorsOf = (text: string): ParseError[] => {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  return errors
}

/** The offset after the last character before `offset` that is not blank. */
function endBefore(text: string, offset: number): number {
  let end = offset
  while (end > 0 && /\s/.test(text[end - 1]!)) end--
  return end
}

function trailingComma(text: string, { offset }: ParseError): TextFinding | undefined {
  const end = endBefore(text, offset)
  if (!/[}\]]/.test(text[offset] ?? '') || text[end - 1] !== ',') return undefined
  return found([end - 1, end], TRAILING, textFix(end - 1, end, '', { zh: '删掉逗号', en: 'Remove the comma' }))
}

const NUMERIC = /[-+.\w]/

/** 012 and -01 are numbers with a digit too many, not two of them. */
function brokenNumber(text: string, offset: number): TextFinding {
  let [start, end] = [offset, offset]
  while (NUMERIC.test(text[start - 1] ?? '')) start--
  while (NUMERIC.test(text[end] ?? '')) end++
  const got = text.slice(start, end)
  const isPadded = /^-?0\d/.test(got)
  const zh = `数字「${got}」写得不对${isPadded ? '：前面不能有多余的 0' : ''}`
  const en = `"${got}" is not a number${isPadded ? ': it may not begin with another 0' : ''}`
  return found([start, end], { zh, en })
}

/** Putting a comma is safe when what follows then reads well: else something other is wrong here. Two numbers may have been one. */
function missingComma(text: string, { offset, length }: ParseError): TextFinding {
  const end = endBefore(text, offset)
  const areNumbers = /\d/.test(text[end - 1] ?? '') && /[-\d]/.test(text[offset] ?? '')
  if (areNumbers && end === offset) return brokenNumber(text, offset)
  const mended = `${text.slice(0, end)},${text.slice(end)}`
  const after = offset + 1 + length
  const following = after + mended.slice(after).search(/\S|$/)
  const [next] = errorsOf(mended)
  const isMended = !areNumbers && (!next || next.offset > following)
  const fix = textFix(end, end, ',', { zh: '补上逗号', en: 'Put a comma' })
  return found([offset, offset + length], WORDS.CommaExpected!, isMended ? fix : undefined)
}

function strangeSign(text: string, { offset, length }: ParseError): TextFinding {
  const sign = text[offset] ?? ''
  const meant = SIGNS[sign]
  const end = offset + Math.max(length, 1)
  const got = text.slice(offset, end)
  if (meant === undefined) return found([offset, end], strangeWords(got))
  const message = {
    zh: `「${sign}」是中文标点，请写「${meant}」`,
    en: `"${sign}" is not possible here, write "${meant}"`,
  }
  const fix = textFix(offset, offset + 1, meant, { zh: `改成 ${meant}`, en: `Change to ${meant}` })
  return found([offset, offset + 1], message, /["“”]/.test(sign) ? undefined : fix)
}

function strangeWords(got: string): Text {
  if (got.startsWith("'")) return { zh: '文字要用双引号 "，不能用单引号 \'', en: 'Texts stand in double quotes' }
  const zh = `看不懂「${got}」；文字要放在双引号里，文字里的双引号要写成 \\"`
  return { zh, en: `"${got}" makes no sense here: texts stand in double quotes` }
}

function mistakeOf(text: string, error: ParseError): TextFinding {
  const code = printParseErrorCode(error.error)
  if (code === 'InvalidSymbol') return strangeSign(text, error)
  if (code === 'CommaExpected') return missingComma(text, error)
  const comma = code === 'ValueExpected' || code === 'PropertyNameExpected' ? trailingComma(text, error) : undefined
  const { offset, length } = error
  return comma ?? found([offset, offset + length], WORDS[code] ?? { zh: '写法不对', en: 'Not JSON' })
}

/** Where JSON.parse says that it stopped; the beginning when it does not say. */
function unknownMistake(error: unknown): TextFinding {
  const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0)
  return found([at, at + 1], { zh: '这里的写法不对', en: 'This is not JSON' })
}

const BOM = '\uFEFF'

/** The first mistake of a text that JSON.parse refuses. */
export function syntaxMistake(text: string, error: unknown): TextFinding {
  if (text.startsWith(BOM)) {
    const message = { zh: '文件开头有看不见的 BOM 标记', en: 'The file begins with an invisible byte order mark' }
    return found([0, 1], message, textFix(0, 1, '', { zh: '删掉标记', en: 'Remove the mark' }))
  }
  if (!text.trim()) return found([0, 0], { zh: '文件是空的', en: 'The file is empty' })
  const [first] = errorsOf(text)
  return first ? mistakeOf(text, first) : unknownMistake(error)
}
