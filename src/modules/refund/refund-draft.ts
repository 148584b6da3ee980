import type { OrderRefundLines } from '../../../schemas/domain/order-refund.ts'
import { fenOfYuan, yuanOfFen } from '../../domain/money.ts'
import { type RefundObstacle, refundObstacle } from '../../domain/order/refundable.ts'
import { createDraft, type DraftValue } from '../../kit/draft.ts'

/** A kind of thing of an order, and what of it can be given back. */
export type RefundableLine = OrderRefundLines['lines'][number]

export const LONGEST = 200

/** [R4] What somebody filled in for an order. */
export const refundDraft = createDraft('refund', {
  type: 'object',
  properties: {
    /** By the sub-order. */
    copies: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
    reason: { type: 'integer' },
    description: { type: 'string', maxLength: LONGEST },
    /** The name under which it was sent, until it is known to be taken: sent again, it is the same application. */
    requestKey: { type: 'string' },
  },
  required: ['copies', 'description'],
  additionalProperties: false,
})

export type RefundDraft = DraftValue<typeof refundDraft>

export const EMPTY: RefundDraft = { copies: {}, description: '' }

/** How many of a line are asked for: never more than can be given back by now. */
export const copiesOf = ({ copies }: RefundDraft, { subOrderId, refundable }: RefundableLine): number =>
  Math.min(copies[subOrderId] ?? 0, refundable)

/** Why it can't be sent (B5). */
export const obstacleOf = (draft: RefundDraft, lines: readonly RefundableLine[]): RefundObstacle | undefined =>
  refundObstacle({
    ...{ reason: draft.reason, description: draft.description },
    copies: lines.map((line) => copiesOf(draft, line)),
    refundable: lines.map(({ refundable }) => refundable),
  })

/** What is sent of it. */
export const quantityOf = (draft: RefundDraft, lines: readonly RefundableLine[]) =>
  lines
    .map((line) => ({ subOrderId: line.subOrderId, copies: copiesOf(draft, line) }))
    .filter(({ copies }) => copies > 0)

/** Yuan that come back of what is asked for. */
export const amountOf = (draft: RefundDraft, lines: readonly RefundableLine[]): number =>
  yuanOfFen(lines.reduce((sum, line) => sum + fenOfYuan(line.amounts[copiesOf(draft, line) - 1] ?? 0), 0))

/** There are lines, and nothing of them is left to give back (B4). */
export const isNothingLeft = (lines: readonly RefundableLine[]): boolean =>
  lines.length > 0 && lines.every(({ refundable }) => refundable === 0)

/** Nothing comes back because the terms on which it was sold say so: its time is over, or there never was one. */
export const isOverByTerms = (lines: readonly RefundableLine[]): boolean =>
  lines.length > 0 && lines.every(({ share }) => share?.percent === 0)
