import { and, asc, eq } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '../../../schemas/domain/order-status.ts'
import type { Orm } from '../../db/open-database.ts'
import { appointments } from '../../db/schema.ts'
import { PAY_TIME } from '../place-order.ts'
import { advanceAppointment } from './change-appointment.ts'
import { readExtra } from './extra-order.ts'

/** How many appointments one round looks at. */
const ROUND = 100

/**
 * Days that wait for their difference to be paid: once it is, the merchant is asked; when its time is over, the day is free again.
 * @param now epoch ms of the shop's clock @param memberId only those of a member, who looks at them
 */
export async function settleExtras(db: Orm, now: number, memberId?: string): Promise<void> {
  const own = memberId === undefined ? undefined : eq(appointments.memberId, memberId)
  const rows = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.state, 'unpaid'), own))
    .orderBy(asc(appointments.createdAt))
    .limit(ROUND)
  for (const appointment of rows) await settle(db, appointment, now)
}

async function settle(db: Orm, appointment: typeof appointments.$inferSelect, now: number): Promise<void> {
  const extra = await readExtra(db, appointment)
  const isOver = extra ? extra.orderStatus === orderStatuses.cancelled : appointment.createdAt + PAY_TIME < now
  if (isOver) await advanceAppointment(db, appointment.id, 'cancel', { now })
  else if (extra?.paymentStatus === paymentStatuses.paid) await advanceAppointment(db, appointment.id, 'pay', { now })
}
