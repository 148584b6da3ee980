import { useMemo, type ReactNode } from 'react'
import { DayPicker, type ClassNames, type Matcher, type Modifiers } from 'react-day-picker'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { dayText, weekdayWord } from '../../domain/dates.ts'
import { dateOf, dayOf, monthCount } from './calendar-dates.ts'
import styles from './calendar.module.css'
import { DayButton, WordsContext, type RangeWords } from './day-button.tsx'

/** Days are texts, 2026-11-20. */
interface CalendarProps {
  readonly from: string | undefined
  readonly to: string | undefined
  /** The first and the last day that can be picked; the months are listed from the one to the other. */
  readonly first: string
  readonly last: string
  /** Days after it can't be picked for now. */
  readonly until?: string
  readonly today: string
  readonly words: RangeWords
  readonly onPick: (day: string) => void
}

const WEEK = ['日', '一', '二', '三', '四', '五', '六']

/** A range of days on a list of months, top to bottom. Arrows, Page Up and Page Down, Home and End move through it. */
export function Calendar({ from, to, first, last, until, today, words, onPick }: CalendarProps): ReactNode {
  const shown = useMemo(() => ({ start: dateOf(first), months: monthCount(first, last) }), [first, last])
  const selected = from ? { from: dateOf(from), to: to ? dateOf(to) : undefined } : undefined
  const disabled: Matcher[] = [{ before: dateOf(first) }, { after: dateOf(until && until < last ? until : last) }]
  return (
    <WordsContext value={words}>
      <div className={styles.week} aria-hidden="true">
        {WEEK.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <DayPicker
        mode="range"
        locale={zhCN}
        weekStartsOn={0}
        hideNavigation
        hideWeekdays
        defaultMonth={shown.start}
        startMonth={shown.start}
        endMonth={dateOf(last)}
        numberOfMonths={shown.months}
        today={dateOf(today)}
        selected={selected}
        onSelect={(_range, day) => onPick(dayOf(day))}
        disabled={disabled}
        modifiers={{ start: selected?.from ?? false, end: selected?.to ?? false, alone: !to }}
        modifiersClassNames={{ start: `${styles.start}`, end: `${styles.end}` }}
        classNames={classNames}
        components={components}
        formatters={formatters}
        labels={{ labelDayButton: (date, modifiers) => dayLabel(date, modifiers, words), labelGrid: monthText }}
      />
    </WordsContext>
  )
}

const monthText = (date: Date) => `${date.getFullYear()}年${date.getMonth() + 1}月`

const formatters = {
  formatCaption: monthText,
  formatDay: (date: Date) => String(date.getDate()),
}

const components = {
  DayButton,
  CaptionLabel: ({ children }: { readonly children?: ReactNode }) => <h3 className={styles.month}>{children}</h3>,
}

function dayLabel(date: Date, modifiers: Modifiers, words: RangeWords): string {
  const day = dayOf(date)
  const marks = [modifiers['today'] && '今天', modifiers['start'] && words.from, modifiers['end'] && words.to]
  return [`${dayText(day)} ${weekdayWord(day)}`, ...marks.filter(Boolean)].join('，')
}

const classNames: Partial<ClassNames> = {
  months: styles.months,
  month_grid: styles.grid,
  weeks: styles.weeks,
  week: styles.days,
  day: styles.day,
  day_button: styles.button,
  range_middle: styles.middle,
  range_start: styles.first,
  range_end: styles.last,
  today: styles.today,
}
