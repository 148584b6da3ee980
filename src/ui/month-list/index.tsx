import { useMemo, type ReactElement, type ReactNode } from 'react'
import type { ClassNames } from 'react-day-picker'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { dateOf, monthCount } from './calendar-dates.ts'
import styles from './month-list.module.css'

interface MonthListProps {
  /** The look of its days: --day-height, and --side, which is left free beside them. */
  readonly className: string | undefined
  /** The grid: a DayPicker with what `useMonths` gives. */
  readonly children: ReactNode
}

const WEEK = ['日', '一', '二', '三', '四', '五', '六']

/** Months top to bottom, under the names of the weekdays, which stay in sight. */
export function MonthList({ className, children }: MonthListProps): ReactNode {
  return (
    <div className={className}>
      <div className={styles.week} aria-hidden="true">
        {WEEK.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      {children}
    </div>
  )
}

interface Months {
  /** The months are listed from this day's to that one's: 2026-11-20. */
  readonly first: string
  readonly last: string
  readonly today: string
}

/** What a DayPicker has to know to be a list of months. */
export function useMonths({ first, last, today }: Months) {
  const shown = useMemo(() => ({ start: dateOf(first), months: monthCount(first, last) }), [first, last])
  return {
    locale: zhCN,
    weekStartsOn: 0,
    hideNavigation: true,
    hideWeekdays: true,
    defaultMonth: shown.start,
    startMonth: shown.start,
    endMonth: dateOf(last),
    numberOfMonths: shown.months,
    today: dateOf(today),
    formatters,
  } as const
}

/** 2026年11月 */
export const monthText = (date: Date): string => `${date.getFullYear()}年${date.getMonth() + 1}月`

const formatters = { formatCaption: monthText, formatDay: (date: Date) => String(date.getDate()) }

/** The name over a month. */
export const MonthName = ({ children }: { readonly children?: ReactNode }): ReactElement => (
  <h3 className={styles.month}>{children}</h3>
)

/** The grid's classes, with those of the days themselves added. */
export const monthClasses = ({ day = '', day_button = '', ...own }: Partial<ClassNames>): Partial<ClassNames> => ({
  months: styles.months,
  month_grid: styles.grid,
  weeks: styles.weeks,
  week: styles.days,
  day: `${styles.day} ${day}`,
  day_button: `${styles.button} ${day_button}`,
  ...own,
})
