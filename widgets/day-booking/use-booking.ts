import { useEffect, useState } from 'react'
import type { SaleTicket } from '../../schemas/domain/sale-ticket.ts'
import { leftOn, ticketDay } from '../../src/domain/ticket/sale-ticket.ts'
import { addCopy, fittingCopies } from '../../src/domain/ticket/ticket-copies.ts'
import { createDraft, type DraftValue } from '../../src/kit/draft.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { DayBookingProps } from './props.schema.ts'

const bookingDraft = createDraft('booking', {
  type: 'object',
  properties: { date: { type: 'string' }, copies: { type: 'integer', minimum: 0 } },
  required: ['date', 'copies'],
  additionalProperties: false,
})

/** What is chosen of a ticket. `date` is empty as long as no day is chosen, and for what has none. */
type Booking = DraftValue<typeof bookingDraft>

export interface BookingChoice extends Booking {
  /** How many can be had on the day. */
  readonly stock: number
  readonly pick: (date: string) => void
  readonly take: (copies: number) => void
}

/**
 * A day and a number of copies, remembered for the visit. A day that is picked comes with the fewest that can be taken, and brings a number
 * to what it holds.
 */
export function useBooking({ ticket, keep, memory }: DayBookingProps & WidgetTools): BookingChoice {
  const id = keep && `${keep} ${ticket.mark.productId}`
  const [booking, setBooking] = useState<Booking>(() => beginning(ticket))
  useEffect(() => {
    const before = id ? bookingDraft.read(memory, id) : undefined
    setBooking((now) => fitted(ticket, before ?? now))
  }, [id, memory, ticket])
  const change = (next: Booking) => {
    setBooking(next)
    if (id) bookingDraft.keep(memory, next, id)
  }
  return {
    ...booking,
    stock: stockOn(ticket, booking.date),
    pick: (date) => change(fitted(ticket, { date, copies: booking.copies || first(ticket, date) })),
    take: (copies) => change({ ...booking, copies }),
  }
}

const stockOn = (ticket: SaleTicket, date: string) => leftOn(ticketDay(ticket, date))

const first = (ticket: SaleTicket, date: string) => addCopy(0, ticket.mark, stockOn(ticket, date))

/** What has no date begins with a number; what has one with none, since no day is chosen. */
const beginning = (ticket: SaleTicket): Booking => ({
  date: '',
  copies: ticket.priceInventoryMode === 'T' ? first(ticket, '') : 0,
})

/** A day that can't be had any more is none. */
function fitted(ticket: SaleTicket, { date, copies }: Booking): Booking {
  const stock = stockOn(ticket, date)
  return stock === 0 ? beginning(ticket) : { date, copies: fittingCopies(copies, ticket.mark, stock) }
}
