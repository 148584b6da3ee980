import axios, { isAxiosError } from 'axios'
import type { CallShape } from '../../schemas/page/plan.ts'
import { callParts, queryText, refusalOf } from '../domain/call-parts.ts'
import { CallProblem } from '../kit/call.ts'

/** A9: a call may take 30 s. */
const TIMEOUT = 30_000

/** A8, B8: what is told when the server has no words of its own. */
const NO_SENTENCE = '系统开小差了，请稍后再试'

/** How one request ended. `wantsLogin`: whoever asked has to be somebody else (A8: 401; B8: code 403). `final`: the server has decided. */
export type Answer =
  | { readonly reply: unknown; readonly problem?: undefined }
  | { readonly problem: CallProblem; readonly wantsLogin: boolean; readonly final: boolean }

export interface SendInput {
  /** Origin and prefix of the host that this call goes to. */
  readonly base: string
  readonly shape: CallShape
  readonly args: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** Sends one request by axios (A7) and reads its answer; never rejects. */
export async function sendCall({ base, shape, args, headers, signal }: SendInput): Promise<Answer> {
  const { url, query, body, headers: own } = callParts(shape, args)
  const isPost = shape.method === 'POST'
  try {
    const { status, data } = await axios.request<string>({
      baseURL: base,
      url: url + queryText(query),
      method: shape.method,
      headers: { ...own, ...headers, ...(isPost && { 'Content-Type': 'application/json-patch+json' }) },
      ...(isPost && { data: body }),
      timeout: TIMEOUT,
      signal,
      responseType: 'text',
      // axios would hand on what it can't parse as a text.
      transformResponse: (text: string) => text,
      validateStatus: () => true,
    })
    return read(shape, status, parsed(data))
  } catch (error) {
    return { problem: unsent(error), wantsLogin: false, final: false }
  }
}

function read(shape: CallShape, status: number, body: object | undefined): Answer {
  if (status < 200 || status >= 300)
    return { problem: refused(status, body), wantsLogin: status === 401, final: status < 500 }
  if (!body) return { problem: new CallProblem('malformed', NO_SENTENCE), wantsLogin: false, final: false }
  const refusal = refusalOf(shape, body)
  if (!refusal) return { reply: body }
  const wantsLogin = shape.accepted !== undefined && refusal.code === '403'
  return { problem: new CallProblem(refusal.code, refusal.message, refusal.isReason), wantsLogin, final: true }
}

/** A8: what the shopper reads by the status of the answer. */
function refused(status: number, body: object | undefined): CallProblem {
  const code = textOf(body, 'code')
  const said = textOf(body, 'message') ?? textOf(body, 'errorMessage')
  if (status === 401) return new CallProblem(code ?? 'not-logged-in', said ?? '请先登录')
  if (status === 404) return new CallProblem(code ?? 'not-found', '请求地址失效')
  if (status === 403) return new CallProblem(code ?? 'forbidden', said ?? '您没有此操作权限')
  return new CallProblem(code ?? `http-${status}`, said ?? NO_SENTENCE)
}

/** A8: no answer came, or the request never left. */
function unsent(error: unknown): CallProblem {
  const left = isAxiosError(error) && error.request !== undefined
  return left ? new CallProblem('no-response', '请求超时') : new CallProblem('request-setup', '服务器正在维修')
}

/** Every reply of the mall is an object. */
function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A text of the server's answer that says something. */
function textOf(body: object | undefined, name: string): string | undefined {
  const found: unknown = body && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}
