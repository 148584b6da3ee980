import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '../../../schemas/domain/order-status.ts'
import type { Orm } from '../../db/open-database.ts'
import { appointments, orders } from '../../db/schema.ts'
import { TIME_TO_PAY } from '../time-to-pay.ts'
import { advanceAppointment } from './change-appointment.ts'
import { isExtraOf } from './extra-order.ts'

/** How many appointments one round settles. */
const ROUND = 100

/**
 * Days that wait for their difference to be paid: once it is, the merchant is asked; when its time is over, the day is free again.
 * @param now epoch ms of the shop's clock @param memberId only those of a member, who looks at them
 */
export async function settleExtras(db: Orm, now: number, memberId?: string): Promise<void> {
  const isOver = or(
    eq(orders.orderStatus, orderStatuses.cancelled),
    and(isNull(orders.id), lt(appointments.createdAt, now - TIME_TO_PAY)),
  )
  const isPaid = eq(orders.paymentStatus, paymentStatuses.paid)
  const own = memberId === undefined ? undefined : eq(appointments.memberId, memberId)
  const rows = await db
    .select({ id: appointments.id, orderStatus: orders.orderStatus })
    .from(appointments)
    .leftJoin(orders, isExtraOf(appointments))
    .where(and(eq(appointments.state, 'unpaid'), or(isOver, isPaid), own))
    .orderBy(asc(appointments.createdAt))
    .limit(ROUND)
  for (const { id, orderStatus } of rows) {
    const isLost = orderStatus === null || orderStatus === orderStatuses.cancelled
    await advanceAppointment(db, id, isLost ? 'cancel' : 'pay', { now })
  }
}
