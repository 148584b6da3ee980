/**
 * As much of JSON Schema as drafts need. The whole of it would bring its library, which is larger than the form; a keyword that is not
 * checked here does not compile.
 */
export type DraftSchema =
  | { readonly type: 'string'; readonly enum?: readonly string[]; readonly maxLength?: number }
  | { readonly type: 'integer'; readonly minimum?: number }
  | { readonly type: 'boolean' }
  | { readonly type: 'array'; readonly items: DraftSchema }
  | ObjectSchema

interface ObjectSchema {
  readonly type: 'object'
  readonly properties?: Readonly<Record<string, DraftSchema>>
  readonly required?: readonly string[]
  /** The schema of every property that `properties` does not name; false: there is no other. */
  readonly additionalProperties: DraftSchema | false
}

/** Whether a value that was parsed from JSON is by a schema. */
export function conforms(schema: DraftSchema, value: unknown): boolean {
  switch (schema.type) {
    case 'string':
      return isString(schema, value)
    case 'integer':
      return Number.isSafeInteger(value) && (value as number) >= (schema.minimum ?? -Infinity)
    case 'boolean':
      return typeof value === 'boolean'
    case 'array':
      return Array.isArray(value) && value.every((item) => conforms(schema.items, item))
    case 'object':
      return isObject(schema, value)
  }
}

/** Length is counted in characters, not in halves of them, as JSON Schema says. */
const isString = ({ enum: choices, maxLength }: Extract<DraftSchema, { type: 'string' }>, value: unknown): boolean =>
  typeof value === 'string' &&
  (choices?.includes(value) ?? true) &&
  (maxLength === undefined || Array.from(value).length <= maxLength)

function isObject({ properties = {}, required = [], additionalProperties }: ObjectSchema, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if (!required.every((name) => Object.hasOwn(value, name))) return false
  return Object.entries(value).every(([name, one]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    return schema !== undefined && schema !== false && conforms(schema, one)
  })
}
