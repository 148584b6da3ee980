import { useEffect, useRef, type ReactNode } from 'react'
import type { ShownBookingDay } from '../../../../schemas/domain/booking.ts'
import { BookingCalendar } from '../../../ui/booking-calendar/index.tsx'
import styles from './days.module.css'

interface DaysProps {
  readonly days: readonly ShownBookingDay[]
  readonly today: string
  /** The day that is chosen, or booked, by now. */
  readonly day: string
  readonly title: string
  readonly note: string
  /** The buyer asked for them: they are brought into view. */
  readonly isWanted?: boolean
  readonly onPick: (date: string) => void
}

/** All days that can be picked (B4). */
export function Days({ days, today, day, title, note, isWanted = false, onPick }: DaysProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return (
    <div ref={place} data-part="days" className={styles.days}>
      <BookingCalendar {...{ days, today, selected: day, title, note, onPick, level: 2 }} />
    </div>
  )
}
