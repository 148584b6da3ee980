import type { CodeCheck } from '../../../schemas/domain/code-check.ts'
import { loadFailed, type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import type { Looked } from './codes-api.ts'
import { NO_CODE, REDEEMED } from './messages.ts'

/** A code that is looked at, and redeemed by who may. */
export interface CheckState {
  readonly text: string
  /** The code that is looked at; empty: none yet. */
  readonly code: string
  readonly looked: Loaded<Looked>
  /** It is asked whether it is to be redeemed. */
  readonly isAsking: boolean
  /** A redemption is on its way, until it is known how the code stands now. */
  readonly isBusy: boolean
}

export type CheckEvent =
  /** `code`: of the address; `kept`: what was typed before. */
  | { readonly type: 'opened'; readonly code: string; readonly kept: string }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'look-pressed' }
  | { readonly type: 'looked'; readonly code: string; readonly looked: Looked }
  | { readonly type: 'look-failed'; readonly code: string; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'redeem-pressed' }
  | { readonly type: 'declined' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'redeemed' }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type CheckEffect =
  | { readonly do: 'keep'; readonly text: string }
  | { readonly do: 'put-code'; readonly code: string }
  | { readonly do: 'look'; readonly code: string }
  | { readonly do: 'redeem'; readonly code: string; readonly seen: number }
  | { readonly do: 'tell'; readonly text: string }

export const emptyCheck: CheckState = {
  ...{ text: '', code: '', looked: { status: 'loading' }, isAsking: false, isBusy: false },
}

type Next = Step<CheckState, CheckEffect>

/** The rules of SPEC.md. */
export function checkTransition(state: CheckState, event: CheckEvent): Next {
  switch (event.type) {
    case 'opened':
      return opened(state, event.code, event.kept)
    case 'typed':
      return step({ ...state, text: event.text }, { do: 'keep', text: event.text })
    case 'look-pressed':
      return lookPressed(state)
    case 'looked':
      return step(event.code === state.code ? { ...state, isBusy: false, looked: ready(event.looked) } : state)
    case 'look-failed':
      return event.code === state.code ? loadFailed({ ...state, isBusy: false }, 'looked', event.refusal) : step(state)
    case 'retried':
      return step({ ...state, looked: { status: 'loading' } }, look(state))
    case 'redeem-pressed':
      return step(redeemable(state) ? { ...state, isAsking: true } : state)
    case 'declined':
      return step({ ...state, isAsking: false })
    case 'confirmed':
      return confirmed(state)
    case 'redeemed':
      return step(state, { do: 'tell', text: REDEEMED }, look(state))
    case 'refused':
      return refused(state, event.refusal)
  }
}

const ready = (value: Looked): CheckState['looked'] => ({ status: 'ready', value })
const look = ({ code }: CheckState): CheckEffect => ({ do: 'look', code })

/** [R3] The code of the address comes before what was typed. */
function opened(state: CheckState, code: string, kept: string): Next {
  const next = { ...state, code, text: code || kept || state.text }
  return code === '' ? step(next) : step(next, look(next))
}

/** [R3] The address says which one is looked at, once at a time. Nothing is redeemed of one while another is looked for. */
function lookPressed(state: CheckState): Next {
  const code = state.text.trim()
  if (code === '') return step(state, { do: 'tell', text: NO_CODE })
  if (code === state.code && state.looked.status === 'loading') return step(state)
  const next: CheckState = { ...state, code, looked: { status: 'loading' }, isAsking: false }
  return step(next, { do: 'put-code', code }, look(next))
}

/** [R4] The code, where whoever looks may redeem it and it can be used. */
function redeemable({ looked, isBusy }: CheckState): CodeCheck | undefined {
  const code = looked.status === 'ready' ? looked.value.code : undefined
  return code?.canRedeem && code.canUse && !isBusy ? code : undefined
}

/** [R4] After the question, and once; what was seen of the code goes with it. */
function confirmed(state: CheckState): Next {
  const code = redeemable(state)
  const next = { ...state, isAsking: false }
  if (!state.isAsking || !code) return step(next)
  return step({ ...next, isBusy: true }, { do: 'redeem', code: code.bizCode, seen: code.canUseTimes })
}

/** [R5] Told why, and looked at anew. */
function refused(state: CheckState, refusal: Refusal): Next {
  const text = failureText(refusal, refusal.message)
  if (text === undefined) return step({ ...state, isBusy: false })
  return step(state, { do: 'tell', text }, look(state))
}
