import { type ReactNode, useEffect } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import styles from './booking-calendar.module.css'
import type { BookingCalendarProps } from './props.schema.ts'

const loadMonths = () => import('./booking-months.tsx')

/** The booking inventory, month by month (B4). */
export default function BookingCalendar(props: BookingCalendarProps & WidgetTools): ReactNode {
  const { days, today, selected, title, note, emit, headingLevel } = props
  const { Part, hasFailed, fetch } = useLazyPart(loadMonths)
  // Asked for once: when it can't be had, the shopper decides.
  useEffect(fetch, [fetch])
  return (
    <section className={styles.place} aria-label={title ?? '选择日期'}>
      {title && <SectionTitle level={headingLevel} title={title} />}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.months} aria-busy={!Part && !hasFailed}>
        {Part && <Part days={days} today={today} selected={selected} onPick={(date) => emit('pick', { date })} />}
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
