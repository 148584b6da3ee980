import { type ReactNode, useEffect } from 'react'
import type { ShownBookingDay } from '../../../schemas/domain/booking.ts'
import { useLazyPart } from '../hooks/use-lazy-part.ts'
import { SectionTitle } from '../section-title/index.tsx'
import styles from './booking-calendar.module.css'

const loadMonths = () => import('./booking-months.tsx')

interface BookingCalendarProps {
  readonly days: readonly ShownBookingDay[]
  readonly today: string
  readonly selected: string | undefined
  readonly title: string | undefined
  readonly note: string | undefined
  /** Of the title's heading. */
  readonly level: 2 | 3
  readonly onPick: (date: string) => void
}

/** The booking inventory, month by month (B4). */
export function BookingCalendar(props: BookingCalendarProps): ReactNode {
  const { days, today, selected, title, note, level, onPick } = props
  const { Part, hasFailed, fetch } = useLazyPart(loadMonths)
  // Asked for once: when it can't be had, the shopper decides.
  useEffect(fetch, [fetch])
  return (
    <section aria-label={title ?? '选择日期'}>
      {title && <SectionTitle level={level} title={title} />}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.months} aria-busy={!Part && !hasFailed}>
        {Part && <Part days={days} today={today} selected={selected} onPick={onPick} />}
        {hasFailed && (
          <p className={styles.failed} role="alert">
            日历没有加载出来
            <button type="button" className={styles.retry} onClick={fetch}>
              重新加载
            </button>
          </p>
        )}
      </div>
    </section>
  )
}
