import { proxy } from 'valtio'

/** Asks for the password again, for calls that wait for it. */
export interface PasswordAsker {
  /** Whether it is asked for now. */
  readonly state: { isAsking: boolean }
  /** @returns whether it was given */
  readonly ask: () => Promise<boolean>
  /** The password was taken, or nobody gave it. */
  readonly settle: (isProved: boolean) => void
}

export function createPasswordAsker(): PasswordAsker {
  const state = proxy({ isAsking: false })
  let waiting: ((isProved: boolean) => void)[] = []
  return {
    state,
    ask: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        state.isAsking = true
      }),
    settle(isProved) {
      state.isAsking = false
      const settled = waiting
      waiting = []
      for (const resolve of settled) resolve(isProved)
    },
  }
}
