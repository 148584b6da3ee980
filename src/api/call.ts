import { callParts, queryText } from '../domain/call-parts.ts'
import { type Call, CallProblem } from '../kit/call.ts'

/** A9: a call may take 30 s. */
const TIMEOUT = 30_000

/**
 * The browser's way to the mall's API (A7): axios, loaded by the first call, since the first view came with its data.
 * @param base origin and prefix of the API; '' is this server
 */
export function createBrowserCall(base: string): Call {
  return async (shape, args, signal) => {
    const { url, query, body } = callParts(shape, args)
    try {
      const { default: axios } = await import('axios')
      const reply = await axios.request<unknown>({
        baseURL: base,
        url: url + queryText(query),
        method: shape.method,
        ...(shape.method === 'POST' && { data: body, headers: { 'Content-Type': 'application/json-patch+json' } }),
        timeout: TIMEOUT,
        signal,
      })
      return reply.data
    } catch (error) {
      throw problemOf(error)
    }
  }
}

/** A8: what the shopper reads when a call fails, by how far it came. */
function problemOf(error: unknown): CallProblem {
  if (!isAxiosError(error) || !(error.response ?? error.request))
    return new CallProblem('request-setup', '服务器正在维修')
  if (!error.response) return new CallProblem('no-response', '请求超时')
  const { status, data } = error.response
  const code = textOf(data, 'code')
  const said = textOf(data, 'message')
  if (status === 404) return new CallProblem(code ?? 'not-found', '请求地址失效')
  if (status === 403) return new CallProblem(code ?? 'forbidden', said ?? '您没有此操作权限')
  return new CallProblem(code ?? `http-${status}`, said ?? '系统开小差了，请稍后再试')
}

interface AxiosLike {
  readonly isAxiosError: true
  /** Present once the request was sent. */
  readonly request?: unknown
  readonly response?: { readonly status: number; readonly data: unknown }
}

const isAxiosError = (error: unknown): error is AxiosLike =>
  typeof error === 'object' && error !== null && 'isAxiosError' in error && error.isAxiosError === true

/** A text of the server's answer that says something. */
function textOf(data: unknown, name: string): string | undefined {
  const found: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}
