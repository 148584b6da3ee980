import { type CommentFields, commentMistakes, MOST_PICTURES } from '../../domain/product/comment-form.ts'
import { canComment } from '../../domain/product/comments.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { FormFacts } from './comments-api.ts'
import { ABROAD, STILL_UPLOADING, TOO_MANY } from './messages.ts'
import { beginning, type Written } from './written.ts'

/** A comment while it is written. */
export interface WriteState {
  readonly facts: Loaded<FormFacts>
  readonly orderNo: string
  /** The address names an order; believed until it was looked at. */
  readonly isNamed: boolean
  readonly written: Written
  /** What was written before, in this visit. */
  readonly kept?: Written
  /** How many pictures are on their way. */
  readonly uploading: number
  readonly errors: Readonly<Partial<Record<CommentFields, string>>>
  /** The first field that is wrong: another object after each try to send it. */
  readonly wrong?: { readonly field: CommentFields }
  /** Why the last try was refused. */
  readonly refusal: string
  /** It is on its way, or was sent: a second tap, while the page is being left, would be a second one. */
  readonly isBusy: boolean
}

export type WriteEvent =
  | { readonly type: 'opened'; readonly orderNo: string; readonly kept: Written | undefined }
  | { readonly type: 'loaded'; readonly facts: FormFacts }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'changed'; readonly written: Partial<Written> }
  | { readonly type: 'files-chosen'; readonly files: readonly File[] }
  | { readonly type: 'uploaded'; readonly url: string }
  | { readonly type: 'upload-refused'; readonly message: string }
  | { readonly type: 'picture-removed'; readonly url: string }
  | { readonly type: 'send-pressed' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type WriteEffect =
  | { readonly do: 'load'; readonly orderNo: string }
  | { readonly do: 'keep'; readonly orderNo: string; readonly written: Written | undefined }
  | { readonly do: 'upload'; readonly files: readonly File[] }
  | { readonly do: 'send'; readonly orderNo: string; readonly written: Written }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'leave'; readonly orderNo: string }

const EMPTY: Written = { score: 0, sides: [], content: '', tripType: '', pictures: [] }

export const emptyWrite: WriteState = {
  ...{
    facts: { status: 'loading' },
    orderNo: '',
    isNamed: true,
    written: EMPTY,
    uploading: 0,
    errors: {},
    refusal: '',
    isBusy: false,
  },
}

type Next = Step<WriteState, WriteEffect>

/** The rules of SPEC.md. */
export function writeTransition(state: WriteState, event: WriteEvent): Next {
  switch (event.type) {
    case 'opened':
      return opened(state, event)
    case 'loaded':
      return step(loaded(state, event.facts))
    case 'failed':
      return step({ ...state, facts: { status: 'failed', refusal: event.refusal } })
    case 'retried':
      return step({ ...state, facts: { status: 'loading' } }, { do: 'load', orderNo: state.orderNo })
    case 'changed':
      return changed(state, { ...state.written, ...event.written })
    case 'files-chosen':
      return filesChosen(state, event.files)
    case 'uploaded':
      return uploaded(state, event.url)
    case 'upload-refused':
      return step(arrived(state), { do: 'tell', text: event.message })
    case 'picture-removed':
      return changed(state, without(state.written, event.url))
    case 'send-pressed':
      return sendPressed(state)
    case 'sent':
      return step(
        state,
        { do: 'keep', orderNo: state.orderNo, written: undefined },
        { do: 'leave', orderNo: state.orderNo },
      )
    case 'refused':
      return step({ ...state, isBusy: false, refusal: event.refusal.message })
  }
}

function opened(state: WriteState, { orderNo, kept }: Extract<WriteEvent, { type: 'opened' }>): Next {
  const next: WriteState = { ...state, orderNo, ...(kept && { kept }) }
  return orderNo === '' ? step({ ...next, isNamed: false }) : step(next, { do: 'load', orderNo })
}

/** [R2, R3] What was typed before stands in place of what was sent, with the sides that are scored now. */
function loaded(state: WriteState, facts: FormFacts): WriteState {
  const fresh = beginning(facts.sides, facts.comment)
  const { kept } = state
  const sides = fresh.sides.map((side) => kept?.sides.find(({ scoreName }) => scoreName === side.scoreName) ?? side)
  return { ...state, facts: { status: 'ready', value: facts }, written: kept ? { ...kept, sides } : fresh }
}

/** [R3] It is kept with each change. [R5] What is right by now is no longer told of. */
function changed(state: WriteState, written: Written): Next {
  if (state.isBusy) return step(state)
  const left = commentMistakes(written)
  const errors = Object.fromEntries(Object.entries(left).filter(([field]) => Object.hasOwn(state.errors, field)))
  return step({ ...state, written, errors }, { do: 'keep', orderNo: state.orderNo, written })
}

/** [R4] Nine at most, those on their way counted. */
function filesChosen(state: WriteState, files: readonly File[]): Next {
  const room = MOST_PICTURES - state.written.pictures.length - state.uploading
  const taken = files.slice(0, Math.max(0, room))
  const effects: WriteEffect[] = taken.length < files.length ? [{ do: 'tell', text: TOO_MANY }] : []
  if (taken.length === 0 || state.isBusy) return step(state, ...effects)
  return step({ ...state, uploading: state.uploading + taken.length }, ...effects, { do: 'upload', files: taken })
}

const arrived = (state: WriteState): WriteState => ({ ...state, uploading: Math.max(0, state.uploading - 1) })

/** [R4] The same picture twice is one. */
function uploaded(state: WriteState, url: string): Next {
  const next = arrived(state)
  const { pictures } = next.written
  if (pictures.includes(url) || pictures.length >= MOST_PICTURES) return step(next)
  return changed(next, { ...next.written, pictures: [...pictures, url] })
}

const without = (written: Written, url: string): Written => ({
  ...written,
  pictures: written.pictures.filter((one) => one !== url),
})

/** [R1] Who can't write yet is told so. [R5] Nothing with a mistake is sent. [R6] Nor anything twice. */
function sendPressed(state: WriteState): Next {
  const { facts, written, orderNo, uploading, isBusy } = state
  if (isBusy || facts.status !== 'ready' || !canComment(facts.value.commentStatus)) return step(state)
  if (facts.value.isAbroad) return step(state, { do: 'tell', text: ABROAD })
  const errors = commentMistakes(written)
  const [field] = Object.keys(errors) as CommentFields[]
  if (field !== undefined) return step({ ...state, errors, wrong: { field } })
  if (uploading > 0) return step(state, { do: 'tell', text: STILL_UPLOADING })
  return step({ ...state, errors: {}, refusal: '', isBusy: true }, { do: 'send', orderNo, written })
}
