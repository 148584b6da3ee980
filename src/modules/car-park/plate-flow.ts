import { emptyEntry, MAX_PLATES, type PlateEntry, plateOf } from '../../domain/car-plate.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import type { Guest } from './car-park-api.ts'
import { NO_PLATE, NO_ROOM, NO_SUITE, noGuest, NOT_SAVED, type NoticeText, SAVED } from './messages.ts'
import { firstEntry, plateObstacle } from './plate-typing.ts'

/** A plate while it is registered or changed. */
export interface PlateState {
  readonly guest: Loaded<Guest>
  readonly entry: PlateEntry
  /** The plate that is changed; empty: a new one. */
  readonly was: string
  /** It is on its way, or was saved. */
  readonly isBusy: boolean
}

export type PlateEvent =
  /** `entry`: what was typed before. */
  | { readonly type: 'opened'; readonly was: string; readonly entry: PlateEntry | undefined }
  | { readonly type: 'guest-loaded'; readonly guest: Guest }
  | { readonly type: 'guest-failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'typed'; readonly entry: PlateEntry }
  /** Another slot was picked. */
  | { readonly type: 'moved'; readonly entry: PlateEntry }
  | { readonly type: 'submit-pressed' }
  | { readonly type: 'saved'; readonly toast: string | undefined }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type PlateEffect =
  | { readonly do: 'load-guest' }
  | { readonly do: 'keep'; readonly entry: PlateEntry | undefined }
  | { readonly do: 'save'; readonly plate: string; readonly was: string }
  | { readonly do: 'tell' | 'tell-failure'; readonly text: string }
  | { readonly do: 'leave'; readonly to: string }

export const emptyPlate: PlateState = { guest: { status: 'loading' }, entry: emptyEntry, was: '', isBusy: false }

type Next = Step<PlateState, PlateEffect>

/** The rules of SPEC.md. */
export function plateTransition(state: PlateState, event: PlateEvent): Next {
  switch (event.type) {
    case 'opened':
      return step({ ...state, was: event.was, entry: event.entry ?? firstEntry(event.was) }, { do: 'load-guest' })
    case 'guest-loaded':
      return step({ ...state, guest: { status: 'ready', value: event.guest } })
    case 'guest-failed':
      return step({ ...state, guest: { status: 'failed', refusal: event.refusal } })
    case 'retried':
      return step({ ...state, guest: { status: 'loading' } }, { do: 'load-guest' })
    case 'typed':
      return state.isBusy ? step(state) : step({ ...state, entry: event.entry }, { do: 'keep', entry: event.entry })
    case 'moved':
      return step({ ...state, entry: event.entry })
    case 'submit-pressed':
      return submitPressed(state)
    case 'saved':
      return saved(state, event.toast)
    case 'refused':
      return step({ ...state, isBusy: false }, ...failure(event.refusal))
  }
}

/** [R1], [R2] Why there is no form for this guest; undefined where there is one. */
export function noticeOf({ isGuest, isSuite, plates, note }: Guest, was: string): NoticeText | undefined {
  if (!isGuest) return noGuest(note)
  if (was !== '') return plates.includes(was) ? undefined : NO_PLATE
  if (!isSuite) return NO_SUITE
  return plates.length < MAX_PLATES ? undefined : NO_ROOM
}

/** [R3] What stands in the way of what is typed, where it says anything. */
export const obstacleOf = ({ guest, entry, was }: PlateState): string | undefined =>
  guest.status === 'ready' ? plateObstacle(entry, guest.value.plates, was) : undefined

/** [R3], [R5] A whole plate that is not registered yet, once. */
function submitPressed(state: PlateState): Next {
  const { guest, entry, was, isBusy } = state
  const plate = plateOf(entry)
  if (isBusy || guest.status !== 'ready' || plate === undefined || obstacleOf(state)) return step(state)
  return step({ ...state, isBusy: true }, { do: 'save', plate, was })
}

/** [R5] What was typed is forgotten, and the form is left behind. */
function saved(state: PlateState, toast = SAVED): Next {
  return step(state, { do: 'keep', entry: undefined }, { do: 'tell', text: toast }, { do: 'leave', to: '/carParkList' })
}

function failure(refusal: Refusal): readonly PlateEffect[] {
  const text = failureText(refusal, NOT_SAVED)
  return text === undefined ? [] : [{ do: 'tell-failure', text }]
}
