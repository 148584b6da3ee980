import { randomKey } from '../../kit/random-key.ts'

const STATE = 'pagoda_wechat_state'

/** A mark for one silent login of WeChat, kept in this browser alone: a way back that somebody else began has another. */
export function newSilentState(): string {
  const state = randomKey()
  sessionStorage.setItem(STATE, state)
  return state
}

/** The mark of the silent login that this browser began, once. */
export function takeSilentState(): string | undefined {
  try {
    const state = sessionStorage.getItem(STATE) ?? undefined
    sessionStorage.removeItem(STATE)
    return state
  } catch {
    return undefined
  }
}
