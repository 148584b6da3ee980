import { useRef, type ReactNode } from 'react'
import { IconButton } from '../icon-button/index.tsx'
import styles from './calendar.module.css'

const WEEK = ['日', '一', '二', '三', '四', '五', '六']

/** The names of the weekdays, which stay in sight, over each of two months; and the buttons that lead from month to month. */
export function MonthHead(): ReactNode {
  const head = useRef<HTMLDivElement>(null)
  const go = (by: number) => () => head.current && showMonth(head.current, by)
  return (
    <div className={styles.head} ref={head}>
      <Weekdays />
      <Weekdays />
      <span className={styles.before}>
        <IconButton icon="back" label="上个月" onPress={go(-1)} />
      </span>
      <span className={styles.after}>
        <IconButton icon="chevron" label="下个月" onPress={go(1)} />
      </span>
    </div>
  )
}

const Weekdays = (): ReactNode => (
  <div className={styles.week} aria-hidden="true">
    {WEEK.map((day) => (
      <span key={day}>{day}</span>
    ))}
  </div>
)

/** Scrolls to the month that comes before or after the first one in view: down a phone, along a desktop. */
function showMonth(head: HTMLElement, by: number): void {
  const grids = [...(head.parentElement?.querySelectorAll('[role="grid"]') ?? [])]
  const months = grids.flatMap(({ parentElement }) => parentElement ?? [])
  const { bottom, left } = head.getBoundingClientRect()
  const seen = months.findIndex((month) => {
    const place = month.getBoundingClientRect()
    return place.bottom > bottom + 1 && place.right > left + 1
  })
  const motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  months[seen + by]?.scrollIntoView({ behavior: motion, block: 'start', inline: 'start' })
}
