import { dayText, nightsBetween, weekdayWord } from '../dates.ts'

/** When something is used: 12月4日 周五, or 12月4日 周五 - 12月6日 周日, with the nights of a stay; '' for what has no day. */
export function daysText(from: string | undefined, until = from, isStay = false): string {
  if (!from) return ''
  const one = (date: string) => `${dayText(date)} ${weekdayWord(date)}`
  if (!until || until <= from) return one(from)
  const range = `${one(from)} - ${one(until)}`
  return isStay ? `${range} 共 ${nightsBetween(from, until)} 晚` : range
}
