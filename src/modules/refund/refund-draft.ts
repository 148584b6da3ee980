import type { OrderRefundLines } from '../../../schemas/domain/order-refund.ts'
import { type RefundObstacle, refundObstacle } from '../../domain/order/refundable.ts'

/** A kind of thing of an order, and what of it can be given back. */
export type RefundableLine = OrderRefundLines['lines'][number]

/** What somebody filled in. It is kept as a text, so that nothing typed is lost. */
export interface RefundDraft {
  /** Copies by the sub-order. */
  readonly copies: Readonly<Record<string, number>>
  readonly reason?: number
  readonly description: string
  /** The name under which it was sent: sent again as it is, it is the same application. */
  readonly requestKey?: string
}

export const EMPTY: RefundDraft = { copies: {}, description: '' }

export const LONGEST = 200

/** What was changed by hand is another application. */
export const changed = (draft: RefundDraft, part: Partial<RefundDraft>): RefundDraft => {
  const { requestKey: _sent, ...rest } = draft
  return { ...rest, ...part }
}

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

/** There are lines, and nothing of them is left to give back (B4). */
export const isNothingLeft = (lines: readonly RefundableLine[]): boolean =>
  lines.length > 0 && lines.every(({ refundable }) => refundable === 0)

/** What was kept, if it is what is kept here. */
export function readDraft(text: string | undefined): RefundDraft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is RefundDraft {
  if (typeof value !== 'object' || value === null) return false
  const { copies, reason, description, requestKey } = value as Partial<Record<keyof RefundDraft, unknown>>
  return (
    typeof copies === 'object' &&
    copies !== null &&
    Object.values(copies).every((count) => Number.isSafeInteger(count) && (count as number) >= 0) &&
    (reason === undefined || Number.isSafeInteger(reason)) &&
    typeof description === 'string' &&
    description.length <= LONGEST &&
    (requestKey === undefined || typeof requestKey === 'string')
  )
}
