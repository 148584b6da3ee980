import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { BookingCalendar } from '../../src/ui/booking-calendar/index.tsx'
import styles from './booking-calendar.module.css'
import type { BookingCalendarProps } from './props.schema.ts'

/** The booking inventory, month by month (B4). */
export default function BookingCalendarWidget(props: BookingCalendarProps & WidgetTools): ReactNode {
  const { days, today, selected, title, note, emit, headingLevel } = props
  return (
    <div className={styles.place}>
      <BookingCalendar
        {...{ days, today, selected, title, note }}
        level={headingLevel}
        onPick={(date) => emit('pick', { date })}
      />
    </div>
  )
}
