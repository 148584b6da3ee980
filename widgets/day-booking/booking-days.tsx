import { useMemo, type ReactNode } from 'react'
import type { PriceAndInventory, SaleTicket } from '../../schemas/domain/sale-ticket.ts'
import { dayStockWord, leftOn } from '../../src/domain/ticket/sale-ticket.ts'
import type { StripDay } from '../../src/ui/day-strip/index.tsx'
import { PriceCalendar } from '../../src/ui/price-calendar/index.tsx'
import styles from './booking-days.module.css'

interface BookingDaysProps {
  readonly ticket: SaleTicket
  readonly today: string
  /** Empty: none. */
  readonly selected: string
  readonly onPick: (date: string) => void
}

/** The days of a ticket with their prices and stock words (B4). */
export default function BookingDays({ ticket, today, selected, onPick }: BookingDaysProps): ReactNode {
  const days = useMemo(() => ticket.priceAndInventories.map(stripDay), [ticket])
  const first = days[0]?.date ?? today
  return (
    <div className={styles.days}>
      <PriceCalendar
        days={days}
        selected={selected === '' ? undefined : selected}
        onPick={onPick}
        today={today}
        first={first}
        last={days.at(-1)?.date ?? first}
      />
    </div>
  )
}

const stripDay = (day: PriceAndInventory): StripDay => ({
  date: day.date,
  word: dayStockWord(day),
  price: day.salePrice?.adultPrice,
  isDisabled: leftOn(day) === 0,
})
