import type { LineToBook } from '../../../schemas/domain/booking.ts'
import { areTooMany } from '../../domain/order/booking.ts'
import { createDraft, type DraftValue } from '../../kit/draft.ts'

/** [R3] What is chosen for the booking of an order. */
export const bookingDraft = createDraft('booking', {
  type: 'object',
  properties: {
    /** '' while none is. */
    date: { type: 'string' },
    /** By the sub-order. */
    copies: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
    people: { type: 'integer', minimum: 1 },
  },
  required: ['date', 'copies', 'people'],
  additionalProperties: false,
})

export type BookingDraft = DraftValue<typeof bookingDraft>

const PEOPLE = 2

/** What a form begins with: a copy of the first thing that can be booked, or what was chosen before. */
export function beginDraft(lines: readonly LineToBook[], date: string, kept?: BookingDraft): BookingDraft {
  const first = lines.find(({ bookable }) => bookable > 0)
  const usual = first ? { [first.subOrderId]: 1 } : {}
  const copies = Object.fromEntries(
    lines.map(({ subOrderId, bookable }) => [subOrderId, Math.min(bookable, (kept?.copies ?? usual)[subOrderId] ?? 0)]),
  )
  return { date: date || (kept?.date ?? ''), copies, people: kept?.people ?? PEOPLE }
}

/** Why it can't go on (B5); undefined when it can. */
export function draftObstacle(
  { date, copies, people }: BookingDraft,
  canBook: (date: string) => boolean,
  peoplePerCopy?: number,
): string | undefined {
  if (date === '') return '请选择日期'
  if (!canBook(date)) return '所选日期不在可预约范围内，请重新选择'
  const count = Object.values(copies).reduce((sum, one) => sum + one, 0)
  if (count === 0) return '请选择数量'
  return areTooMany(people, count, peoplePerCopy) ? `每份最多 ${peoplePerCopy} 位，请减少人数或增加份数` : undefined
}

/** 子订单:份数, as an address carries it. */
export const linesText = ({ copies }: BookingDraft): string =>
  Object.entries(copies)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${id}:${count}`)
    .join(',')
