import { Ajv } from 'ajv'
import type { Contract } from '../../../schemas/api/contract.ts'
import { type Call, CallProblem, isCallProblem } from '../../kit/call.ts'
import { matchRoute } from '../core/match-route.ts'
import type { Site } from '../site.ts'

/** What answers the calls of an endpoint, with its checked arguments. Refuses by throwing a CallProblem. */
export type Handler = (args: never) => object | Promise<object>

/** An answer of an endpoint over HTTP. */
interface EndpointAnswer {
  readonly status: number
  readonly body: object
}

interface EndpointServer {
  /** Calls an endpoint in this process, for the data of a page. */
  readonly call: Call
  /** Whether an address is one of theirs. */
  readonly has: (url: URL) => boolean
  /** Answers a request at one of their addresses. */
  readonly answer: (method: string, url: URL, body: unknown) => Promise<EndpointAnswer>
}

type Args = Readonly<Record<string, unknown>>
const PARTS = ['params', 'query', 'body'] as const

/**
 * The endpoints of a site, each with its handler: one way for the data of pages and for what browsers send.
 * @throws when an endpoint has no handler
 */
export function serveEndpoints(
  endpoints: Site['endpoints'],
  handlers: Readonly<Record<string, Handler>>,
): EndpointServer {
  const served = Object.values(endpoints).map((contract) => ({ contract, run: runnerOf(contract, handlers) }))
  return {
    async call({ method, path }, args) {
      const found = served.find(({ contract }) => contract.path === path && contract.method === method)
      if (!found) throw new CallProblem('not-found', `There is no endpoint ${method} ${path}`)
      return found.run(args)
    },
    has: ({ pathname }) => served.some(({ contract }) => matchRoute([routeOf(contract)], pathname)),
    async answer(method, url, body) {
      for (const { contract, run } of served) {
        const match = contract.method === method && matchRoute([routeOf(contract)], url.pathname)
        if (!match) continue
        const given = isArgs(body) ? body : {}
        return answered(() => run({ ...Object.fromEntries(url.searchParams), ...given, ...match.params }))
      }
      return { status: 405, body: { code: 'method-not-allowed', message: `This address takes no ${method}` } }
    },
  }
}

const routeOf = ({ name, path }: Contract) => ({ name, path, title: name, open: true })

const isArgs = (value: unknown): value is Args => typeof value === 'object' && value !== null && !Array.isArray(value)

function runnerOf(contract: Contract, handlers: Readonly<Record<string, Handler>>): (args: Args) => Promise<object> {
  const handler = handlers[contract.name]
  if (!handler) throw new Error(`The endpoint ${contract.name} has no handler`)
  // What stands in an address is text: a number is made of it where the schema asks for one.
  const ajv = new Ajv({ strict: false, coerceTypes: true, useDefaults: true, validateFormats: false })
  const parts = PARTS.flatMap((part) => {
    const schema = contract[part]
    return schema ? [{ part, names: Object.keys(schema.properties ?? {}), validate: ajv.compile(schema) }] : []
  })
  return async (args) => {
    const checked: Record<string, unknown> = {}
    for (const { part, names, validate } of parts) {
      const given = Object.fromEntries(names.flatMap((name) => (Object.hasOwn(args, name) ? [[name, args[name]]] : [])))
      if (!validate(given)) throw new CallProblem('invalid-request', ajv.errorsText(validate.errors, { dataVar: part }))
      Object.assign(checked, given)
    }
    return handler(checked as never)
  }
}

/** An endpoint that fails by anything but a refusal says no more than that it failed. */
async function answered(run: () => Promise<object>): Promise<EndpointAnswer> {
  try {
    return { status: 200, body: await run() }
  } catch (error) {
    if (!isCallProblem(error)) {
      console.error(error)
      return { status: 500, body: { code: 'failed' } }
    }
    return { status: STATUS[error.code] ?? 409, body: { code: error.code, message: error.message } }
  }
}

const STATUS: Readonly<Record<string, number>> = { 'invalid-request': 400, 'not-logged-in': 401, 'not-found': 404 }
