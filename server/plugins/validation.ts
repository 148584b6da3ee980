import { Ajv, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { default as fastJsonStringify, type AnySchema } from 'fast-json-stringify'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { vocabulary } from '../../schemas/keywords.ts'
import { bodyText } from './body-text.ts'

/** JSON keeps its types, so a body must have the right ones; what stands in an address is text, so it is read as what is asked for. */
const asWritten: Options = {
  strict: true,
  ...vocabulary(),
  removeAdditional: false,
  useDefaults: false,
  coerceTypes: false,
}
/** A list repeats its name: one that has one thing is a text. */
const asText: Options = { ...asWritten, coerceTypes: 'array' }

const checkerOf = (options: Options) => {
  const ajv = new Ajv(options)
  addFormats.default(ajv)
  return ajv
}

const once = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined
  return () => (made ??= make())
}

/** What a schema was compiled to. A contract's schemas are those of the whole process, and so is what is made of them. */
const perSchema = <Made>(make: (schema: object) => Made) => {
  const made = new WeakMap<object, Made>()
  return (schema: object): Made => {
    const known = made.get(schema) ?? make(schema)
    made.set(schema, known)
    return known
  }
}

const bodies = once(() => checkerOf(asWritten))
const addresses = once(() => checkerOf(asText))
const bodyValidator = perSchema((schema) => bodies().compile(schema))
const addressValidator = perSchema((schema) => addresses().compile(schema))
const { formats } = vocabulary()
const writer = perSchema((schema) => fastJsonStringify(schema as AnySchema, { ajv: { formats } }))

/** A text that is read as a number may be too large for one: Ajv takes it for an integer then, and looks at none of its bounds. */
const isEndless = (value: unknown): boolean =>
  [value].flat().some((one) => typeof one === 'number' && Math.abs(one) > Number.MAX_SAFE_INTEGER)

const endlessIn = (value: unknown): ValidateFunction['errors'] =>
  Object.entries(Object(value) as Readonly<Record<string, unknown>>)
    .filter(([, one]) => isEndless(one))
    .map(([name]) => ({
      ...{ instancePath: `/${name}`, schemaPath: '', keyword: 'type', params: {} },
      message: 'must be a number that can be kept',
    }))

/** A validator that is compiled by the first request for it: all of them together are a third of a start. */
function validatedBy(compile: () => ValidateFunction) {
  const validator = once(compile)
  const validate = (value: unknown): boolean => {
    const own = validator()
    const isValid = own(value)
    validate.errors = isValid ? endlessIn(value) : own.errors
    return isValid && !validate.errors?.length
  }
  validate.errors = undefined as ValidateFunction['errors']
  return validate
}

/** What writes a reply, made for the first one. */
const serializerOf: FastifySerializerCompiler<AnySchema & object> = ({ schema }) => {
  const serializer = once(() => writer(schema))
  return (reply) => serializer()(reply)
}

/**
 * Requests are checked against the contract to the letter: an unknown field is refused, never dropped. That every contract can be
 * compiled is held by tests/contract, not by a start.
 */
export function strictValidation(app: FastifyInstance): void {
  const compiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    validatedBy(() => (httpPart === 'body' ? bodyValidator : addressValidator)(schema))
  app.setValidatorCompiler(compiler)
  app.setSerializerCompiler(serializerOf)
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  // A7: posts carry the JSON patch content type; the body is plain JSON all the same.
  app.addContentTypeParser(
    ['application/json', 'application/json-patch+json'],
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => parse(request, bodyText(request, body), done),
  )
}
