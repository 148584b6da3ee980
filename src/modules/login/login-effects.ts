import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import { loginApi } from './login-api.ts'
import type { LoginEffect, LoginEvent } from './login-flow.ts'

/** Where a login leads to. */
const redirectOf = ({ query }: ScreenTools) => query().redirect

/** Does what the login asks for. @param now the shop's time, epoch milliseconds */
export function loginEffects(tools: ScreenTools, now: () => number) {
  return (effect: LoginEffect, send: (event: LoginEvent) => void): void => {
    const redirect = redirectOf(tools)
    switch (effect.do) {
      case 'send-code':
        return settle(
          loginApi(tools).sendCode(effect.mobile, effect.challenge),
          (seconds) => send({ type: 'code-sent', now: now(), seconds }),
          (refusal) => send({ type: 'code-refused', refusal }),
        )
      case 'ask-question':
        return settle(
          loginApi(tools).question(effect.mobile),
          (question) => send({ type: 'question-came', question }),
          (refusal) => send({ type: 'code-refused', refusal }),
        )
      case 'login':
        return settle(
          tools.login({ mobile: effect.mobile, code: effect.code, ...(redirect && { redirect }) }),
          () => send({ type: 'logged-in' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'channel-login':
        return void tools.channelLogin(redirect)
    }
  }
}
