import { datePart } from '../../domain/dates.ts'

/** '2026-11-20' -> that day in the device's own time, which is what the calendar's grid counts in. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = datePart(day).split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The way back: a day of the grid -> '2026-11-20'. */
export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** How many months a list from the one day to the other shows, both included. */
export function monthCount(first: string, last: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return Math.max(1, months(last) - months(first) + 1)
}
