import { callParts } from '../domain/call-parts.ts'
import { type Call, CallProblem } from '../kit/call.ts'

/** A9: a call may take 30 s. */
const TIMEOUT = 30_000

/**
 * The browser's way to the mall's API (A7): axios, loaded by the first call, since the first view came with its data.
 * @param base origin and prefix of the API; '' is this server
 */
export function createBrowserCall(base: string): Call {
  return async (shape, args, signal) => {
    const { default: axios } = await import('axios')
    const { url, query, body } = callParts(shape, args)
    try {
      const reply = await axios.request<unknown>({
        baseURL: base,
        url,
        method: shape.method,
        params: query,
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

/** A8: what the shopper reads when a call fails, by what came back. */
function problemOf(error: unknown): CallProblem {
  if (!isAxiosError(error)) return new CallProblem('request-setup', '服务器正在维修')
  const { response } = error
  if (!response) return new CallProblem('no-response', '请求超时')
  const said = messageOf(response.data)
  if (response.status === 403) return new CallProblem('forbidden', said ?? '您没有此操作权限')
  if (response.status === 404) return new CallProblem('not-found', '请求地址失效')
  return new CallProblem(`http-${response.status}`, said ?? '系统开小差了，请稍后再试')
}

interface AxiosLike {
  readonly isAxiosError: true
  readonly response?: { readonly status: number; readonly data: unknown }
}

const isAxiosError = (error: unknown): error is AxiosLike =>
  typeof error === 'object' && error !== null && 'isAxiosError' in error && error.isAxiosError === true

function messageOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  return typeof data.message === 'string' && data.message !== '' ? data.message : undefined
}
