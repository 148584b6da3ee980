import { MAX_VALUES } from '../../domain/file-limits.ts'
import { jsonBounds } from '../../domain/json-bounds.ts'
import { parse, type ParseError, printParseErrorCode, visit } from 'jsonc-parser'
import { isMap, type Json, type JsonMap } from './json.ts'

/** Why a text is no document, and where. */
export interface TextProblem {
  readonly message: string
  /** UTF-16 units from the start. */
  readonly offset: number
  /** From 1. */
  readonly line: number
  readonly column: number
}

const TOO_LARGE = '内容太大：一个页面最多 1 MB'
/** Deeper than any page nests; no call stack ends there. */
export const DEEPEST = 100
/** Names that mean something to programs (the rule forbidden-key). */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

const SENTENCES: Readonly<Record<string, string>> = {
  InvalidSymbol: '这里不是 JSON 能写的内容',
  InvalidNumberFormat: '数字写得不对',
  PropertyNameExpected: '这里要写一个带引号的名字',
  ValueExpected: '这里缺一个值',
  ColonExpected: '名字后面缺冒号',
  CommaExpected: '两项之间缺逗号',
  CloseBraceExpected: '缺右花括号 }',
  CloseBracketExpected: '缺右方括号 ]',
  EndOfFileExpected: '内容已经结束，后面还有多余的字',
  InvalidCommentToken: 'JSON 里不能写注释',
  UnexpectedEndOfComment: '注释没有结束',
  UnexpectedEndOfString: '文字缺右引号',
  UnexpectedEndOfNumber: '数字没有写完',
  InvalidUnicode: '\\u 后面要写四位十六进制数',
  InvalidEscapeCharacter: '反斜杠后面的字不对',
  InvalidCharacter: '文字里有不能直接写的字符',
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

function placed(text: string, offset: number, message: string): TextProblem {
  const before = text.slice(0, offset)
  return { message, offset, line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** What JSON allows and a document can't hold: a name twice in one object, forbidden names, nesting without end. */
function misuseIn(text: string): TextProblem | undefined {
  let found: TextProblem | undefined
  const names: Set<string>[] = []
  let depth = 0
  const note = (offset: number, message: string) => (found ??= placed(text, offset, message))
  const enter = (offset: number) => {
    depth += 1
    if (depth > DEEPEST) note(offset, `嵌套太深，最多 ${DEEPEST} 层`)
    return found === undefined
  }
  visit(
    text,
    {
      onObjectBegin: (offset) => {
        names.push(new Set())
        return enter(offset)
      },
      onArrayBegin: (offset) => enter(offset),
      onObjectEnd: () => {
        names.pop()
        depth -= 1
      },
      onArrayEnd: () => {
        depth -= 1
      },
      onObjectProperty: (name, offset) => {
        if (FORBIDDEN.has(name)) note(offset, `不能用「${name}」做名字`)
        if (names.at(-1)?.has(name)) note(offset, `「${name}」写了两次`)
        names.at(-1)?.add(name)
      },
    },
    STRICT,
  )
  return found
}

/** Whether more lists and maps stand in each other than `most`. */
export const isDeeper = (value: Json, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((one) => isDeeper(one, most - 1)))

/** Reads a text as one object, strictly: what can't be kept to the sign is refused with its place. */
export function readText(text: string): { readonly root: JsonMap } | { readonly problem: TextProblem } {
  const { isTooLarge, tooManyAt } = jsonBounds(text)
  if (isTooLarge) return { problem: placed(text, text.length, TOO_LARGE) }
  if (tooManyAt !== undefined)
    return { problem: placed(text, tooManyAt, `内容太多，最多 ${MAX_VALUES} 项：删掉一些，或分成几页`) }
  const misuse = misuseIn(text)
  if (misuse) return { problem: misuse }
  try {
    const root = JSON.parse(text) as Json
    return isMap(root) ? { root } : { problem: placed(text, 0, '最外面要是一个 { } 对象') }
  } catch {
    const errors: ParseError[] = []
    parse(text, errors, STRICT)
    const [first] = errors
    const sentence = first && SENTENCES[printParseErrorCode(first.error)]
    return { problem: placed(text, first?.offset ?? 0, sentence ?? '这里不是合格的 JSON') }
  }
}
