import { Ajv } from 'ajv'
import type { Contract } from '../../../schemas/api/contract.ts'
import { type Call, CallProblem, isCallProblem } from '../../kit/call.ts'
import { mapOf } from '../../kit/json.ts'
import { matchRoute } from '../core/match-route.ts'
import type { Site } from '../site.ts'
import { type SiteLanguage, wordsOf } from '../words/words-of.ts'
import type { SiteWords } from '../words/zh.ts'

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
 * @param report told of a handler that fails by anything but a refusal, or replies otherwise than its contract promises
 * @throws when an endpoint has no handler, a schema that is none, another's name or another's address
 */
export function serveEndpoints(
  { endpoints, ...language }: Pick<Site, 'endpoints'> & SiteLanguage,
  handlers: Readonly<Record<string, Handler>>,
  report: (words: string) => void = (words) => console.error('[pagoda]', words),
): EndpointServer {
  checkNames(endpoints)
  const served = Object.values(endpoints).map((contract) => ({
    contract,
    run: reporting(runnerOf(contract, handlers), contract, report, wordsOf(language)),
  }))
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
        const given = mapOf(body)
        return answered(() => run({ ...Object.fromEntries(url.searchParams), ...given, ...match.params }))
      }
      return { status: 405, body: { code: 'method-not-allowed', message: `This address takes no ${method}` } }
    },
  }
}

const routeOf = ({ name, path }: Contract) => ({ name, path, title: name, open: true })

function checkNames(endpoints: Site['endpoints']): void {
  const byAddress = new Map<string, string>()
  for (const [name, contract] of Object.entries(endpoints)) {
    if (contract.name !== name) throw new Error(`The contract of the endpoint ${name} is named ${contract.name}`)
    const address = `${contract.method} ${contract.path}`
    const other = byAddress.get(address)
    if (other !== undefined) throw new Error(`The endpoints ${other} and ${name} have the same address: ${address}`)
    byAddress.set(address, name)
  }
}

type Run = (args: Args) => Promise<object>

/** ms that a handler may take. */
const ANSWERS_IN = 30_000

/** Whoever asks hears no more than that it failed. */
function reporting(run: Run, { name }: Contract, report: (words: string) => void, { noResponse }: SiteWords): Run {
  const failed = (error: unknown) =>
    report(`The endpoint ${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  return async (args) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        failed(`no answer in ${ANSWERS_IN / 1000} seconds`)
        reject(new CallProblem('no-response', noResponse))
      }, ANSWERS_IN)
    })
    try {
      return await Promise.race([run(args), late])
    } catch (error) {
      if (!isCallProblem(error)) failed(error)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

function compile(ajv: Ajv, schema: object, part: string, { name }: Contract) {
  try {
    return ajv.compile(schema)
  } catch (error) {
    throw new Error(`The schema of ${part} of the endpoint ${name} is wrong: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/** Keywords and formats of the page language stand in schemas too. */
const LAX = { strict: false, validateFormats: false } as const

function runnerOf(contract: Contract, handlers: Readonly<Record<string, Handler>>): Run {
  const handler = handlers[contract.name]
  if (!handler) throw new Error(`The endpoint ${contract.name} has no handler`)
  // What stands in an address is text: a number is made of it where the schema asks for one.
  const ajv = new Ajv({ ...LAX, coerceTypes: true, useDefaults: true })
  const parts = PARTS.flatMap((part) => {
    const schema = contract[part]
    return schema
      ? [{ part, names: Object.keys(schema.properties ?? {}), validate: compile(ajv, schema, part, contract) }]
      : []
  })
  const replies = new Ajv(LAX)
  const isPromised = compile(replies, contract.reply, 'the reply', contract)
  return async (args) => {
    const checked: Record<string, unknown> = {}
    for (const { part, names, validate } of parts) {
      const given = Object.fromEntries(names.flatMap((name) => (Object.hasOwn(args, name) ? [[name, args[name]]] : [])))
      if (!validate(given)) throw new CallProblem('invalid-request', ajv.errorsText(validate.errors, { dataVar: part }))
      Object.assign(checked, given)
    }
    const reply: object = await handler(checked as never)
    if (isPromised(reply)) return reply
    throw new Error(
      `its contract does not promise this: ${replies.errorsText(isPromised.errors, { dataVar: 'reply' })}`,
    )
  }
}

/** An endpoint that fails by anything but a refusal says no more than that it failed. */
async function answered(run: () => Promise<object>): Promise<EndpointAnswer> {
  try {
    return { status: 200, body: await run() }
  } catch (error) {
    if (!isCallProblem(error)) return { status: 500, body: { code: 'failed' } }
    return { status: STATUS[error.code] ?? 409, body: { code: error.code, message: error.message } }
  }
}

const STATUS: Readonly<Record<string, number>> = {
  'invalid-request': 400,
  'not-logged-in': 401,
  'not-found': 404,
  'no-response': 503,
}
