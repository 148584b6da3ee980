import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { DayPicker, type ClassNames, type DayButtonProps } from 'react-day-picker'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { dayText, weekdayWord } from '../../domain/dates.ts'
import { priceText } from '../../domain/price.ts'
import { dateOf, dayOf, monthCount } from '../calendar/calendar-dates.ts'
import type { StripDay } from '../day-strip/index.tsx'
import styles from './price-calendar.module.css'

/** Days are texts, 2026-11-20. */
interface PriceCalendarProps {
  /** What is sold on which day; a day that is not among them can't be picked. */
  readonly days: readonly StripDay[]
  readonly selected: string | undefined
  readonly onPick: (date: string) => void
  readonly today: string
  /** The months are listed from this day's to that one's. */
  readonly first: string
  readonly last: string
}

type DaysByDate = ReadonlyMap<string, StripDay>

const DaysContext = createContext<DaysByDate>(new Map())

const WEEK = ['日', '一', '二', '三', '四', '五', '六']

/** Months top to bottom with a price and a stock word under each day. Heavy: load it when it is wanted, and show it in a sheet. */
export function PriceCalendar({ days, selected, onPick, today, first, last }: PriceCalendarProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const known = useMemo<DaysByDate>(() => new Map(days.map((day) => [day.date, day])), [days])
  const shown = useMemo(() => ({ start: dateOf(first), months: monthCount(first, last) }), [first, last])
  const isOff = (date: Date) => known.get(dayOf(date))?.isDisabled ?? !known.has(dayOf(date))
  useSelectedInView(root, selected)
  return (
    <DaysContext value={known}>
      <div ref={root}>
        <div className={styles.week} aria-hidden="true">
          {WEEK.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
        <DayPicker
          mode="single"
          required
          locale={zhCN}
          weekStartsOn={0}
          hideNavigation
          hideWeekdays
          defaultMonth={shown.start}
          startMonth={shown.start}
          endMonth={dateOf(last)}
          numberOfMonths={shown.months}
          today={dateOf(today)}
          selected={selected ? dateOf(selected) : undefined}
          onSelect={(_date, day) => onPick(dayOf(day))}
          disabled={isOff}
          classNames={classNames}
          components={components}
          formatters={formatters}
          labels={{
            labelDayButton: (date) => dayLabel(dayOf(date), known.get(dayOf(date)), today),
            labelGrid: monthText,
          }}
        />
      </div>
    </DaysContext>
  )
}

/** Opens the list where the chosen day is. After paint: only then is a sheet that has just been made on the screen. */
function useSelectedInView(root: RefObject<HTMLElement | null>, selected: string | undefined): void {
  const begun = useRef(selected)
  useEffect(() => {
    root.current?.querySelector(`[data-iso="${begun.current}"]`)?.scrollIntoView({ block: 'center' })
  }, [root])
}

function DayButton({ day, modifiers, children, ...button }: DayButtonProps): ReactElement {
  const ref = useRef<HTMLButtonElement>(null)
  const { price, word } = useContext(DaysContext).get(day.isoDate) ?? {}
  useEffect(() => {
    if (modifiers['focused']) ref.current?.focus()
  }, [modifiers])
  return (
    <button ref={ref} {...button} data-iso={day.isoDate}>
      <span className={styles.number}>{modifiers['today'] ? '今天' : children}</span>
      {price !== undefined && <span className={styles.price}>{priceText(price)}</span>}
      {word && (
        <span className={styles.word} data-few={word.startsWith('仅剩') || undefined}>
          {word}
        </span>
      )}
    </button>
  )
}

/** 11月20日 周五，今天，128元，仅剩3 */
function dayLabel(date: string, day: StripDay | undefined, today: string): string {
  const facts = [date === today && '今天', day?.price !== undefined && `${day.price}元`, day?.word]
  return [`${dayText(date)} ${weekdayWord(date)}`, ...facts.filter(Boolean)].join('，')
}

const monthText = (date: Date) => `${date.getFullYear()}年${date.getMonth() + 1}月`

const formatters = { formatCaption: monthText, formatDay: (date: Date) => String(date.getDate()) }

const components = {
  DayButton,
  CaptionLabel: ({ children }: { readonly children?: ReactNode }) => <h3 className={styles.month}>{children}</h3>,
}

const classNames: Partial<ClassNames> = {
  months: styles.months,
  month_grid: styles.grid,
  weeks: styles.weeks,
  week: styles.days,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  today: styles.today,
}
