import type { ReactNode } from 'react'
import type { ShownBookingDay } from '../../../schemas/domain/booking.ts'
import { DayCalendar } from '../calendar/day-calendar.tsx'

interface BookingMonthsProps {
  readonly days: readonly ShownBookingDay[]
  readonly today: string
  readonly selected: string | undefined
  readonly onPick: (date: string) => void
}

/** The months of the calendar, which is heavy. A day that costs more says how much. */
export default function BookingMonths({ days, today, selected, onPick }: BookingMonthsProps): ReactNode {
  return (
    <DayCalendar
      days={days.map(({ canBook, ...day }) => ({ ...day, isDisabled: !canBook }))}
      {...{ today, selected, onPick }}
    />
  )
}
