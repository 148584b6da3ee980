import type { Reservation, ServiceSlot } from '../../../schemas/domain/service.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import { CHANGED, NEEDS_ADULT, noTime } from './messages.ts'
import type { Bookable, SlotChange } from './services-api.ts'

/** What is chosen of a service; it stands in the address. */
export interface Choice {
  readonly program: string
  readonly day: string
  readonly time: string
  readonly adults: number
  readonly children: number
}

/** What an address asks for. */
interface Input {
  readonly serviceId: string
  /** A reservation that is to get another slot; empty: a new one is made. */
  readonly change: string
  /** Where a choice is confirmed, and where reservations are. */
  readonly confirm: string
  readonly mine: string
}

export interface ChooseState {
  readonly asked: Input
  readonly choice: Choice
  readonly bookable: Loaded<Bookable>
  /** The reservation that is changed. */
  readonly held?: Reservation
  /** Somebody tried to go on: what is missing is told. */
  readonly isTold: boolean
  /** Why a change was refused. */
  readonly refusal: string
  readonly isBusy: boolean
}

export type ChooseEvent =
  | { readonly type: 'opened'; readonly asked: Input; readonly choice: Choice }
  | { readonly type: 'loaded'; readonly bookable: Bookable; readonly held: Reservation | undefined }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'chosen'; readonly part: Partial<Choice> }
  | { readonly type: 'next-pressed' }
  | { readonly type: 'changed' }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type ChooseEffect =
  | { readonly do: 'load'; readonly serviceId: string; readonly day: string; readonly change: string }
  | { readonly do: 'put'; readonly choice: Choice }
  | { readonly do: 'change'; readonly change: SlotChange }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'open' | 'leave'; readonly to: string }

export const NO_CHOICE: Choice = { program: '', day: '', time: '', adults: 1, children: 0 }

export const emptyChoose: ChooseState = {
  ...{ asked: { serviceId: '', change: '', confirm: '', mine: '' }, choice: NO_CHOICE },
  ...{ bookable: { status: 'loading' }, isTold: false, refusal: '', isBusy: false },
}

type Next = Step<ChooseState, ChooseEffect>

/** The rules of SPEC.md. */
export function chooseTransition(state: ChooseState, event: ChooseEvent): Next {
  switch (event.type) {
    case 'opened':
      return opened(state, event)
    case 'loaded':
      return loaded(state, event.bookable, event.held)
    case 'failed':
      if (state.bookable.status === 'ready') return step(state, { do: 'tell', text: event.refusal.message })
      return step({ ...state, bookable: { status: 'failed', refusal: event.refusal } })
    case 'retried':
      return step({ ...state, bookable: { status: 'loading' } }, load(state))
    case 'chosen':
      return chosen(state, event.part)
    case 'next-pressed':
      return nextPressed(state)
    case 'changed':
      return step(state, { do: 'tell', text: CHANGED }, { do: 'leave', to: state.asked.mine })
    case 'refused':
      return refused(state, event.refusal)
  }
}

const load = ({ asked, choice }: ChooseState): ChooseEffect => ({
  ...{ do: 'load', serviceId: asked.serviceId, day: choice.day, change: asked.change },
})

/** [R1] What is shown stays while it is asked for again. [R3] Nothing of another line is shown before it is known what is to change. */
function opened({ held: before, ...state }: ChooseState, { asked, choice }: ChooseEvent & { type: 'opened' }): Next {
  const held = before?.reservationId === asked.change ? before : undefined
  const isKnown = asked.change === '' || held !== undefined
  const bookable = isKnown ? state.bookable : ({ status: 'loading' } as const)
  const wanted = ofHeld(choice, held)
  const isShown = bookable.status === 'ready' && ['', bookable.value.day].includes(choice.day)
  const shown = isShown ? fitting(bookable.value, { ...wanted, day: bookable.value.day }) : wanted
  const next = { ...state, asked, bookable, choice: shown, ...(held && { held }) }
  return step(next, load({ ...next, choice: wanted }))
}

/** A reservation that is to change begins with its own line. */
const ofHeld = (choice: Choice, held: Reservation | undefined): Choice => ({
  ...choice,
  program: choice.program || (held?.programId ?? ''),
})

/** [R1] What was chosen stays as far as there is such a thing; an answer about a day that is no longer chosen is not shown. */
function loaded(state: ChooseState, bookable: Bookable, held: Reservation | undefined): Next {
  const { choice, bookable: before } = state
  if (before.status === 'ready' && bookable.day !== choice.day && bookable.days.includes(choice.day)) return step(state)
  const next = fitting(bookable, { ...ofHeld(choice, held), day: bookable.day })
  return step({ ...state, bookable: { status: 'ready', value: bookable }, choice: next, ...(held && { held }) })
}

function fitting({ service, slots }: Bookable, choice: Choice): Choice {
  const known = service.programs.some(({ id }) => id === choice.program)
  const program = known ? choice.program : (service.programs[0]?.id ?? '')
  const isFree = slots.some((slot) => slot.programId === program && slot.time === choice.time && slot.canBook)
  return { ...choice, program, time: isFree ? choice.time : '' }
}

function chosen(state: ChooseState, part: Partial<Choice>): Next {
  const { bookable, isBusy } = state
  if (isBusy || bookable.status !== 'ready') return step(state)
  const wanted = { ...state.choice, ...part }
  const isOtherDay = wanted.day !== state.choice.day
  const choice = isOtherDay ? { ...wanted, time: '' } : fitting(bookable.value, wanted)
  const next = { ...state, choice, refusal: '' }
  return isOtherDay ? step(next, { do: 'put', choice }, load(next)) : step(next, { do: 'put', choice })
}

/** The slots of the chosen program; none while those of another day are on the way. */
export function slotsShown({ bookable, choice }: ChooseState): readonly ServiceSlot[] {
  if (bookable.status !== 'ready' || bookable.value.day !== choice.day) return []
  return bookable.value.slots.filter(({ programId }) => programId === choice.program)
}

/** [R2] What is missing; undefined when one can go on. */
export function obstacleOf({ bookable, choice, asked }: ChooseState): string | undefined {
  if (bookable.status !== 'ready') return undefined
  const { service } = bookable.value
  if (choice.time === '') return noTime(service.timeWord)
  return asked.change === '' && service.asks === 'party' && choice.adults < 1 ? NEEDS_ADULT : undefined
}

/** [R2], [R3] */
function nextPressed(state: ChooseState): Next {
  const { asked, choice, bookable, isBusy } = state
  if (isBusy || bookable.status !== 'ready') return step(state)
  if (obstacleOf(state)) return step({ ...state, isTold: true })
  const { program: programId, day, time } = choice
  if (asked.change !== '') {
    const change = { reservationId: asked.change, programId, day, time }
    return step({ ...state, isBusy: true, refusal: '' }, { do: 'change', change })
  }
  return step(state, { do: 'open', to: `${asked.confirm}?${queryText(choice)}` })
}

/** The choice as it travels to the confirmation. */
const queryText = ({ program, day, time, adults, children }: Choice): string =>
  new URLSearchParams({ program, day, time, adults: String(adults), children: String(children) }).toString()

/** [R3] Free again, and the slots are looked at anew. */
function refused(state: ChooseState, refusal: Refusal): Next {
  const next = { ...state, isBusy: false }
  const text = failureText(refusal, refusal.message)
  return text === undefined ? step(next) : step({ ...next, refusal: text }, load(state))
}
