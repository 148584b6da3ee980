import type { ScreenTools } from '../../kit/module.ts'

/** For an answer that does not say how long. */
const USUAL_WAIT = 60

/** The call of the login (A2); the login itself is the app's. Rejects with a CallProblem. */
export function loginApi({ call }: ScreenTools) {
  return {
    /** Sends a code by SMS. @returns seconds until another may be sent */
    async sendCode(mobile: string): Promise<number> {
      const reply = await call('sendSmsCode', { reqDtos: { mobile } })
      return (reply as { data?: { waitSeconds?: number } }).data?.waitSeconds ?? USUAL_WAIT
    },
  }
}
