import type { Text } from '../../../schemas/json-schema.ts'
import type { Finding } from '../../kit/problem.ts'
import { closest } from '../core/expressions/closest.ts'
import { hasExpression } from '../core/expressions/index.ts'
import { checkChoice } from './check-choice.ts'
import { formOf, limitsOf } from './check-limits.ts'
import { labelOf, type Mistake } from './mistake.ts'
import { notAChoice } from './not-a-choice.ts'
import { at, isMap, type Json } from './pointer.ts'
import { describeChoices, describeKind, describeSchema, isOfType, shown, type Schema } from './schema.ts'
import { hasText } from './texts-in.ts'
import { didYouMean, quoted, rename, replace } from './words.ts'

export interface ValueCheck {
  /** What a property is here: 设置, 参数, 字段. */
  readonly noun: Text
  /** The pointer of the whole value that is checked. */
  readonly base: string
  /** Properties of the whole value that need not be written, though they are required. */
  readonly given?: ReadonlySet<string>
  /** Where a property that the whole value lacks is shown. */
  readonly missingAt?: Pick<Finding, 'pointer' | 'target'>
  /** Judges a text with an expression in it. Without it such a text is a text. */
  readonly text?: (text: string, schema: Schema, pointer: string, found: Mistake[]) => void
}

/** A text that is the wanted number or true / false in quotes can be meant as nothing else. */
function unquoted(value: unknown, schema: Schema): unknown {
  if (typeof value !== 'string' || !/^(?:-?\d{1,15}(?:\.\d{1,6})?|true|false)$/.test(value)) return undefined
  const meant: unknown = JSON.parse(value.replace(/^(-?)0+(?=\d)/, '$1'))
  return isOfType(meant, schema) && schema.type !== undefined ? meant : undefined
}

const WHOLE: Text = { zh: '整个文件', en: 'The file' }

function wrongType(value: unknown, schema: Schema, pointer: string): Mistake {
  const expected = describeSchema(schema)
  const got = describeKind(value)
  const label = pointer ? quoted(labelOf(pointer)) : WHOLE
  const meant = unquoted(value, schema)
  return {
    kind: 'type',
    pointer,
    message: {
      zh: `${label.zh}应该是${expected.zh}，却是${got.zh}`,
      en: `${label.en} must be ${expected.en} but is ${got.en}`,
    },
    expected,
    got: shown(value),
    ...(meant !== undefined && { suggestion: String(meant), fix: replace(pointer, meant, true) }),
  }
}

function unknownKey(key: string, known: readonly string[], pointer: string, { noun }: ValueCheck): Mistake {
  const suggestion = closest(key, known)
  const names = describeChoices(known)
  const hint =
    suggestion === undefined
      ? { zh: `，可以用：${names.zh || '（没有）'}`, en: `; there are: ${names.en || '(none)'}` }
      : didYouMean(suggestion)
  return {
    kind: 'unknown-key',
    pointer: at(pointer, key),
    target: 'key',
    message: { zh: `没有${noun.zh}「${key}」${hint.zh}`, en: `There is no ${noun.en} "${key}"${hint.en}` },
    expected: names,
    got: key,
    ...(suggestion !== undefined && { suggestion, fix: rename(at(pointer, key), suggestion) }),
  }
}

function missingKeys(keys: readonly string[], schema: Schema, pointer: string, check: ValueCheck): Mistake {
  const { noun, base, missingAt } = check
  const [only] = keys.length === 1 ? keys.map((key) => schema.properties?.[key]) : []
  const about = (key: string) => {
    const { title, description } = schema.properties?.[key] ?? {}
    const told = title ?? description
    return told === undefined ? '' : `（${told}）`
  }
  return {
    kind: 'missing-key',
    ...(pointer === base && missingAt ? missingAt : { pointer }),
    message: {
      zh: `缺少${noun.zh}${keys.map((key) => `「${key}」${about(key)}`).join('')}`,
      en: `Missing ${noun.en}: ${keys.map((key) => `"${key}"`).join(', ')}`,
    },
    ...(only && { expected: describeSchema(only) }),
  }
}

/** A name that is not in the schema and is near to one that is missing is that one, misspelt: one mistake. */
function checkKeys(value: Json, schema: Schema, pointer: string, found: Mistake[], check: ValueCheck): void {
  const { properties = {}, required = [], additionalProperties } = schema
  const free = Object.keys(properties).filter((key) => !Object.hasOwn(value, key))
  const meant = new Set<string | undefined>()
  for (const key of additionalProperties === false ? Object.keys(value) : []) {
    if (Object.hasOwn(properties, key)) continue
    const mistake = unknownKey(key, free.length ? free : Object.keys(properties), pointer, check)
    meant.add(mistake.suggestion)
    found.push(mistake)
  }
  const isGiven = (key: string) => Object.hasOwn(value, key) || (pointer === check.base && check.given?.has(key))
  const missing = required.filter((key) => !isGiven(key) && !meant.has(key))
  if (missing.length) found.push(missingKeys(missing, schema, pointer, check))
}

