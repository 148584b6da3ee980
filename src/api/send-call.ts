import axios from 'axios'
import type { CallShape } from '../../schemas/page/plan.ts'
import { LOGIN_REQUIRED } from '../domain/call-parts.ts'
import { callParts, queryText } from '../kit/call-parts.ts'
import type { CallProblem } from '../kit/call.ts'
import { problemOf, unsentProblem } from './call-problem.ts'

/** A9: a call may take 30 s. */
const TIMEOUT = 30_000

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
  /** Told of the header Date of an answer; of another site's it can't be read. */
  readonly dated?: (date: string | undefined) => void
}

/** Sends one request by axios (A7) and reads its answer; never rejects. */
export async function sendCall({ base, shape, args, headers, signal, dated }: SendInput): Promise<Answer> {
  const { url, query, body, headers: own } = callParts(shape, args)
  const isPost = shape.method === 'POST'
  try {
    const answer = await axios.request<string>({
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
    dated?.(answer.headers['date'] as string | undefined)
    return read(shape, answer.status, parsed(answer.data))
  } catch (error) {
    return { problem: unsentProblem(error), wantsLogin: false, final: false }
  }
}

function read(shape: CallShape, status: number, body: object | undefined): Answer {
  const problem = problemOf(shape, status, body)
  if (!problem) return { reply: body }
  const isOk = status >= 200 && status < 300
  const wantsLogin = isOk ? problem.code === LOGIN_REQUIRED : status === 401
  return { problem, wantsLogin, final: isOk ? body !== undefined : status < 500 }
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
