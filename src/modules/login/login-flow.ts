import type { Step } from '../../kit/flow.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { agreedError, type LoginErrors, loginErrors, type LoginFields, mobileError } from './login-rules.ts'

/** Where a login stands. */
export interface LoginState {
  readonly fields: LoginFields
  readonly errors: LoginErrors
  /** The first field that is wrong: another object after each try. */
  readonly wrong?: { readonly field: keyof LoginFields }
  readonly sms: 'none' | 'sending' | 'sent'
  /** Epoch milliseconds: another code may be sent then. */
  readonly waitUntil: number
  /** Why no code was sent. */
  readonly smsRefusal: string
  /** Why the last login was refused. */
  readonly refusal: string
  readonly isBusy: boolean
}

export type LoginEvent =
  | { readonly type: 'typed'; readonly part: Partial<LoginFields> }
  /** `now` in epoch milliseconds, as in all others. */
  | { readonly type: 'send-code-pressed'; readonly now: number }
  | { readonly type: 'code-sent'; readonly now: number; readonly seconds: number }
  | { readonly type: 'code-refused'; readonly refusal: Refusal }
  | { readonly type: 'login-pressed' }
  | { readonly type: 'logged-in' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'channel-pressed' }

export type LoginEffect =
  | { readonly do: 'send-code'; readonly mobile: string }
  | { readonly do: 'login'; readonly mobile: string; readonly code: string }
  | { readonly do: 'channel-login' }

export const emptyLogin: LoginState = {
  ...{ fields: { mobile: '', code: '', isAgreed: false }, errors: {}, sms: 'none', waitUntil: 0 },
  ...{ smsRefusal: '', refusal: '', isBusy: false },
}

type Next = Step<LoginState, LoginEffect>

const step = (state: LoginState, ...effects: readonly LoginEffect[]): Next => ({ state, effects })

/** The rules of SPEC.md. */
export function loginTransition(state: LoginState, event: LoginEvent): Next {
  switch (event.type) {
    case 'typed':
      return step(typed(state, event.part))
    case 'send-code-pressed':
      return sendCodePressed(state, event.now)
    case 'code-sent':
      return step({ ...state, sms: 'sent', waitUntil: event.now + event.seconds * 1000 })
    case 'code-refused':
      return step({ ...state, sms: 'none', smsRefusal: event.refusal.message })
    case 'login-pressed':
      return loginPressed(state)
    case 'logged-in':
      return step({ ...state, isBusy: false })
    case 'refused':
      return step({ ...state, isBusy: false, refusal: event.refusal.message })
    case 'channel-pressed':
      return tried(state, { isAgreed: agreedError(state.fields.isAgreed) }, () => step(state, { do: 'channel-login' }))
  }
}

/** [R2] What is being corrected is wrong no more until it is sent again. */
function typed(state: LoginState, part: Partial<LoginFields>): LoginState {
  const corrected = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]))
  return { ...state, fields: { ...state.fields, ...part }, errors: { ...state.errors, ...corrected } }
}

/** [R2] Told what is wrong, or on with it. */
function tried(state: LoginState, errors: LoginErrors, go: () => Next): Next {
  const [field] = Object.entries(errors).find(([, error]) => error !== undefined) ?? []
  if (field === undefined) return go()
  return step({ ...state, errors, wrong: { field: field as keyof LoginFields } })
}

/** [R3] */
function sendCodePressed(state: LoginState, now: number): Next {
  const { mobile } = state.fields
  if (state.sms === 'sending' || state.waitUntil > now) return step(state)
  return tried(state, { mobile: mobileError(mobile) }, () =>
    step({ ...state, errors: {}, sms: 'sending', smsRefusal: '' }, { do: 'send-code', mobile }),
  )
}

/** [R4] */
function loginPressed(state: LoginState): Next {
  const { mobile, code } = state.fields
  if (state.isBusy) return step(state)
  return tried(state, loginErrors(state.fields), () =>
    step({ ...state, errors: {}, refusal: '', isBusy: true }, { do: 'login', mobile, code }),
  )
}
