import { at, isMap } from './pointer.ts'
import type { Schema } from './schema.ts'

/** A text in a value that takes no expression, its pointer, and whether it is a name of something. */
export interface PlainText {
  readonly pointer: string
  readonly text: string
  readonly isName: boolean
}

interface Around {
  readonly isPlain: boolean
  readonly isName: boolean
}

const OPEN: Around = { isPlain: false, isName: false }

/** Of what is a choice, has a form, or is no text, a rule of that place speaks. */
const takesAnyText = ({ type, enum: choices, const: only, pattern, anyOf, oneOf }: Schema) =>
  (type === undefined || [type].flat().includes('string')) && !(choices ?? only ?? pattern ?? anyOf ?? oneOf)

/** Words of a page under which stands what has rules of its own. */
const TOLD_ELSEWHERE = new Set(['blocks', 'slots', 'redirects', 'head', 'pages'])

/** The schema of what stands under a key; undefined where there may be no such key, or others speak of it. */
function schemaUnder(schema: Schema, value: unknown, key: string): Schema | undefined {
  if (Array.isArray(value)) return schema.items ?? {}
  const { properties = {}, additionalProperties: more = true } = schema
  if (Object.hasOwn(properties, key)) return TOLD_ELSEWHERE.has(key) ? undefined : properties[key]
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return branches.flatMap((branch) => schemaUnder(branch, value, key) ?? []).at(0)
  return typeof more === 'object' ? more : more ? {} : undefined
}

/** The texts in a value that take no expression, as its schema says it, and that may be any text else. */
export function* plainTexts(
  value: unknown,
  schema: Schema,
  pointer: string,
  around: Around = OPEN,
): Generator<PlainText> {
  const isPlain = around.isPlain || schema.expression === 'never'
  const isName = around.isName || schema.names !== undefined
  if (typeof value === 'string') {
    if (isPlain && takesAnyText(schema)) yield { pointer, text: value, isName }
    return
  }
  if (!Array.isArray(value) && !isMap(value)) return
  for (const [key, child] of Object.entries(value)) {
    const under = schemaUnder(schema, value, key)
    if (under) yield* plainTexts(child, under, at(pointer, key), { isPlain, isName })
  }
}
