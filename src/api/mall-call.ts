import axios from 'axios'
import type { CallShape } from '../../schemas/page/plan.ts'
import { LOGIN_REQUIRED } from '../domain/refused-reply.ts'
import type { CallProblem } from '../kit/call.ts'
import { sendCall } from '../kit/send-call.ts'
import { problemOf, unsentProblem } from './call-problem.ts'

/** A9: a call may take 30 s. */
const TIMEOUT = 30_000

/** How one request ended. `wantsLogin`: whoever asked has to be somebody else (A8: 401; B8: code 403). `final`: the server has decided. */
export type Answer =
  | { readonly reply: unknown; readonly problem?: undefined }
  | { readonly problem: CallProblem; readonly wantsLogin: boolean; readonly final: boolean }

type MallCall = Parameters<typeof sendCall>[0] & {
  /** Origin and prefix of the host that this call goes to. */
  readonly base: string
  /** Told of the header Date of an answer; of another site's it can't be read. */
  readonly dated?: (date: string | undefined) => void
}

/** Sends one call of the mall by axios (A7) and reads its answer; never rejects. */
export async function sendMallCall({ base, dated, ...call }: MallCall): Promise<Answer> {
  try {
    const { status, reply } = await sendCall(call, 'application/json-patch+json', async ({ body, ...request }) => {
      const answer = await axios.request<string>({
        ...{ ...request, baseURL: base, data: body, timeout: TIMEOUT, responseType: 'text' },
        validateStatus: () => true,
      })
      dated?.(answer.headers['date'] as string | undefined)
      return { status: answer.status, text: answer.data }
    })
    return answerOf(call.shape, status, reply)
  } catch (error) {
    return { problem: unsentProblem(error), wantsLogin: false, final: false }
  }
}

function answerOf(shape: CallShape, status: number, reply: unknown): Answer {
  // Every reply of the mall is an object.
  const body = typeof reply === 'object' && reply !== null && !Array.isArray(reply) ? reply : undefined
  const problem = problemOf(shape, status, body)
  if (!problem) return { reply: body }
  const isOk = status >= 200 && status < 300
  const wantsLogin = isOk ? problem.code === LOGIN_REQUIRED : status === 401
  return { problem, wantsLogin, final: isOk ? body !== undefined : status < 500 }
}
