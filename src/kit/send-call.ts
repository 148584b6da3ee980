import type { CallShape } from '../../schemas/page/plan.ts'

type Args = Readonly<Record<string, unknown>>

/** One request, as a transport sends it. */
interface CallRequest {
  readonly method: CallShape['method']
  /** Path and query, behind the prefix that the transport knows. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON; a GET has none. */
  readonly body: string | undefined
  readonly signal: AbortSignal | undefined
}

/** Sends a request by one way, such as `fetch`, axios or this process itself; rejects when no answer came. */
export type Transport = (request: CallRequest) => Promise<{ readonly status: number; readonly text: string }>

/** A transport by `fetch`. @param whereIs where a request goes: its path and query behind an origin or a prefix */
export const fetchTransport =
  (whereIs: (url: string) => string, options?: RequestInit): Transport =>
  async ({ url, ...request }) => {
    const answer = await fetch(whereIs(url), { ...options, ...request })
    return { status: answer.status, text: await answer.text().catch(() => '') }
  }

interface CallInput {
  readonly shape: CallShape
  readonly args: Args
  /** Headers beside those that the endpoint itself asks for. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/**
 * Makes one call of an endpoint: each argument goes where its contract has it. Rejects when no answer came.
 * @param type content type of the body of a POST
 * @returns the status and the JSON of the answer, undefined where it is none
 */
export async function sendCall({ shape, args, headers, signal }: CallInput, type: string, transport: Transport) {
  const isPost = shape.method === 'POST'
  const own = Object.entries(pick(args, shape.headers ?? [])).map(([name, value]) => [name, String(value)])
  const { status, text } = await transport({
    method: shape.method,
    url: addressOf(shape.path, args, pick(args, shape.query)),
    headers: { ...Object.fromEntries(own), ...headers, ...(isPost && { 'content-type': type }) },
    body: isPost ? JSON.stringify(pick(args, shape.body)) : undefined,
    signal,
  })
  return { status, reply: parsed(text) }
}

const pick = (args: Args, names: readonly string[]): Args =>
  Object.fromEntries(names.map((name) => [name, args[name]]).filter(([, value]) => value !== undefined))

/** The address of a call: its path with the parameters filled in, /online/thing/:id -> /online/thing/100101, and the query; a list repeats its name. */
export function addressOf(path: string, params: Args, query: Args): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
