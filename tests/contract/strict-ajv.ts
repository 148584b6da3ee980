import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

/** A compiler that refuses what a schema can mean by mistake: unknown keywords, a `required` that nobody defined, types that don't fit. */
export function strictAjv(): Ajv {
  const ajv = new Ajv({ strict: true, strictRequired: true, allErrors: true })
  addFormats.default(ajv)
  return ajv
}

const compiled = new WeakMap<object, ValidateFunction>()

/** The schema's validator, compiled strictly: once, for all tests that ask for that very schema. */
export function strictly(schema: AnySchemaObject): ValidateFunction {
  const validate = compiled.get(schema) ?? strictAjv().compile(schema)
  compiled.set(schema, validate)
  return validate
}

/** What a value breaks, one line a mistake: `/items/0 must have required property 'id'`. */
export function mistakes(validate: ValidateFunction, value: unknown): string[] {
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
