import type { ScreenTools } from '../../kit/module.ts'
import type { Challenge, Question } from './login-flow.ts'

/** For an answer that does not say how long. */
const USUAL_WAIT = 60

/** The calls of the login (A2); the login itself is the app's. Rejects with a CallProblem. */
export function loginApi({ call }: ScreenTools) {
  return {
    /** Sends a code by SMS. @returns seconds until another may be sent */
    async sendCode(mobile: string, challenge?: Challenge): Promise<number> {
      const reply = await call('sendSmsCode', { reqDtos: { mobile, ...(challenge && { challenge }) } })
      return (reply as { data?: { waitSeconds?: number } }).data?.waitSeconds ?? USUAL_WAIT
    },
    /** The question before another code for this phone. */
    async question(mobile: string): Promise<Question> {
      const reply = await call('smsChallenge', { reqDtos: { mobile } })
      const { question, token } = (reply as { data: { question: string; token: string } }).data
      return { text: question, token }
    },
  }
}
