import type { JSONSchema } from '../../schemas/json-schema.ts'

/** A value that was good, and what is wrong with it now. */
export type Broken = readonly [what: string, value: unknown]

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const part = (schema: unknown, name: string): JSONSchema => (schema as Record<string, unknown>)[name] as JSONSchema

/** Every way in which one thing of a good value is not as its schema says; what stands in an address is text, and can't be of a wrong type. */
export function* brokenValues(schema: JSONSchema, value: unknown, at: string): Generator<Broken> {
  if (isMap(value)) yield* brokenMaps(schema, value, at)
  else if (Array.isArray(value)) yield* brokenLists(schema, value, at)
  else yield* brokenScalars(schema, at)
}

function* brokenMaps(schema: JSONSchema, value: Record<string, unknown>, at: string): Generator<Broken> {
  if (at.includes(' ')) yield [`${at} is a text`, 'text']
  if (schema.additionalProperties === false) yield [`${at} has more`, { ...value, surplus: '1' }]
  for (const name of schema.required ?? []) {
    const { [name]: _missing, ...rest } = value
    yield [`${at} lacks ${name}`, rest]
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    for (const [what, broken] of brokenValues(inner as JSONSchema, value[name], `${at} ${name}`))
      yield [what, { ...value, [name]: broken }]
}

function* brokenLists(schema: JSONSchema, value: readonly unknown[], at: string): Generator<Broken> {
  yield [`${at} is no list`, {}]
  if (schema.minItems) yield [`${at} has nothing`, []]
  if (value.length > 0)
    for (const [what, broken] of brokenValues(part(schema, 'items'), value[0], `${at}[]`))
      yield [what, [broken, ...value.slice(1)]]
}

function* brokenScalars(schema: JSONSchema, at: string): Generator<Broken> {
  if (schema.type === 'string') {
    if (schema.maxLength !== undefined) yield [`${at} is too long`, 'A'.repeat(schema.maxLength + 1)]
    if (schema.minLength) yield [`${at} is empty`, '']
    if (schema.pattern !== undefined || schema.enum) yield [`${at} is another text`, '!']
  } else yield [`${at} is a text`, 'text']
  if (schema.maximum !== undefined) yield [`${at} is too large`, schema.maximum + 1]
  if (schema.minimum !== undefined) yield [`${at} is too small`, schema.minimum - 1]
}

/** The value once for each text and each name in it, that one spoilt. */
export function* spoiltTexts(value: unknown, spoil: (text: string) => string): Generator {
  if (typeof value === 'string') yield spoil(value)
  if (Array.isArray(value))
    for (const [at, inner] of value.entries())
      for (const spoilt of spoiltTexts(inner, spoil)) yield value.with(at, spoilt)
  if (isMap(value))
    for (const [name, inner] of Object.entries(value))
      for (const spoilt of spoiltTexts(inner, spoil)) yield { ...value, [name]: spoilt }
}

/** Names that the schema has and the value doesn't: what a test of the value would not try. */
export function untried(schema: JSONSchema, value: unknown): string[] {
  if (Array.isArray(value)) return value.length > 0 ? untried(part(schema, 'items'), value[0]) : []
  if (!isMap(value)) return []
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    Object.hasOwn(value, name) ? untried(inner as JSONSchema, value[name]) : [name],
  )
}
