const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

/** A day (2026-11-20, or with a time after it) as people say it: 11月20日. Anything else stays as it is. */
export function dayText(day: string): string {
  const [, month, date] = /^\d{4}-(\d\d)-(\d\d)/.exec(day) ?? []
  return month && date ? `${Number(month)}月${Number(date)}日` : day
}

/** The weekday of a day: 周五; nothing for what is no day. */
export function weekdayText(day: string): string {
  const at = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return WEEKDAYS[at.getUTCDay()] ?? ''
}
