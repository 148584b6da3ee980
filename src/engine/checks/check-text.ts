import type { Text } from '../../../schemas/json-schema.ts'
import {
  assignable,
  describeType,
  expectedText,
  present,
  type ExpressionCode,
  type ExpressionProblem,
  type JSONSchemaLike,
  type Type,
} from '../core/expressions/checker.ts'
import { type Test, typeWhere } from './conditions.ts'
import { type Readable, templateType } from './kept-types.ts'
import { labelOf, type Mistake } from './mistake.ts'
import { parseText } from './parse-text.ts'
import type { Schema } from './schema.ts'
import { replace } from './words.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

type Template = Extract<ReturnType<typeof parseText>, { ok: true }>['template']
type Misfit = Extract<ReturnType<typeof assignable>, { ok: false }>

const RULES: Readonly<Record<ExpressionCode, string>> = {
  'expression-syntax': 'expression-syntax',
  'expression-too-long': 'expression-too-complex',
  'expression-too-deep': 'expression-too-complex',
  'expression-too-large': 'expression-too-complex',
  'expression-unknown-root': 'unknown-data',
  'expression-unknown-field': 'unknown-field',
  'expression-unknown-function': 'unknown-function',
  'expression-bad-arguments': 'function-argument',
  'expression-forbidden-name': 'expression-syntax',
  'expression-wrong-type': 'expression-type',
  'expression-maybe-missing': 'maybe-missing',
}

const KINDS = new Set(['any', 'null', 'boolean', 'number', 'string', 'list', 'object', 'map'])

const isKind = (word: string): word is Type['kind'] => KINDS.has(word)

/** The checker's words for kinds (`number`) in the operator's language; other texts as they are. */
export function wordOf(word: string, lang: 'zh' | 'en'): string {
  const words = word.split(' | ').map((one) => (isKind(one) ? describeType({ kind: one } as Type, lang) : one))
  return [...new Set(words)].join(lang === 'zh' ? '、' : ', ')
}

const both = (word: string): Text => ({ zh: wordOf(word, 'zh'), en: wordOf(word, 'en') })

/** What is suggested for a name or a sign can be put in its place, between the quotes of a text; an outline such as string(…) can't. */
function fixOf(
  { suggestion, replaces, ...wrong }: ExpressionProblem,
  text: string,
  pointer: string,
): Pick<Mistake, 'fix'> {
  if (suggestion === undefined || suggestion.includes('…')) return {}
  const { start, end } = replaces ?? wrong
  const quote = /['"]/.exec(text[start] ?? '')?.[0] ?? ''
  return { fix: replace(pointer, text.slice(0, start) + quote + suggestion + quote + text.slice(end)) }
}

function told(problem: ExpressionProblem, text: string, pointer: string): Mistake {
  const { code, start, end, message, expected, got, suggestion } = problem
  const whole = Math.max(end, start + 1)
  return {
    kind: RULES[code],
    pointer,
    within: [Math.min(start, text.length - 1), Math.min(whole, text.length)],
    message,
    ...(expected !== undefined && { expected: code === 'expression-syntax' ? expectedText(expected) : both(expected) }),
    ...(got !== undefined && { got }),
    ...(suggestion !== undefined && { suggestion, ...fixOf(problem, text, pointer) }),
  }
}

/** items, then for ['[]', 'price']: 「items」每一项的「price」 */
function misfitLabel(pointer: string, path: readonly string[]): Text {
  const start = labelOf(pointer)
  const zh = path.map((step) => (step === '[]' ? '每一项' : `的「${step}」`)).join('')
  const en = path.map((step) => (step === '[]' ? ' of each item' : ` "${step}"`)).toReversed()
  return { zh: `「${start}」${zh}`, en: `${en.join(' of').trim()} ${path.length ? 'of ' : ''}"${start}"`.trim() }
}

/** 「是否」 does not stand well after 「应该是」. */
const kindWord = (type: Type) => (type.kind === 'boolean' ? ' true 或 false' : describeType(type, 'zh'))

const EMPTY: Readonly<Record<string, string>> = { string: "''", number: '0', boolean: 'false', list: '[]' }

function misfitMessage({ reason, path, expected, got }: Misfit, pointer: string): Text {
  const label = misfitLabel(pointer, path)
  if (reason === 'maybe-missing')
    return { zh: `${label.zh}必须有值，这里可能没有`, en: `${label.en} needs a value, and here may be none` }
  if (reason === 'field')
    return { zh: `需要${label.zh}，这里的数据没有`, en: `${label.en} is needed, and the data here has none` }
  const choices = reason === 'enum' && expected.kind === 'string' ? (expected.enum ?? []) : []
  if (choices.length)
    return {
      zh: `${label.zh}只能是：${choices.join('、')}，这里可能是别的文字`,
      en: `${label.en} must be one of ${choices.join(', ')}, and here may be another text`,
    }
  return {
    zh: `${label.zh}应该是${kindWord(expected)}，这里得到的是${kindWord(got)}`,
    en: `${label.en} must be ${describeType(expected, 'en')} but here is ${describeType(got, 'en')}`,
  }
}

/** Without its blanks and braces: offsets of the expression in its text. */
function within(text: string, template: Template): readonly [number, number] {
  if (template.kind !== 'value') return [0, text.length]
  const source = text.slice(2, -2)
  return [2 + source.length - source.trimStart().length, 2 + source.trimEnd().length]
}

function misfit(text: string, template: Template, pointer: string, found: Misfit): Mistake {
  const range = within(text, template)
  const instead = found.reason === 'maybe-missing' && !found.path.length ? EMPTY[found.expected.kind] : undefined
  const suggestion = instead && `{{ default(${text.slice(...range)}, ${instead}) }}`
  return {
    kind: found.reason === 'maybe-missing' ? 'maybe-missing' : 'expression-type',
    pointer,
    within: range,
    message: misfitMessage(found, pointer),
    expected: { zh: describeType(found.expected, 'zh'), en: describeType(found.expected, 'en') },
    ...(found.reason !== 'maybe-missing' && { got: found.got.kind }),
    ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }),
  }
}

export interface TextPlace extends Readable {
  /** Whether a value that is missing does no harm here. */
  readonly mayBeMissing?: boolean
  /** What is known to hold here: a block's condition, for its settings. */
  readonly test?: Test
}

/** Types and schemas live as long as what they come from, and the same two meet on every page: compared once. */
const comparedWith = memoByIdentity((type: Type) =>
  memoByIdentity((schema: Schema) => assignable(type, schema as JSONSchemaLike)),
)

function fits(type: Type, schema: Schema, mayBeMissing: boolean | undefined): Misfit | undefined {
  if (mayBeMissing && type.kind === 'null') return undefined
  const result = comparedWith(mayBeMissing && type.nullable ? present(type) : type)(schema)
  return result.ok ? undefined : result
}

/** The mistakes of a text with expressions that stands where a schema wants a value. */
export function checkText(text: string, schema: Schema, pointer: string, place: TextPlace): Mistake[] {
  const result = parseText(text)
  if (!result.ok) return [told(result.problem, text, pointer)]
  const { type, problems } = templateType(result.template, place)
  if (problems.length) return problems.map((problem) => told(problem, text, pointer))
  const { template } = result
  const test = type.nullable && template.kind === 'value' ? place.test?.() : undefined
  const known = test && template.kind === 'value' ? typeWhere(test, template.node, place) : type
  const found = fits(known, schema, place.mayBeMissing)
  return found ? [misfit(text, template, pointer, found)] : []
}
