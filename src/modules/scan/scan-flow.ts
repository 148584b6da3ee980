import type { FromSchema } from 'json-schema-to-ts'
import type { counterCode } from '../../../schemas/api/counter-code.ts'
import { counterCodeIn } from '../../domain/order/counter-code.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import { NO_CODE, NOT_PAID } from './messages.ts'

/** Who asks for how much. */
export type Bill = FromSchema<typeof counterCode.reply>['data']

export interface ScanState {
  readonly text: string
  /** The code that is looked at; empty: none yet. */
  readonly code: string
  readonly bill: Loaded<Bill>
  /** What is wrong with what was typed. */
  readonly mistake: string
  readonly isBusy: boolean
  readonly isCameraOpen: boolean
}

export type ScanEvent =
  | { readonly type: 'opened'; readonly text: string }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'look-pressed' | 'retried' | 'another-pressed' }
  | { readonly type: 'pay-pressed' }
  | { readonly type: 'camera-pressed' | 'camera-closed' }
  | { readonly type: 'scanned'; readonly text: string }
  | { readonly type: 'found'; readonly code: string; readonly bill: Bill }
  | { readonly type: 'failed'; readonly code: string; readonly refusal: Refusal }
  | { readonly type: 'taken'; readonly orderId: string }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type ScanEffect =
  | { readonly do: 'look'; readonly code: string }
  | { readonly do: 'take'; readonly code: string }
  | { readonly do: 'remember'; readonly code: string }
  | { readonly do: 'tell-failure'; readonly text: string }
  | { readonly do: 'open'; readonly to: string }

export const emptyScan: ScanState = {
  ...{ text: '', code: '', bill: { status: 'loading' }, mistake: '', isBusy: false, isCameraOpen: false },
}

type Next = Step<ScanState, ScanEffect>

/** The rules of SPEC.md. */
export function scanTransition(state: ScanState, event: ScanEvent): Next {
  switch (event.type) {
    case 'opened':
      return event.text === '' ? step(state) : looked({ ...state, text: event.text })
    case 'typed':
      return step({ ...state, text: event.text, mistake: '' })
    case 'scanned':
      return counterCodeIn(event.text) === undefined ? step(state) : looked({ ...state, text: event.text })
    case 'look-pressed':
      return looked(state)
    case 'retried':
      return step({ ...state, bill: { status: 'loading' } }, { do: 'look', code: state.code })
    case 'another-pressed':
      return step(emptyScan, { do: 'remember', code: '' })
    case 'camera-pressed':
      return step({ ...state, isCameraOpen: true, mistake: '' })
    case 'camera-closed':
      return step({ ...state, isCameraOpen: false })
    default:
      return answered(state, event)
  }
}

type Answered = Extract<ScanEvent, { readonly bill: Bill }> | Extract<ScanEvent, { readonly refusal: Refusal }>
type Input = Answered | Extract<ScanEvent, { readonly type: 'taken' | 'pay-pressed' }>

function answered(state: ScanState, event: Input): Next {
  switch (event.type) {
    case 'found':
      return event.code === state.code ? step({ ...state, bill: { status: 'ready', value: event.bill } }) : step(state)
    case 'failed':
      return event.code === state.code ? failed(state, event.refusal) : step(state)
    case 'taken':
      return step(state, { do: 'open', to: `/cashier/${encodeURIComponent(event.orderId)}` })
    case 'refused':
      return refused(state, event.refusal)
    default:
      return payPressed(state)
  }
}

/** [R1] What is no code is told where it was typed. [R2] What is one stands in the address. */
function looked(state: ScanState): Next {
  const code = counterCodeIn(state.text)
  if (code === undefined) return step({ ...state, mistake: NO_CODE, isCameraOpen: false })
  const next: ScanState = { ...state, code, mistake: '', isCameraOpen: false, bill: { status: 'loading' } }
  return step(next, { do: 'remember', code }, { do: 'look', code })
}

/** [R1] A code that nobody shows is a mistake of who typed it. */
function failed(state: ScanState, refusal: Refusal): Next {
  if (refusal.code !== 'counter-unknown') return step({ ...state, bill: { status: 'failed', refusal } })
  return step({ ...state, code: '', mistake: refusal.message }, { do: 'remember', code: '' })
}

/** [R3] */
function payPressed(state: ScanState): Next {
  if (state.isBusy || state.bill.status !== 'ready') return step(state)
  return step({ ...state, isBusy: true }, { do: 'take', code: state.code })
}

/** [R4] Somebody was faster, or it took too long: what the code is now says it. */
function refused(state: ScanState, refusal: Refusal): Next {
  const text = failureText(refusal, NOT_PAID)
  const free = { ...state, isBusy: false }
  if (text === undefined) return step(free)
  return step(free, { do: 'tell-failure', text }, { do: 'look', code: state.code })
}
