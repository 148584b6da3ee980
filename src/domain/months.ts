import { datePart, endOfMonth, isDate } from './dates.ts'

/**
 * The same day of the month some months on, or the last one of a shorter month: '2026-12-31', 2 -> '2027-02-28'; an empty text for what begins with no date. Without a package, since
 * the pages of hotels and tickets reckon it before a touch; apart from dates.ts, since the home page does not.
 */
export function addMonths(date: string, months: number): string {
  if (!isDate(datePart(date))) return ''
  const last = endOfMonth(date, months)
  const day = datePart(date).slice(8)
  return day < last.slice(8) ? last.slice(0, 8) + day : last
}
