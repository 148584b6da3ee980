import { useEffect, useState } from 'react'
import type { SaleTicket } from '../../schemas/domain/sale-ticket.ts'
import { leftOn, ticketDay } from '../../src/domain/ticket/sale-ticket.ts'
import { addCopy, fittingCopies } from '../../src/domain/ticket/ticket-copies.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { DayBookingProps } from './props.schema.ts'

/** What is chosen of a ticket. */
interface Booking {
  /** Empty as long as no day is chosen, and for what has none. */
  readonly date: string
  readonly copies: number
}

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
  const name = keep && `booking ${keep} ${ticket.mark.productId}`
  const [booking, setBooking] = useState<Booking>(() => beginning(ticket))
  useEffect(() => {
    const before = name && readBooking(memory.get(name, 'visit'))
    if (before) setBooking(fitted(ticket, before))
  }, [name, memory, ticket])
  const change = (next: Booking) => {
    setBooking(next)
    if (name) memory.set(name, JSON.stringify(next), 'visit')
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

/** What was kept, if it is what is kept here. */
function readBooking(text: string | undefined): Booking | undefined {
  try {
    const { date, copies }: Partial<Booking> = JSON.parse(text ?? '{}')
    return typeof date === 'string' && Number.isSafeInteger(copies) ? { date, copies: copies ?? 0 } : undefined
  } catch {
    return undefined
  }
}
