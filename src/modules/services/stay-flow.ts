import type { ComingStay, StayWishes } from '../../../schemas/domain/coming-stay.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import { NOT_DONE, SAVED } from './messages.ts'

/** What a guest arranges before a stay. */
export interface StayState {
  readonly stays: Loaded<readonly ComingStay[]>
  /** The order of the address; empty: the first to come. */
  readonly orderId: string
  /** What was typed over what was saved. */
  readonly typed: Partial<StayWishes>
  readonly refusal: string
  readonly isBusy: boolean
  /** What is shown was saved, and nothing was typed since. */
  readonly isSaved: boolean
}

export type StayEvent =
  | { readonly type: 'opened'; readonly orderId: string }
  | { readonly type: 'loaded'; readonly stays: readonly ComingStay[] }
  /** What was typed before for the stay that is shown. */
  | { readonly type: 'recalled'; readonly typed: Partial<StayWishes> }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'picked'; readonly orderId: string }
  | { readonly type: 'typed'; readonly part: Partial<StayWishes> }
  | { readonly type: 'save-pressed' }
  | { readonly type: 'saved' }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type StayEffect =
  | { readonly do: 'load' }
  | { readonly do: 'put' | 'recall'; readonly orderId: string }
  | { readonly do: 'keep'; readonly orderId: string; readonly typed: Partial<StayWishes> | undefined }
  | { readonly do: 'save'; readonly orderId: string; readonly wishes: StayWishes }
  | { readonly do: 'tell'; readonly text: string }

export const emptyStay: StayState = {
  ...{ stays: { status: 'loading' }, orderId: '', typed: {}, refusal: '', isBusy: false, isSaved: false },
}

type Next = Step<StayState, StayEffect>

/** The rules of SPEC.md. */
export function stayTransition(state: StayState, event: StayEvent): Next {
  switch (event.type) {
    case 'opened':
      return step({ ...state, orderId: event.orderId }, { do: 'load' })
    case 'loaded':
      return loaded(state, event.stays)
    case 'recalled':
      return step({ ...state, typed: event.typed })
    case 'failed':
      if (state.stays.status === 'ready') return step(state, { do: 'tell', text: event.refusal.message })
      return step({ ...state, stays: { status: 'failed', refusal: event.refusal } })
    case 'retried':
      return step({ ...state, stays: { status: 'loading' } }, { do: 'load' })
    case 'picked':
      if (state.isBusy) return step(state)
      return picked(state, event.orderId)
    case 'typed':
      return typed(state, event.part)
    case 'save-pressed':
      return savePressed(state)
    case 'saved':
      return saved(state)
    case 'refused': {
      const text = failureText(event.refusal, NOT_DONE)
      return step({ ...state, isBusy: false, ...(text !== undefined && { refusal: text }) })
    }
  }
}

/** [R13] What was typed for the stay and not saved is there again. */
function loaded(state: StayState, stays: readonly ComingStay[]): Next {
  const next: StayState = { ...state, stays: { status: 'ready', value: stays } }
  const stay = stayOf(next)
  return stay ? step(next, { do: 'recall', orderId: stay.orderId }) : step(next)
}

function picked(state: StayState, orderId: string): Next {
  return step(
    { ...state, orderId, typed: {}, refusal: '', isSaved: false },
    { do: 'put', orderId },
    { do: 'recall', orderId },
  )
}

/** [R12] The stay of the address, else the first to come; undefined when none comes. */
export function stayOf({ stays, orderId }: StayState): ComingStay | undefined {
  if (stays.status !== 'ready') return undefined
  return stays.value.find((one) => one.orderId === orderId) ?? stays.value[0]
}

export function wishesShown(state: StayState): StayWishes | undefined {
  const stay = stayOf(state)
  return stay && { ...stay.wishes, ...state.typed }
}

/** [R13] */
function typed(state: StayState, part: Partial<StayWishes>): Next {
  const stay = stayOf(state)
  if (state.isBusy || !stay) return step(state)
  const next = { ...state.typed, ...part }
  return step({ ...state, typed: next, isSaved: false }, { do: 'keep', orderId: stay.orderId, typed: next })
}

/** [R13] Once at a time; a further tap on what was saved a moment ago sends nothing. */
function savePressed(state: StayState): Next {
  const stay = stayOf(state)
  const wishes = wishesShown(state)
  if (state.isBusy || !stay || !wishes) return step(state)
  if (state.isSaved) return step(state, { do: 'tell', text: SAVED })
  return step({ ...state, isBusy: true, refusal: '' }, { do: 'save', orderId: stay.orderId, wishes })
}

/** [R13] What was typed is what the house knows now. */
function saved(state: StayState): Next {
  const orderId = stayOf(state)?.orderId ?? ''
  const done = [{ do: 'keep', orderId, typed: undefined } as const, { do: 'tell', text: SAVED } as const]
  return step({ ...state, isBusy: false, isSaved: true }, ...done, { do: 'load' })
}
