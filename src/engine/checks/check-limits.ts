import type { Text } from '../../../schemas/json-schema.ts'
import { localMinutePattern } from '../../../schemas/page/block.ts'
import { expressionPattern } from '../../../schemas/page/page.ts'
import { labelOf, type Mistake } from './mistake.ts'
import { isMap } from './pointer.ts'
import { shown, type Schema } from './schema.ts'

interface Limit {
  readonly holds: boolean
  readonly expected: Text
  readonly kind: 'range' | 'pattern'
}

const limit = (holds: boolean, zh: string, en: string): Limit => ({ holds, expected: { zh, en }, kind: 'range' })

function ofNumber(value: number, schema: Schema): Limit[] {
  const { minimum: min, maximum: max, exclusiveMinimum: over, exclusiveMaximum: under, multipleOf: step } = schema
  return [
    ...(min === undefined ? [] : [limit(value >= min, `不小于 ${min}`, `at least ${min}`)]),
    ...(max === undefined ? [] : [limit(value <= max, `不大于 ${max}`, `at most ${max}`)]),
    ...(over === undefined ? [] : [limit(value > over, `大于 ${over}`, `more than ${over}`)]),
    ...(under === undefined ? [] : [limit(value < under, `小于 ${under}`, `less than ${under}`)]),
    ...(step === undefined ? [] : [limit(isMultiple(value, step), `${step} 的倍数`, `a multiple of ${step}`)]),
  ]
}

/** Decimal steps have no exact binary form: 0.3 is a multiple of 0.1. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step
  return Math.abs(times - Math.round(times)) < 1e-9
}

/** An emoji is one character, as for Ajv. */
const lengthOf = (text: string) => (/[\ud800-\udbff]/.test(text) ? [...text].length : text.length)

const patterns = new Map<string, RegExp>()

function fits(text: string, pattern: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, known)
  return known.test(text)
}

/** The forms that pages are written with, in words. */
const FORMS: Readonly<Record<string, Text>> = {
  [localMinutePattern]: { zh: '像 2026-11-20T00:00 这样的日期和时间', en: 'a date and time such as 2026-11-20T00:00' },
  [expressionPattern]: { zh: '写在 {{ }} 里面的表达式', en: 'an expression inside {{ }}' },
  '^[a-z][a-z0-9-]*$': {
    zh: '小写字母开头，只用小写字母、数字和 -',
    en: 'small letters, digits and -, a letter first',
  },
  '^[a-z0-9][a-z0-9-]*$': { zh: '只用小写字母、数字和 -', en: 'small letters, digits and -' },
  '^[a-z][A-Za-z0-9]*$': { zh: '小写字母开头，只用字母和数字', en: 'letters and digits, a small letter first' },
  '^#[0-9A-Fa-f]{6}$': { zh: '像 #1A2B3C 这样的颜色', en: 'a colour such as #1A2B3C' },
  '^/[^?#\\s]*$': { zh: '/ 开头的地址，没有 ? 和 #', en: 'a path that begins with /, without ? and #' },
}

/** What a text of this form looks like: in words, else as its schema describes it, else the pattern itself. */
export function formOf(pattern: string, description?: string): Text {
  const known = Object.hasOwn(FORMS, pattern) ? FORMS[pattern] : undefined
  return known ?? { zh: description?.replace(/。$/, '') ?? `符合 ${pattern}`, en: `a text that matches ${pattern}` }
}

function ofText(text: string, schema: Schema): Limit[] {
  const { minLength: min, maxLength: max, pattern, description } = schema
  const expected = formOf(pattern ?? '', description)
  return [
    ...(min === undefined ? [] : [limit(lengthOf(text) >= min, `至少 ${min} 个字`, `at least ${min} characters`)]),
    ...(max === undefined ? [] : [limit(lengthOf(text) <= max, `最多 ${max} 个字`, `at most ${max} characters`)]),
    ...(pattern === undefined ? [] : [{ holds: fits(text, pattern), expected, kind: 'pattern' as const }]),
  ]
}

/** The names of an object in one order: in which one they were written says nothing. */
const ordered = (_: string, value: unknown) =>
  isMap(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value

const isUnique = (list: readonly unknown[]) =>
  new Set(list.map((item) => JSON.stringify(item, ordered))).size === list.length

function ofList(list: readonly unknown[], { minItems: min, maxItems: max, uniqueItems }: Schema): Limit[] {
  return [
    ...(min === undefined ? [] : [limit(list.length >= min, `至少 ${min} 项`, `at least ${min} items`)]),
    ...(max === undefined ? [] : [limit(list.length <= max, `最多 ${max} 项`, `at most ${max} items`)]),
    ...(uniqueItems ? [limit(isUnique(list), '不重复的项', 'no item twice')] : []),
  ]
}

function ofObject(value: object, { minProperties: min, maxProperties: max }: Schema): Limit[] {
  if (min === undefined && max === undefined) return []
  const { length } = Object.keys(value)
  return [
    ...(min === undefined ? [] : [limit(length >= min, `至少 ${min} 项`, `at least ${min} entries`)]),
    ...(max === undefined ? [] : [limit(length <= max, `最多 ${max} 项`, `at most ${max} entries`)]),
  ]
}

function limitsFor(value: unknown, schema: Schema): Limit[] {
  if (typeof value === 'number') return ofNumber(value, schema)
  if (typeof value === 'string') return ofText(value, schema)
  if (Array.isArray(value)) return ofList(value, schema)
  return typeof value === 'object' && value !== null ? ofObject(value, schema) : []
}

/** The first limit of its schema that a value breaks: numbers, lengths, form, counts. */
export function limitsOf(value: unknown, schema: Schema, pointer: string): Mistake[] {
  const broken = limitsFor(value, schema).find(({ holds }) => !holds)
  if (!broken) return []
  const { expected, kind } = broken
  const message = {
    zh: `「${labelOf(pointer)}」应该是：${expected.zh}`,
    en: `"${labelOf(pointer)}" must be: ${expected.en}`,
  }
  return [{ kind, pointer, message, expected, got: shown(value) }]
}
