import { proxy } from 'valtio'
import type { Failure, StudioCall } from '../calls/studio-calls.ts'
import type { Me } from '../../../schemas/studio/sign-in.ts'
import type { Who } from './who.ts'

/** Lets who was signed in come back over the screen that they are on, for calls that wait for it. */
export interface SignInAsker {
  /** Whether it is asked for now, and why the session is over, where the server said so. */
  readonly state: { isAsking: boolean; why: string | undefined }
  /** @returns whether the same person is back */
  readonly ask: (failure: Failure) => Promise<boolean>
  /** @returns why it was not taken, in words */
  readonly signIn: (password: string) => Promise<string | undefined>
  /** Looks whether somebody signed in meanwhile, in another tab. */
  readonly look: () => Promise<void>
  /** Nobody comes back here: the way leads by the door. */
  readonly giveUp: () => void
}

/**
 * @param call waits for nobody by itself
 * @param onBack what could not be loaded meanwhile is asked for anew
 */
export function createSignInAsker(who: Who, call: StudioCall, onBack: () => void): SignInAsker {
  const state: SignInAsker['state'] = proxy({ isAsking: false, why: undefined })
  let waiting: ((isBack: boolean) => void)[] = []
  const settle = (isBack: boolean) => {
    state.isAsking = false
    const settled = waiting
    waiting = []
    for (const resolve of settled) resolve(isBack)
    if (isBack) onBack()
  }
  // What somebody else began is not done in another's name.
  const enter = (me: Me) => {
    const isSame = me.operator.id === who.me?.operator.id
    Object.assign(who, { status: 'in', me, why: undefined })
    settle(isSame)
  }
  return {
    state,
    ask: ({ detail }) =>
      new Promise((resolve) => {
        waiting.push(resolve)
        Object.assign(state, { isAsking: true, why: detail })
      }),
    async signIn(password) {
      const answer = await call('signIn', { body: { name: who.me?.operator.name ?? '', password } })
      if ('failure' in answer) return answer.failure.code === 'wrong-password' ? '密码不对' : answer.failure.message
      enter(answer.reply)
      return undefined
    },
    async look() {
      const answer = await call('me', {})
      if ('reply' in answer && state.isAsking) enter(answer.reply)
    },
    giveUp() {
      Object.assign(who, { status: 'out', why: state.why })
      settle(false)
    },
  }
}
