import { addDays, shopDay, startOfShopDay } from '../../src/domain/dates.ts'
import { holdsDay } from '../../src/domain/order/appointment-state.ts'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import type * as tables from '../db/schema.ts'
import type { OrderRecord } from '../../sandbox/content/orders/index.ts'

type Appointment = typeof tables.appointments.$inferInsert
type Redemption = typeof tables.redemptions.$inferInsert

const MINUTE = 60_000

/** The booked days of a seeded order. @param now epoch ms of the shop's clock */
export const appointmentRows = (
  { id: orderId, memberId, productId, lines, body, appointments = [] }: OrderRecord,
  now: number,
): Appointment[] =>
  appointments.map(({ id, line, copies, day, state, minutesAgo, answer }) => ({
    ...{
      id,
      orderId,
      lineId: `${orderId}${line + 1}`,
      memberId,
      requestKey: `sandbox-${id}`,
      productId,
      copies,
      state,
    },
    ...{ day: addDays(shopDay(now), day), createdAt: now - minutesAgo * MINUTE },
    ...(state !== 'waiting' && { decidedAt: now - minutesAgo * MINUTE + 20 * MINUTE }),
    body: {
      ...{ productName: body.productName, name: lines[line]?.body.name ?? '', picture: body.picture },
      ...{ people: 2, contact: body.contact, remark: '', isInstant: false, ...(answer && { answer }) },
    },
  }))

/** How many copies of each product's days are taken by them. */
export function bookedDays(rows: readonly Appointment[]): (typeof tables.appointmentDays.$inferInsert)[] {
  const taken = new Map<string, typeof tables.appointmentDays.$inferInsert>()
  for (const { productId, day, copies } of rows.filter((row) => holdsDay(row.state))) {
    const key = `${productId} ${day}`
    taken.set(key, { productId, day, taken: copies + (taken.get(key)?.taken ?? 0) })
  }
  return [...taken.values()]
}

/** The uses of a seeded order's codes, at the counter of its product's place. @param codes as they are written */
export const redemptionRows = (
  record: OrderRecord,
  codes: readonly (typeof tables.orderCodes.$inferInsert)[],
  now: number,
): Redemption[] =>
  record.lines.flatMap((line, at) => {
    const own = codes.filter(({ lineId }) => lineId === `${record.id}${at + 1}`)
    return own.flatMap(({ bizCode, status, canUseTimes }) => {
      const used = timesUsed(status, canUseTimes, line.body.useTimes)
      return momentsOf(record, line, used, now).map((redeemedAt, use) => ({
        ...{ id: `${bizCode}U${use + 1}`, bizCode, memberId: record.memberId, orderId: record.id },
        ...{ name: line.body.name, productName: record.body.productName, redeemedAt },
        ...(record.seat ? { place: '团长处自提', operator: '团长' } : { place: record.place, operator: '前台' }),
      }))
    })
  })

function timesUsed(status: number, left: number, useTimes = left + 1): number {
  return status === codeStatusOf.used || status === codeStatusOf['part-used'] ? useTimes - left : 0
}

/** As its seed says, else evenly between its payment, or the first of its days where that came later, and the end of its days, or now. */
function momentsOf(
  { uses, minutesAgo }: OrderRecord,
  { body }: OrderRecord['lines'][number],
  used: number,
  now: number,
) {
  if (uses) return uses.slice(0, used).map((ago) => now - ago * MINUTE)
  const days = [body.usingStartDate, body.usingEndDate && addDays(body.usingEndDate, 1)].flatMap((day) =>
    day ? startOfShopDay(day) : [],
  )
  const [first = 0, end = now] = days.filter((at) => at < now)
  const from = Math.max(first, now - (minutesAgo - 1) * MINUTE)
  return Array.from({ length: used }, (_, use) => Math.floor(from + ((end - from) * (use + 1)) / (used + 1)))
}
