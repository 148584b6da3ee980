import { dayText, weekdayWord } from '../../domain/dates.ts'
import { endWord, type CalendarKnows } from './calendar-context.ts'
import { holidayOf, kindWord } from './holidays.ts'

/** 10月1日 周四，今天，国庆，休，128元，仅剩3: a day as it is read out. */
export function dayLabel(day: string, knows: CalendarKnows): string {
  const { price, extra = 0, word } = knows.facts.get(day) ?? {}
  const holiday = holidayOf(day)
  const facts = [
    day === knows.today && '今天',
    holiday.feast,
    kindWord(holiday),
    endWord(day, knows),
    price !== undefined && `${price}元`,
    extra > 0 && `补差价${extra}元`,
    word,
  ]
  return [`${dayText(day)} ${weekdayWord(day)}`, ...facts.filter(Boolean)].join('，')
}
