import type { ReactNode } from 'react'
import type { ShownBookingDay } from '../../../schemas/domain/booking.ts'
import { PriceCalendar } from '../price-calendar/index.tsx'

interface BookingMonthsProps {
  readonly days: readonly ShownBookingDay[]
  readonly today: string
  readonly selected: string | undefined
  readonly onPick: (date: string) => void
}

/** The months of the calendar, which is heavy. A day that costs more says how much. */
export default function BookingMonths({ days, today, selected, onPick }: BookingMonthsProps): ReactNode {
  return (
    <PriceCalendar
      days={days.map(({ date, word, extra, canBook }) => ({
        ...{ date, word, isDisabled: !canBook },
        ...(extra > 0 && { price: extra }),
      }))}
      selected={selected}
      onPick={onPick}
      today={today}
      first={days[0]?.date ?? today}
      last={days.at(-1)?.date ?? today}
    />
  )
}
