import type { Address } from '../../../schemas/domain/address.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import { formPath, orderPath, type Way, wayOf } from './address-way.ts'
import { NOT_REMOVED } from './messages.ts'

/** A member's address book. */
export interface BookState {
  readonly addresses: Loaded<readonly Address[]>
  readonly way: Way
  /** The address that the order has by now. */
  readonly chosen: string
  /** The address of which it is asked whether it is to go. */
  readonly asked?: string
  /** A change is on its way. */
  readonly isBusy: boolean
}

export type BookEvent =
  | { readonly type: 'opened'; readonly way: Way; readonly chosen: string }
  | { readonly type: 'addresses-loaded'; readonly addresses: readonly Address[] }
  | { readonly type: 'addresses-failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'pressed' | 'edit-pressed'; readonly id: string }
  | { readonly type: 'add-pressed' }
  | Change

/** What changes an address, and how that ends. */
type Change =
  | { readonly type: 'default-pressed' | 'remove-pressed'; readonly id: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'changed' }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'default-refused' | 'remove-refused'; readonly refusal: Refusal }

export type BookEffect =
  | { readonly do: 'load-addresses' }
  | { readonly do: 'make-default' | 'remove'; readonly id: string }
  | { readonly do: 'tell-failure'; readonly text: string }
  | { readonly do: 'open' | 'leave'; readonly to: string }

export const emptyBook: BookState = { addresses: { status: 'loading' }, way: wayOf({}), chosen: '', isBusy: false }

type Next = Step<BookState, BookEffect>

/** The rules of SPEC.md. */
export function bookTransition(state: BookState, event: BookEvent): Next {
  switch (event.type) {
    case 'opened':
      return step({ ...state, way: event.way, chosen: event.chosen }, { do: 'load-addresses' })
    case 'addresses-loaded':
      return step({ ...state, addresses: { status: 'ready', value: event.addresses } })
    case 'addresses-failed':
      return addressesFailed(state, event.refusal)
    case 'retried':
      return step({ ...state, addresses: { status: 'loading' } }, { do: 'load-addresses' })
    case 'pressed':
      return pressed(state, event.id)
    case 'edit-pressed':
      return step(state, { do: 'open', to: formPath(state.way, event.id) })
    case 'add-pressed':
      return step(state, { do: 'open', to: formPath(state.way) })
    default:
      return changeTransition(state, event)
  }
}

/** [R3] One change at a time. */
function changeTransition(state: BookState, event: Change): Next {
  switch (event.type) {
    case 'default-pressed':
      return state.isBusy ? step(state) : step({ ...state, isBusy: true }, { do: 'make-default', id: event.id })
    case 'remove-pressed':
      return state.isBusy ? step(state) : step({ ...state, asked: event.id })
    case 'cancelled':
      return step(withoutAsked(state))
    case 'confirmed':
      return confirmed(state)
    case 'changed':
      return step({ ...state, isBusy: false }, { do: 'load-addresses' })
    case 'removed':
      return removed(state, event.id)
    case 'default-refused':
      return refused(state, event.refusal, event.refusal.message)
    case 'remove-refused':
      return refused(state, event.refusal, NOT_REMOVED)
  }
}

function withoutAsked({ asked: _asked, ...rest }: BookState): BookState {
  return rest
}

function addressesFailed(state: BookState, refusal: Refusal): Next {
  if (state.addresses.status === 'ready') return step(state, { do: 'tell-failure', text: refusal.message })
  return step({ ...state, addresses: { status: 'failed', refusal } })
}

/** [R2] An order takes the address; without one it is changed. */
function pressed(state: BookState, id: string): Next {
  const { way } = state
  return way.order === ''
    ? step(state, { do: 'open', to: formPath(way, id) })
    : step(state, { do: 'leave', to: orderPath(way, id) })
}

function confirmed(state: BookState): Next {
  const { asked } = state
  if (asked === undefined || state.isBusy) return step(state)
  return step({ ...withoutAsked(state), isBusy: true }, { do: 'remove', id: asked })
}

/** [R3] It is gone at once; what the member has now is looked at all the same. */
function removed(state: BookState, id: string): Next {
  const { addresses } = state
  const next: BookState = { ...state, isBusy: false }
  const load = { do: 'load-addresses' } as const
  if (addresses.status !== 'ready') return step(next, load)
  const value = addresses.value.filter((address) => address.id !== id)
  return step({ ...next, addresses: { status: 'ready', value } }, load)
}

function refused(state: BookState, refusal: Refusal, plain: string): Next {
  const text = failureText(refusal, plain)
  const free = { ...state, isBusy: false }
  return text === undefined ? step(free) : step(free, { do: 'tell-failure', text })
}
