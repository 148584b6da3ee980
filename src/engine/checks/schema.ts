import type { JSONSchema, Text } from '../../../schemas/json-schema.ts'
import { kindOf } from './kinds.ts'
import { requireUnderstood, type Schema } from './understood-schema.ts'

export { isOfType, kindOf } from './kinds.ts'
export type { Schema } from './understood-schema.ts'

/**
 * A schema as the checks read it. Throws for what they cannot compare a value with: a mistake of the schema's developer, which
 * would let mistakes of operators pass.
 */
export function asSchema(schema: JSONSchema | Schema): Schema {
  requireUnderstood(schema)
  return schema as Schema
}

const WORDS: Readonly<Record<string, Text>> = {
  string: { zh: '文字', en: 'text' },
  number: { zh: '数字', en: 'a number' },
  integer: { zh: '整数', en: 'a whole number' },
  boolean: { zh: 'true 或 false', en: 'true or false' },
  array: { zh: '列表', en: 'a list' },
  object: { zh: '对象', en: 'an object' },
  null: { zh: '空（null）', en: 'null' },
}

const joined = (texts: readonly Text[]): Text => ({
  zh: [...new Set(texts.map(({ zh }) => zh))].join('或'),
  en: [...new Set(texts.map(({ en }) => en))].join(' or '),
})

/** Choices as an operator writes them. */
export function describeChoices(choices: readonly unknown[]): Text {
  const shown = choices.map((choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice)))
  return { zh: shown.join('、'), en: shown.join(', ') }
}

/** What a schema wants, in a few words. */
export function describeSchema(schema: Schema): Text {
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return joined(branches.map(describeSchema))
  if (schema.const !== undefined) return describeChoices([schema.const])
  if (schema.enum) return describeChoices(schema.enum)
  const names = [schema.type ?? (schema.properties ? 'object' : [])].flat()
  return names.length
    ? joined(names.map((name) => WORDS[name] ?? { zh: name, en: name }))
    : { zh: '任意值', en: 'any value' }
}

/** What a value is, in a word. */
export const describeKind = (value: unknown): Text => WORDS[kindOf(value)] ?? { zh: '空', en: 'nothing' }

/** More of a value than this is not shown in a message. */
const SHOWN = 60

/** A value as it stands in the file, shortened. */
export function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    const size = Array.isArray(value) ? value.length : Object.keys(value).length
    return Array.isArray(value) ? `[… ${size}]` : `{… ${size}}`
  }
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
