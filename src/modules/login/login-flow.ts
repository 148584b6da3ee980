import { type Step, step } from '../../kit/step.ts'
import type { Refusal } from '../../kit/refusal.ts'
import {
  agreedError,
  answerError,
  type LoginErrors,
  loginErrors,
  type LoginFields,
  mobileError,
} from './login-rules.ts'

/** A question of the server's before another code. */
export interface Question {
  readonly text: string
  /** Goes back with the answer. */
  readonly token: string
}

/** Where a login stands. */
export interface LoginState {
  readonly fields: LoginFields
  readonly errors: LoginErrors
  /** The field that the focus goes to: another object each time. */
  readonly focus?: { readonly field: keyof LoginFields }
  readonly sms: 'none' | 'sending' | 'sent'
  /** Epoch milliseconds: another code may be sent then. */
  readonly waitUntil: number
  /** What has to be answered before another code is sent. */
  readonly question?: Question
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
  | { readonly type: 'question-came'; readonly question: Question }
  | { readonly type: 'other-question-pressed' }
  | { readonly type: 'login-pressed' }
  | { readonly type: 'logged-in' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'channel-pressed' }

export type LoginEffect =
  | { readonly do: 'send-code'; readonly mobile: string; readonly challenge?: Challenge }
  | { readonly do: 'ask-question'; readonly mobile: string }
  | { readonly do: 'login'; readonly mobile: string; readonly code: string }
  | { readonly do: 'channel-login' }

/** An answered question, as the call takes it. */
export interface Challenge {
  readonly token: string
  readonly answer: string
}

export const emptyLogin: LoginState = {
  ...{ fields: { mobile: '', code: '', isAgreed: false, answer: '' }, errors: {}, sms: 'none', waitUntil: 0 },
  ...{ smsRefusal: '', refusal: '', isBusy: false },
}

type Next = Step<LoginState, LoginEffect>

/** The rules of SPEC.md. */
export function loginTransition(state: LoginState, event: LoginEvent): Next {
  switch (event.type) {
    case 'typed':
      return step(typed(state, event.part))
    case 'send-code-pressed':
      return sendCodePressed(state, event.now)
    case 'code-sent':
      return step({ ...answered(state), sms: 'sent', waitUntil: event.now + event.seconds * 1000 })
    case 'code-refused':
      return codeRefused(state, event.refusal)
    case 'question-came':
      return step(asked(state, event.question))
    case 'other-question-pressed':
      return otherQuestion(state)
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
  // A question is good for the phone that it was asked for.
  const before = part.mobile === undefined || part.mobile === state.fields.mobile ? state : unasked(state)
  const corrected = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]))
  return { ...before, fields: { ...before.fields, ...part }, errors: { ...before.errors, ...corrected } }
}

/** [R2] Told what is wrong, or on with it. */
function tried(state: LoginState, errors: LoginErrors, go: () => Next): Next {
  const [field] = Object.entries(errors).find(([, error]) => error !== undefined) ?? []
  if (field === undefined) return go()
  return step({ ...state, errors, focus: { field: field as keyof LoginFields } })
}

/** [R3] */
function sendCodePressed(state: LoginState, now: number): Next {
  const { fields, question } = state
  const { mobile, answer } = fields
  if (state.sms === 'sending' || state.waitUntil > now) return step(state)
  const errors = { mobile: mobileError(mobile), ...(question && { answer: answerError(answer) }) }
  return tried(state, errors, () =>
    step(
      { ...state, errors: {}, sms: 'sending', smsRefusal: '' },
      { do: 'send-code', mobile, ...(question && { challenge: { token: question.token, answer } }) },
    ),
  )
}

/** [R6] Where the server wants a question answered first, it is asked for; a wrong answer gets another. */
function codeRefused(state: LoginState, { code, message }: Refusal): Next {
  if (code !== 'sms-question' && code !== 'sms-answer-wrong')
    return step({ ...state, sms: 'none', smsRefusal: message })
  const errors = code === 'sms-answer-wrong' ? { answer: message } : {}
  return step({ ...state, errors }, { do: 'ask-question', mobile: state.fields.mobile })
}

/** [R6] The focus goes to the question: a screen reader reads it, and why it is there. */
const asked = (state: LoginState, question: Question): LoginState => ({
  ...{ ...state, sms: 'none', question, focus: { field: 'answer' } },
  fields: { ...state.fields, answer: '' },
})

/** [R6] */
function otherQuestion(state: LoginState): Next {
  if (state.sms === 'sending') return step(state)
  return step({ ...state, errors: {}, sms: 'sending' }, { do: 'ask-question', mobile: state.fields.mobile })
}

/** [R6] The field of the answer goes, and with it the focus, which is wanted next in that of the code. */
const answered = (state: LoginState): LoginState =>
  state.question ? { ...unasked(state), focus: { field: 'code' } } : state

/** Without a question, and with nothing said to one. */
function unasked({ question: _question, ...state }: LoginState): LoginState {
  return { ...state, fields: { ...state.fields, answer: '' } }
}

/** [R4] */
function loginPressed(state: LoginState): Next {
  const { mobile, code } = state.fields
  if (state.isBusy) return step(state)
  return tried(state, loginErrors(state.fields), () =>
    step({ ...state, errors: {}, refusal: '', isBusy: true }, { do: 'login', mobile, code }),
  )
}
