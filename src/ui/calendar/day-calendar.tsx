import { useMemo, type ReactNode } from 'react'
import type { StripDay } from '../day-strip/index.tsx'
import type { DayFacts } from './calendar-context.ts'
import { Calendar } from './index.tsx'

/** Days are texts, 2026-11-20. */
interface DayCalendarProps {
  /** What is sold on which day, in their order; a day that is not among them can't be picked. */
  readonly days: readonly StripDay[]
  readonly selected: string | undefined
  readonly today: string
  readonly onPick: (date: string) => void
}

/** The days on which something is sold, with what it costs. It begins with the week of the first one that can be picked. */
export function DayCalendar({ days, selected, today, onPick }: DayCalendarProps): ReactNode {
  const facts = useMemo(() => withLowest(days), [days])
  const first = days.find(({ isDisabled }) => !isDisabled) ?? days[0]
  return (
    <Calendar
      {...{ selected, today, facts, onPick }}
      first={first?.date ?? today}
      last={days.at(-1)?.date ?? today}
      canPick={(day) => facts.get(day)?.isDisabled === false}
    />
  )
}

/** The days by their date, with the lowest price of each month marked where it is an exception. */
function withLowest(days: readonly StripDay[]): ReadonlyMap<string, DayFacts> {
  const pricesOf = (month: string) =>
    days.flatMap(({ date, price, isDisabled }) =>
      date.startsWith(month) && price !== undefined && !isDisabled ? [price] : [],
    )
  const months = new Set(days.map(({ date }) => monthOf(date)))
  const lowest = new Map([...months].map((month) => [month, lowestOf(pricesOf(month))]))
  return new Map(
    days.map((day) => [
      day.date,
      { ...day, isDisabled: day.isDisabled ?? false, isLowest: day.price === lowest.get(monthOf(day.date)) },
    ]),
  )
}

const monthOf = (date: string) => date.slice(0, 7)

/** NaN, which no price equals, where more than half of the days cost no more: the lowest is nothing to look for then. */
function lowestOf(prices: readonly number[]): number {
  const lowest = Math.min(...prices)
  return prices.filter((price) => price === lowest).length * 2 > prices.length ? Number.NaN : lowest
}
