import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import type { Guest } from './car-park-api.ts'
import { NOT_REMOVED, REMOVED } from './messages.ts'

/** A guest's plates, and the one that is being deleted. */
export interface ListState {
  readonly guest: Loaded<Guest>
  /** The plate that the guest is asked about. */
  readonly asked?: string
  /** A plate is on its way out: nothing else is changed meanwhile. */
  readonly isBusy: boolean
}

export type ListEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'guest-loaded'; readonly guest: Guest }
  | { readonly type: 'guest-failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'add-pressed' }
  | { readonly type: 'edit-pressed'; readonly plate: string }
  | { readonly type: 'remove-pressed'; readonly plate: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'removed'; readonly plate: string }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type ListEffect =
  | { readonly do: 'load-guest' }
  | { readonly do: 'remove'; readonly plate: string }
  | { readonly do: 'tell' | 'tell-failure'; readonly text: string }
  | { readonly do: 'open'; readonly to: string }

export const emptyList: ListState = { guest: { status: 'loading' }, isBusy: false }

type Next = Step<ListState, ListEffect>

/** The rules of SPEC.md. */
export function listTransition(state: ListState, event: ListEvent): Next {
  switch (event.type) {
    case 'opened':
      return step(state, { do: 'load-guest' })
    case 'guest-loaded':
      return step({ ...state, guest: { status: 'ready', value: event.guest } })
    case 'guest-failed':
      return guestFailed(state, event.refusal)
    case 'retried':
      return step({ ...state, guest: { status: 'loading' } }, { do: 'load-guest' })
    case 'add-pressed':
      return step(state, { do: 'open', to: '/carParkAdd' })
    case 'edit-pressed':
      return step(state, { do: 'open', to: `/carParkEdit/${event.plate}` })
    case 'remove-pressed':
      return state.isBusy ? step(state) : step({ ...state, asked: event.plate })
    case 'cancelled':
      return step(withoutAsked(state))
    case 'confirmed':
      return confirmed(state)
    case 'removed':
      return removed(state, event.plate)
    case 'refused':
      return step({ ...state, isBusy: false }, ...failure(event.refusal))
  }
}

function withoutAsked({ asked: _asked, ...rest }: ListState): ListState {
  return rest
}

function guestFailed(state: ListState, refusal: Refusal): Next {
  if (state.guest.status === 'ready') return step(state, { do: 'tell-failure', text: refusal.message })
  return step({ ...state, guest: { status: 'failed', refusal } })
}

/** [R6] One plate at a time, and each once. */
function confirmed(state: ListState): Next {
  const { asked } = state
  if (asked === undefined || state.isBusy) return step(state)
  return step({ ...withoutAsked(state), isBusy: true }, { do: 'remove', plate: asked })
}

/** [R6] It is gone at once; what the resort has now is looked at all the same. */
function removed(state: ListState, plate: string): Next {
  const next = { ...state, isBusy: false }
  const effects = [{ do: 'load-guest' }, { do: 'tell', text: REMOVED }] as const
  if (state.guest.status !== 'ready') return step(next, ...effects)
  const { value } = state.guest
  const plates = value.plates.filter((one) => one !== plate)
  return step({ ...next, guest: { status: 'ready', value: { ...value, plates } } }, ...effects)
}

function failure(refusal: Refusal): readonly ListEffect[] {
  const text = failureText(refusal, NOT_REMOVED)
  return text === undefined ? [] : [{ do: 'tell-failure', text }]
}
