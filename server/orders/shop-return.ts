import { orderStatuses } from '../../schemas/domain/order-status.ts'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import type { Orm } from '../db/open-database.ts'
import { isInOpenTeam } from '../teams/order-team.ts'
import { isExtra } from './appointments/extra-order.ts'
import { freeCopies, lockLines, type LineCopies } from './line-copies.ts'
import { lockOrder } from './lock-order.ts'
import { returnCoupon } from './order-coupons.ts'
import { isExchanged } from './presale-order.ts'
import { returnWhole } from './write-refund.ts'

/** Why a shop gives money back without being asked by an application (B9). */
const shopReasons = { agreed: 1, unable: 4 } as const

export interface ShopReturn {
  readonly orderId: string
  /** Agreed with its buyer by customer service; or the shop can't do what it sold, such as in a storm. */
  readonly why: keyof typeof shopReasons
  /** What its buyer reads. */
  readonly note: string
}

/** Why it can't, in the codes of schemas/api/problems.ts. */
type ReturnProblem = 'not-found' | 'refund-no-lines' | 'refund-exchanged' | 'refund-booked' | 'refund-in-team'

/**
 * Gives back whole what of an order was not used, whatever its terms say: 请联系商家客服办理 and 如遇天气等不可抗力关闭可全额退款 are kept by this.
 * Where the shop can't do what it sold, its coupon is free again whatever the coupon's own rule.
 * @returns undefined: the payment company is asked next
 */
export const returnByShop = (
  db: Orm,
  { orderId, why, note }: ShopReturn,
  now: number,
): Promise<ReturnProblem | undefined> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.paidFen !== order.totalFen || order.orderStatus === orderStatuses.cancelled) return 'not-found'
    // What a dearer day cost goes back with that day.
    if (isExtra(order)) return 'refund-booked'
    if (await isExchanged(tx, orderId)) return 'refund-exchanged'
    if (await isInOpenTeam(tx, orderId)) return 'refund-in-team'
    const lines = await lockLines(tx, orderId)
    const unused = lines.flatMap(freeCopies).filter(isUnused)
    if (unused.length === 0) return 'refund-no-lines'
    const isAll = unused.length === lines.flatMap(({ copies }) => copies).length
    if (why === 'unable' && isAll) await returnCoupon(tx, orderId, { isOwed: true })
    await returnWhole(tx, order, {
      codes: unused.flatMap(({ codes }) => codes),
      ...{ quantity: unused.length, why: { reason: shopReasons[why], description: note }, now },
    })
    return undefined
  })

/** What was used in part is given back by its terms, less its uses. */
const isUnused = ({ codes }: LineCopies['copies'][number]): boolean =>
  codes.every(({ status }) => status !== codeStatusOf['part-used'])
