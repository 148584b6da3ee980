import { useEffect, useMemo, useRef, type ReactElement, type ReactNode, type RefObject } from 'react'
import { DayPicker, type DayPickerProps, type WeekProps } from 'react-day-picker'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { CalendarContext, useCalendarContext, type DayFacts, type RangeWords } from './calendar-context.ts'
import { dateOf, dayOf, monthCount } from './calendar-dates.ts'
import styles from './calendar.module.css'
import { DayButton } from './day-button.tsx'
import { dayLabel } from './day-label.ts'
import { MonthHead } from './month-head.tsx'

/** Days are texts, 2026-11-20. */
interface Range {
  readonly from: string | undefined
  readonly to: string | undefined
}

interface CalendarProps {
  /** One day, or a range of them. */
  readonly selected: string | Range | undefined
  /** What the ends of a range are called. */
  readonly words?: RangeWords
  /** The weeks are listed from this day's to that one's. */
  readonly first: string
  readonly last: string
  readonly today: string
  readonly canPick: (day: string) => boolean
  /** What is told of days, by their date. */
  readonly facts?: ReadonlyMap<string, DayFacts>
  readonly onPick: (day: string) => void
}

const NO_FACTS: ReadonlyMap<string, DayFacts> = new Map()
const NO_WORDS: RangeWords = { from: '', to: '' }

/**
 * The shop's one calendar: months top to bottom, or two beside each other where a desktop has room for them. Arrows, Page Up and Page Down,
 * Home and End move through it. Heavy: load it when it is wanted.
 */
export function Calendar(props: CalendarProps): ReactNode {
  const { selected, words = NO_WORDS, first, last, today, canPick, facts = NO_FACTS, onPick } = props
  const root = useRef<HTMLDivElement>(null)
  const { from, to } = typeof selected === 'object' ? selected : { from: selected, to: undefined }
  const told = { first, last, today, facts, words, from, to }
  const months = useMemo(() => ({ start: dateOf(first), count: monthCount(first, last) }), [first, last])
  useShown(root, from)
  const grid = {
    ...look,
    defaultMonth: months.start,
    startMonth: months.start,
    endMonth: dateOf(last),
    numberOfMonths: months.count,
    today: dateOf(today),
    disabled: (date: Date) => !canPick(dayOf(date)),
    labels: { labelDayButton: (date: Date) => dayLabel(dayOf(date), told), labelGrid: monthText },
  }
  const pick = (_chosen: unknown, day: Date) => onPick(dayOf(day))
  const chosen = from ? dateOf(from) : undefined
  return (
    <CalendarContext value={told}>
      <div className={styles.calendar} data-single={months.count === 1 || undefined} ref={root}>
        <MonthHead />
        {typeof selected === 'object' ? (
          <DayPicker
            {...grid}
            mode="range"
            selected={chosen && { from: chosen, to: to ? dateOf(to) : undefined }}
            onSelect={pick}
          />
        ) : (
          <DayPicker {...grid} mode="single" required selected={chosen} onSelect={pick} />
        )}
      </div>
    </CalendarContext>
  )
}

/** Opens in the month of the chosen day. After paint: only then is a sheet that has just been made on the screen. */
function useShown(root: RefObject<HTMLElement | null>, day: string | undefined): void {
  const begun = useRef(day)
  useEffect(() => {
    const month = root.current?.querySelector(`[data-iso="${begun.current}"]`)?.closest('[role="grid"]')?.parentElement
    if (month?.previousElementSibling) month.scrollIntoView({ block: 'start', inline: 'start' })
  }, [root])
}

/** A week that lies before the first day, or after the last one, is not shown. */
function Week({ week, ...row }: WeekProps): ReactElement {
  const { first, last } = useCalendarContext()
  const [begin, end] = [week.days[0]?.isoDate ?? '', week.days.at(-1)?.isoDate ?? '']
  return end < first || begin > last ? <></> : <tr {...row} />
}

const MonthName = ({ children }: { readonly children?: ReactNode }): ReactElement => <h3>{children}</h3>

/** 2026年11月 */
const monthText = (date: Date): string => `${date.getFullYear()}年${date.getMonth() + 1}月`

const look = {
  locale: zhCN,
  weekStartsOn: 0,
  hideNavigation: true,
  hideWeekdays: true,
  components: { DayButton, Week, CaptionLabel: MonthName },
  formatters: { formatCaption: monthText, formatDay: (date: Date) => String(date.getDate()) },
  classNames: {
    months: styles.months,
    month: styles.month,
    month_caption: styles.caption,
    month_grid: styles.grid,
    weeks: styles.weeks,
    week: styles.days,
    day: styles.day,
    day_button: styles.button,
    range_start: styles.first,
    range_middle: styles.middle,
    range_end: styles.last,
  },
} as const satisfies Partial<DayPickerProps>
