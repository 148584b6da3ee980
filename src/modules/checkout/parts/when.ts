import type { OrderItem } from '../../../../schemas/domain/order-fill.ts'
import { dayText, nightsBetween, weekdayWord } from '../../../domain/dates.ts'

type Days = Pick<OrderItem, 'usingStartDate' | 'usingEndDate'>

const day = (date: string) => `${dayText(date)} ${weekdayWord(date)}`

/** When something is used: a day, or the days of a stay with its nights; '' for what has no day. */
export function whenText({ usingStartDate: from, usingEndDate: until }: Days): string {
  if (!from) return ''
  if (!until || until === from) return day(from)
  return `${day(from)} - ${day(until)} 共 ${nightsBetween(from, until)} 晚`
}
