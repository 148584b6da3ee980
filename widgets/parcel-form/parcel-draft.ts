import type { OrderRefund } from '../../schemas/domain/order-refund.ts'
import type { ParcelBody, RefundParcel } from '../../schemas/domain/refund-parcel.ts'
import { isExpressCompany, parcelMistakes, parcelNumber } from '../../src/domain/order/parcel.ts'
import type { WidgetMemory } from '../../src/kit/widget.ts'

/** A refund of which goods are wanted back. */
export type GoodsRefund = OrderRefund & { readonly parcel: RefundParcel }

const wantsGoods = (refund: OrderRefund): refund is GoodsRefund =>
  refund.parcel !== undefined && refund.parcel.state !== 'closed'

/** The refund that is asked for; without one the first whose goods were not sent yet, else the first that has goods to be sent. */
export function goodsRefund(refunds: readonly OrderRefund[], refundId: string | undefined): GoodsRefund | undefined {
  const wanted = refunds.filter(wantsGoods)
  if (refundId) return wanted.find((refund) => refund.refundId === refundId)
  return wanted.find(({ parcel }) => parcel.state === 'asked') ?? wanted[0]
}

/** What is typed so far. */
export interface ParcelDraft {
  readonly company: string
  readonly number: string
}

const nameOf = ({ refundId }: GoodsRefund) => `parcel ${refundId}`

/** What was sent before, for whoever corrects it. */
export const sentDraft = ({ parcel: { company, number } }: GoodsRefund): ParcelDraft => ({
  ...{ company: company ?? '', number: number ?? '' },
})

/** What was typed before the page was left, else what was sent. */
export const readDraft = (memory: WidgetMemory, refund: GoodsRefund): ParcelDraft =>
  parsed(memory.get(nameOf(refund), 'visit')) ?? sentDraft(refund)

/** @param draft undefined: it was sent */
export const keepDraft = (memory: WidgetMemory, refund: GoodsRefund, draft: ParcelDraft | undefined): void =>
  memory.set(nameOf(refund), draft && JSON.stringify(draft), 'visit')

function parsed(text: string | undefined): ParcelDraft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is ParcelDraft {
  if (typeof value !== 'object' || value === null) return false
  const { company, number } = value as Partial<Record<keyof ParcelDraft, unknown>>
  return typeof company === 'string' && typeof number === 'string'
}

/** What is sent; undefined while it is no parcel. */
export function bodyOf(draft: ParcelDraft): ParcelBody | undefined {
  const { company, number } = draft
  const isWhole = isExpressCompany(company) && Object.keys(parcelMistakes(draft)).length === 0
  return isWhole ? { company, number: parcelNumber(number) } : undefined
}
