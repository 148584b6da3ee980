import { Ajv, type Options } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'

/** JSON keeps its types, so a body must have the right ones; what stands in an address is text, so it is read as what is asked for. */
const asWritten: Options = { strict: true, removeAdditional: false, useDefaults: false, coerceTypes: false }
/** A list repeats its name: one that has one thing is a text. */
const asText: Options = { ...asWritten, coerceTypes: 'array' }

const checkerOf = (options: Options) => {
  const ajv = new Ajv(options)
  addFormats.default(ajv)
  return ajv
}

/** Requests are checked against the contract to the letter: an unknown field is refused, never dropped. */
export function strictValidation(app: FastifyInstance): void {
  const bodies = checkerOf(asWritten)
  const addresses = checkerOf(asText)
  const compiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    (httpPart === 'body' ? bodies : addresses).compile(schema)
  app.setValidatorCompiler(compiler)
  app.removeContentTypeParser('text/plain')
  // A7: posts carry the JSON patch content type; the body is plain JSON all the same.
  app.addContentTypeParser(
    'application/json-patch+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
}
