import { createContext, useContext } from 'react'
import type { StripDay } from '../day-strip/index.tsx'

/** What the first and the last day of a range are called. */
export interface RangeWords {
  readonly from: string
  readonly to: string
}

export interface DayFacts extends StripDay {
  /** No day of its month costs less, and at least as many cost more. */
  readonly isLowest?: boolean
}

/** What a calendar knows of its days, which are texts, 2026-11-20. */
export interface CalendarKnows {
  readonly first: string
  readonly last: string
  readonly today: string
  readonly facts: ReadonlyMap<string, DayFacts>
  readonly words: RangeWords
  readonly from: string | undefined
  readonly to: string | undefined
}

export const CalendarContext = createContext<CalendarKnows | undefined>(undefined)

export function useCalendarContext(): CalendarKnows {
  const knows = useContext(CalendarContext)
  if (!knows) throw new Error('a day outside of a calendar')
  return knows
}

/** 入住, 离店, or nothing for a day that is no end of a range. */
export const endWord = (day: string, { from, to, words }: CalendarKnows): string =>
  day === from ? words.from : day === to ? words.to : ''
