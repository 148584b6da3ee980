import type { Reservation } from '../../../schemas/domain/service.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import { CANCELLED, NOT_DONE } from './messages.ts'

export interface ListState {
  readonly list: Loaded<readonly Reservation[]>
  /** The reservation that the member is asked about. */
  readonly asked?: string
  /** The one whose code is shown. */
  readonly shown?: string
  readonly isBusy: boolean
}

export type ListEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'loaded'; readonly list: readonly Reservation[] }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'code-pressed'; readonly id: string }
  | { readonly type: 'cancel-pressed'; readonly id: string }
  | { readonly type: 'declined' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type ListEffect =
  | { readonly do: 'load' }
  | { readonly do: 'cancel'; readonly id: string }
  | { readonly do: 'tell' | 'tell-failure'; readonly text: string }

export const emptyList: ListState = { list: { status: 'loading' }, isBusy: false }

type Next = Step<ListState, ListEffect>

/** The rules of SPEC.md. */
export function listTransition(state: ListState, event: ListEvent): Next {
  switch (event.type) {
    case 'opened':
      return step(state, { do: 'load' })
    case 'loaded':
      return loaded(state, event.list)
    case 'failed':
      if (state.list.status === 'ready') return step(state, { do: 'tell-failure', text: event.refusal.message })
      return step({ ...state, list: { status: 'failed', refusal: event.refusal } })
    case 'retried':
      return step({ ...state, list: { status: 'loading' } }, { do: 'load' })
    case 'code-pressed':
      return step({ ...state, shown: state.shown === event.id ? '' : event.id })
    case 'cancel-pressed':
      return state.isBusy ? step(state) : step({ ...state, asked: event.id })
    case 'declined':
      return step(withoutAsked(state))
    case 'confirmed':
      return confirmed(state)
    case 'cancelled':
      return step({ ...state, isBusy: false }, { do: 'tell', text: CANCELLED }, { do: 'load' })
    case 'refused':
      return refused(state, event.refusal)
  }
}

function withoutAsked({ asked: _asked, ...rest }: ListState): ListState {
  return rest
}

/** [R6] The code of the next one is there at once. */
function loaded(state: ListState, list: readonly Reservation[]): Next {
  const next = list.find(({ state: how }) => how === 'reserved')?.reservationId
  const shown = state.shown ?? next
  return step({ ...state, list: { status: 'ready', value: list }, ...(shown !== undefined && { shown }) })
}

/** [R7] One at a time, and each once. */
function confirmed(state: ListState): Next {
  const { asked, isBusy } = state
  if (asked === undefined || isBusy) return step(state)
  return step({ ...withoutAsked(state), isBusy: true }, { do: 'cancel', id: asked })
}

/** [R7] What there is now is looked at all the same: it may be over. */
function refused(state: ListState, refusal: Refusal): Next {
  const next = { ...state, isBusy: false }
  const text = failureText(refusal, NOT_DONE)
  return text === undefined ? step(next) : step(next, { do: 'tell-failure', text }, { do: 'load' })
}
