import { useMemo, type ReactNode } from 'react'
import type { PriceAndInventory, SaleTicket } from '../../schemas/domain/sale-ticket.ts'
import { type Buyer, priceFor } from '../../src/domain/product/member-price.ts'
import { dayStockWord, leftOn } from '../../src/domain/ticket/sale-ticket.ts'
import { memberPricesAt } from '../../src/domain/ticket/ticket-days.ts'
import type { StripDay } from '../../src/ui/day-strip/index.tsx'
import { DayCalendar } from '../../src/ui/calendar/day-calendar.tsx'
import styles from './booking-days.module.css'

interface BookingDaysProps {
  readonly ticket: SaleTicket
  readonly today: string
  readonly buyer: Buyer
  /** Empty: none. */
  readonly selected: string
  readonly onPick: (date: string) => void
}

/** The days of a ticket with what they cost its buyer and stock words (A6, B4). */
export default function BookingDays({ ticket, today, buyer, selected, onPick }: BookingDaysProps): ReactNode {
  const { level, vipRate } = buyer
  const days = useMemo(
    () => ticket.priceAndInventories.map((day) => stripDay(ticket, day, { level, vipRate })),
    [ticket, level, vipRate],
  )
  return (
    <div className={styles.days}>
      <DayCalendar {...{ days, today, onPick }} selected={selected === '' ? undefined : selected} />
    </div>
  )
}

function stripDay(ticket: SaleTicket, day: PriceAndInventory, buyer: Buyer): StripDay {
  const price = day.salePrice?.adultPrice
  return {
    date: day.date,
    word: dayStockWord(day),
    price: price === undefined ? undefined : priceFor(buyer, price, memberPricesAt(price, ticket)).amount,
    isDisabled: leftOn(day) === 0,
  }
}
