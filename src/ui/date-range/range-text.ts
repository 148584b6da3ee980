import { dayText, nightsBetween, weekdayWord } from '../../domain/dates.ts'
import type { Picked } from './pick-day.ts'

/** 11月28日 - 30日 · 2 晚, 12月30日 - 1月2日 · 3 晚; the first day alone as long as there is no other. */
export function daysText({ from, to }: Picked): string {
  if (!from) return ''
  if (!to) return `${dayText(from)} 入住`
  const end = from.slice(0, 7) === to.slice(0, 7) ? `${Number(to.slice(8))}日` : dayText(to)
  return `${dayText(from)} - ${end} · ${nightsBetween(from, to)} 晚`
}

/** 周六入住，周一离店 */
export function weekdaysText({ from, to }: Picked): string {
  if (!from) return ''
  return to ? `${weekdayWord(from)}入住，${weekdayWord(to)}离店` : '离店 待选择'
}