function wrongName(key: string, names: Schema, pointer: string, { expected }: Mistake): Mistake {
  const message = { zh: `「${key}」不能做名字`, en: `"${key}" cannot be a name` }
  const form = names.pattern === undefined ? expected : formOf(names.pattern)
  return { kind: 'key-name', pointer: at(pointer, key), target: 'key', message, expected: form, got: key }
}

function checkObject(value: Json, schema: Schema, pointer: string, found: Mistake[], check: ValueCheck): void {
  const { properties = {}, propertyNames: names, additionalProperties: more } = schema
  checkKeys(value, schema, pointer, found, check)
  for (const [key, child] of Object.entries(value)) {
    const own = Object.hasOwn(properties, key) ? properties[key] : typeof more === 'object' ? more : undefined
    const [wrong] = names ? checkBranch(key, names, '', { noun: check.noun, base: '' }) : []
    if (names && wrong) found.push(wrongName(key, names, pointer, wrong))
    else if (own) checkInto(child, own, at(pointer, key), found, check)
  }
}

/** Adds the mistakes of a value to `found`. */
function checkInto(value: unknown, schema: Schema, pointer: string, found: Mistake[], around: ValueCheck): void {
  const check = schema.expression === 'never' ? { ...around, text: undefined } : around
  // A constant is written out: it may say what the rest of the value is, which no expression can before the page is read.
  const isConstant = schema.const !== undefined
  if (typeof value === 'string' && !isConstant && check.text && hasExpression(value))
    return check.text(value, schema, pointer, found)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches)
    return void found.push(
      ...checkChoice(value, branches, pointer, (branch) => checkBranch(value, branch, pointer, check)),
    )
  if (isConstant && schema.const !== value) found.push(notAChoice(value, [schema.const], pointer))
  else if (schema.enum && !schema.enum.includes(value)) found.push(notAChoice(value, schema.enum, pointer))
  else if (!isOfType(value, schema)) found.push(wrongType(value, schema, pointer))
  else checkInside(value, schema, pointer, found, check)
}

function checkInside(value: unknown, schema: Schema, pointer: string, found: Mistake[], check: ValueCheck): void {
  const limits = limitsOf(value, schema, pointer)
  if (limits.length) found.push(...limits)
  else if (Array.isArray(value)) {
    const { items } = schema
    if (items) for (const [index, item] of value.entries()) checkInto(item, items, at(pointer, index), found, check)
  } else if (isMap(value)) checkObject(value, schema, pointer, found, check)
}

function checkBranch(value: unknown, branch: Schema, pointer: string, check: ValueCheck): Mistake[] {
  const found: Mistake[] = []
  checkInto(value, branch, pointer, found, check)
  return found
}

/** Adds the mistakes of the expressions in a value that is of its schema. */
function readExpressions(value: unknown, schema: Schema, pointer: string, found: Mistake[], check: ValueCheck): void {
  if (schema.expression === 'never') return
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'string' && hasExpression(value)) checkInto(value, schema, pointer, found, check)
    return
  }
  if (schema.anyOf ?? schema.oneOf) {
    // Which of them is meant decides what an expression stands for.
    if (hasText(value, hasExpression)) checkInto(value, schema, pointer, found, check)
    return
  }
  const { properties = {}, additionalProperties: more, items } = schema
  const others = typeof more === 'object' ? more : undefined
  for (const [key, child] of Object.entries(value)) {
    const own = Array.isArray(value) ? items : Object.hasOwn(properties, key) ? properties[key] : others
    const isPlain = typeof child === 'string' ? !hasExpression(child) : typeof child !== 'object'
    if (own && !isPlain) readExpressions(child, own, at(pointer, key), found, check)
  }
}

/** The mistakes of the expressions in a value that is of its schema, as Ajv found: what else there is to say of it, nobody asks. */
export function checkExpressions(value: unknown, schema: Schema, check: ValueCheck): Mistake[] {
  const found: Mistake[] = []
  readExpressions(value, schema, check.base, found, check)
  return found
}

/** The mistakes of a value: each thing that is wrong gives one, and what hangs on it gives none. */
export const checkValue = (value: unknown, schema: Schema, check: ValueCheck): Mistake[] =>
  checkBranch(value, schema, check.base, check)
