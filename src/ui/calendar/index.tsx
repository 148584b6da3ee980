import type { ReactNode } from 'react'
import { DayPicker, type Matcher, type Modifiers } from 'react-day-picker'
import { dayText, weekdayWord } from '../../domain/dates.ts'
import { dateOf, dayOf } from '../month-list/calendar-dates.ts'
import { monthClasses, MonthList, MonthName, monthText, useMonths } from '../month-list/index.tsx'
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

/** A range of days on a list of months, top to bottom. Arrows, Page Up and Page Down, Home and End move through it. */
export function Calendar({ from, to, first, last, until, today, words, onPick }: CalendarProps): ReactNode {
  const months = useMonths({ first, last, today })
  const selected = from ? { from: dateOf(from), to: to ? dateOf(to) : undefined } : undefined
  const disabled: Matcher[] = [{ before: dateOf(first) }, { after: dateOf(until && until < last ? until : last) }]
  return (
    <WordsContext value={words}>
      <MonthList className={styles.months}>
        <DayPicker
          {...months}
          mode="range"
          selected={selected}
          onSelect={(_range, day) => onPick(dayOf(day))}
          disabled={disabled}
          modifiers={{ start: selected?.from ?? false, end: selected?.to ?? false, alone: !to }}
          modifiersClassNames={{ start: `${styles.start}`, end: `${styles.end}` }}
          classNames={classNames}
          components={components}
          labels={{ labelDayButton: (date, modifiers) => dayLabel(date, modifiers, words), labelGrid: monthText }}
        />
      </MonthList>
    </WordsContext>
  )
}

const components = { DayButton, CaptionLabel: MonthName }

function dayLabel(date: Date, modifiers: Modifiers, words: RangeWords): string {
  const day = dayOf(date)
  const marks = [modifiers['today'] && '今天', modifiers['start'] && words.from, modifiers['end'] && words.to]
  return [`${dayText(day)} ${weekdayWord(day)}`, ...marks.filter(Boolean)].join('，')
}

const classNames = monthClasses({
  day: `${styles.day}`,
  day_button: `${styles.button}`,
  range_middle: styles.middle,
  range_start: styles.first,
  range_end: styles.last,
  today: styles.today,
})
