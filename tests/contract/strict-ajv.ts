import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { vocabulary } from '../../schemas/keywords.ts'

/** A compiler that refuses what a schema can mean by mistake: unknown keywords, a `required` that nobody defined, types that don't fit. */
export function strictAjv(): Ajv {
  const ajv = new Ajv({ strict: true, strictRequired: true, allErrors: true, ...vocabulary() })
  addFormats.default(ajv)
  return ajv
}

/** One for all schemas: what judges a schema itself is compiled once, and so is each schema. */
const ajv = strictAjv()

/** The schema's validator, compiled strictly. */
export const strictly = (schema: AnySchemaObject): ValidateFunction => ajv.compile(schema)

/** What a value breaks, one line a mistake: `/items/0 must have required property 'id'`. */
export function mistakes(validate: ValidateFunction, value: unknown): string[] {
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
