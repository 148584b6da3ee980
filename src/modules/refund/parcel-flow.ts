import type { OrderRefund, OrderRefundLines } from '../../../schemas/domain/order-refund.ts'
import type { ParcelBody } from '../../../schemas/domain/refund-parcel.ts'
import { type ParcelMistakes, parcelMistakes } from '../../domain/order/parcel.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { PARCEL_SENT } from './messages.ts'
import { bodyOf, goodsRefund, type GoodsRefund, type ParcelDraft, sentDraft } from './parcel-draft.ts'

/** An order, and which of its refunds wants goods back; nothing when none does. */
export interface GoodsOrder {
  readonly order: OrderRefundLines
  readonly refund: GoodsRefund | undefined
}

/** Where the parcel of goods that come back stands. */
export interface ParcelState {
  /** The refund that the address names; '' for none. */
  readonly refundId: string
  readonly goods: Loaded<GoodsOrder>
  /** What was typed before, in this visit. */
  readonly kept?: ParcelDraft
  readonly draft: ParcelDraft
  readonly mistakes: ParcelMistakes
  /** The first field that is wrong: another object after each try. */
  readonly wrong?: { readonly field: keyof ParcelMistakes }
  /** Why the last try was refused; '' when it was not. */
  readonly refusal: string
  readonly step: 'filling' | 'sending' | 'sent'
}

export type ParcelEvent =
  | { readonly type: 'opened'; readonly refundId: string; readonly kept: ParcelDraft | undefined }
  | { readonly type: 'goods-loaded'; readonly order: OrderRefundLines; readonly refunds: readonly OrderRefund[] }
  | { readonly type: 'goods-failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'changed'; readonly part: Partial<Pick<ParcelDraft, 'company' | 'number'>> }
  | { readonly type: 'submit-pressed' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type ParcelEffect =
  | { readonly do: 'load-goods' }
  | { readonly do: 'keep'; readonly draft: ParcelDraft | undefined }
  | { readonly do: 'send'; readonly refundId: string; readonly parcel: ParcelBody }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'leave'; readonly to: string }

export const emptyParcel: ParcelState = {
  ...{ refundId: '', goods: { status: 'loading' }, draft: { refundId: '', company: '', number: '' } },
  ...{ mistakes: {}, refusal: '', step: 'filling' },
}

type Next = Step<ParcelState, ParcelEffect>

/** The rules R8 to R13 of SPEC.md. */
export function parcelTransition(state: ParcelState, event: ParcelEvent): Next {
  switch (event.type) {
    case 'opened': {
      const { refundId, kept } = event
      return step({ ...state, refundId, ...(kept && { kept }) }, { do: 'load-goods' })
    }
    case 'goods-loaded':
      return step(goodsLoaded(state, event))
    case 'goods-failed':
      return step({ ...state, goods: { status: 'failed', refusal: event.refusal } })
    case 'retried':
      return step({ ...state, goods: { status: 'loading' } }, { do: 'load-goods' })
    case 'changed':
      return changed(state, event.part)
    case 'submit-pressed':
      return submitPressed(state)
    case 'sent':
      return sent(state)
    case 'refused':
      return step({ ...state, step: 'filling', refusal: event.refusal.message })
  }
}

/** [R10] What was typed before stands in place of what was sent, if it is of the same refund. */
function goodsLoaded(state: ParcelState, { order, refunds }: ParcelEvent & { type: 'goods-loaded' }): ParcelState {
  const { kept } = state
  const refund = goodsRefund(refunds, state.refundId)
  const goods = { status: 'ready', value: { order, refund } } as const
  if (!refund) return { ...state, goods }
  return { ...state, goods, draft: kept?.refundId === refund.refundId ? kept : sentDraft(refund) }
}

/** [R10] Kept with each key. [R11] Nothing is told of it until the next try. */
function changed(state: ParcelState, part: Partial<ParcelDraft>): Next {
  if (state.step !== 'filling') return step(state)
  const draft = { ...state.draft, ...part }
  return step({ ...state, draft, mistakes: {} }, { do: 'keep', draft })
}

/** [R11] Nothing with a mistake is sent. [R12] Nor anything twice. */
function submitPressed(state: ParcelState): Next {
  const { draft } = state
  if (state.step !== 'filling') return step(state)
  const parcel = bodyOf(draft)
  if (parcel)
    return step(
      { ...state, mistakes: {}, refusal: '', step: 'sending' },
      { do: 'send', refundId: draft.refundId, parcel },
    )
  const mistakes = parcelMistakes(draft)
  return step({ ...state, mistakes, wrong: { field: mistakes.company ? 'company' : 'number' } })
}

/** [R12] It is forgotten, and the page is left for the refund that it belongs to. */
function sent(state: ParcelState): Next {
  const { goods, draft } = state
  if (goods.status !== 'ready') return step(state)
  const to = `${goods.value.order.paths.refundDetail}?refundId=${encodeURIComponent(draft.refundId)}`
  return step(
    { ...state, step: 'sent' },
    { do: 'keep', draft: undefined },
    { do: 'tell', text: PARCEL_SENT },
    { do: 'leave', to },
  )
}
