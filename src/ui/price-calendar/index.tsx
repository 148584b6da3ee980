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
import { DayPicker, type DayButtonProps } from 'react-day-picker'
import { dayText, weekdayWord } from '../../domain/dates.ts'
import { priceText } from '../../domain/price.ts'
import type { StripDay } from '../day-strip/index.tsx'
import { dateOf, dayOf } from '../month-list/calendar-dates.ts'
import { monthClasses, MonthList, MonthName, monthText, useMonths } from '../month-list/index.tsx'
import { saysFew } from '../../domain/product/few-left.ts'
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

/** Months top to bottom with a price and a stock word under each day. Heavy: load it when it is wanted, and show it in a sheet. */
export function PriceCalendar({ days, selected, onPick, today, first, last }: PriceCalendarProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const known = useMemo<DaysByDate>(() => new Map(days.map((day) => [day.date, day])), [days])
  const months = useMonths({ first, last, today })
  const isOff = (date: Date) => known.get(dayOf(date))?.isDisabled ?? !known.has(dayOf(date))
  useSelectedInView(root, selected)
  return (
    <DaysContext value={known}>
      <div ref={root}>
        <MonthList className={styles.months}>
          <DayPicker
            {...months}
            mode="single"
            required
            selected={selected ? dateOf(selected) : undefined}
            onSelect={(_date, day) => onPick(dayOf(day))}
            disabled={isOff}
            classNames={classNames}
            components={components}
            labels={{
              labelDayButton: (date) => dayLabel(dayOf(date), known.get(dayOf(date)), today),
              labelGrid: monthText,
            }}
          />
        </MonthList>
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
        <span className={styles.word} data-few={saysFew(word) || undefined}>
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

const components = { DayButton, CaptionLabel: MonthName }

const classNames = monthClasses({ day_button: `${styles.button}`, selected: styles.selected, today: styles.today })
