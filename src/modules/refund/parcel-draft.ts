import type { OrderRefund } from '../../../schemas/domain/order-refund.ts'
import type { ParcelBody, RefundParcel } from '../../../schemas/domain/refund-parcel.ts'
import { createDraft, type DraftValue } from '../../kit/draft.ts'
import { isExpressCompany, parcelMistakes, parcelNumber } from '../../domain/order/parcel.ts'

/** A refund of which goods are wanted back. */
export type GoodsRefund = OrderRefund & { readonly parcel: RefundParcel }

const wantsGoods = (refund: OrderRefund): refund is GoodsRefund =>
  refund.parcel !== undefined && refund.parcel.state !== 'closed'

/**
 * The refund that is asked for; without one the first whose goods were not sent yet, else the first that has goods to be sent.
 * @param refundId '' for none
 */
export function goodsRefund(refunds: readonly OrderRefund[], refundId: string): GoodsRefund | undefined {
  const wanted = refunds.filter(wantsGoods)
  if (refundId) return wanted.find((refund) => refund.refundId === refundId)
  return wanted.find(({ parcel }) => parcel.state === 'asked') ?? wanted[0]
}

/** What is typed so far of the parcel of a refund: kept for the order and the refund that the address names. */
export const parcelDraft = createDraft('parcel', {
  type: 'object',
  properties: { refundId: { type: 'string' }, company: { type: 'string' }, number: { type: 'string' } },
  required: ['refundId', 'company', 'number'],
  additionalProperties: false,
})

export type ParcelDraft = DraftValue<typeof parcelDraft>

/** What was sent before, for whoever corrects it. */
export const sentDraft = ({ refundId, parcel: { company, number } }: GoodsRefund): ParcelDraft => ({
  ...{ refundId, company: company ?? '', number: number ?? '' },
})

/** What is sent; undefined while it is no parcel. */
export function bodyOf(draft: Pick<ParcelDraft, 'company' | 'number'>): ParcelBody | undefined {
  const { company, number } = draft
  const isWhole = isExpressCompany(company) && Object.keys(parcelMistakes(draft)).length === 0
  return isWhole ? { company, number: parcelNumber(number) } : undefined
}
