import { weekdayOf } from '../../domain/dates.ts'
import { DAYS_OFF, DAYS_WORKED, FEASTS } from './holiday-table.ts'

/** What a day is by itself: 元旦, and whether people have it off, or work on it against the week. */
export interface Holiday {
  readonly feast: string | undefined
  readonly kind: 'off' | 'worked' | undefined
}

export const holidayOf = (day: string): Holiday => ({
  feast: FEASTS[day],
  kind: DAYS_OFF.includes(day) ? 'off' : DAYS_WORKED.includes(day) ? 'worked' : undefined,
})

/** 休 or 班, as calendars in China say it. */
export const kindWord = ({ kind }: Holiday): string | undefined => kind && { off: '休', worked: '班' }[kind]

/** A Saturday or a Sunday on which nobody has to work, or a day off within the week. */
export function isFree(day: string): boolean {
  const { kind } = holidayOf(day)
  return kind === 'off' || (kind === undefined && [0, 6].includes(weekdayOf(day)))
}
