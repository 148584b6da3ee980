/** Dates are shop-local texts: '2026-11-20', also as the beginning of a date with a time. */
const DAY = 86_400_000

const utc = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`)

const textOf = (epoch: number): string => new Date(epoch).toISOString().slice(0, 10)

/** True for a day that exists: 2026-02-30 is none. */
export function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const epoch = utc(text)
  return !Number.isNaN(epoch) && textOf(epoch) === text
}

/** '2026-11-30' or '2026-11-30T08:30:00', 1 -> '2026-12-01'; an empty text for what begins with no date. */
export function addDays(date: string, days: number): string {
  const epoch = utc(date) + Math.trunc(days) * DAY
  return Number.isNaN(epoch) || Math.abs(epoch) > 8.6e15 ? '' : textOf(epoch)
}

/** The same day of the month some months on, or the last one of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return textOf(Date.UTC(year, month - 1 + months, Math.min(day, last)))
}

/** The last day of the month that is some months on: '2026-11-20', 5 -> '2027-04-30'. */
export function endOfMonth(date: string, months = 0): string {
  const [year = 0, month = 1] = date.slice(0, 10).split('-').map(Number)
  return textOf(Date.UTC(year, month + months, 0))
}

/** Nights between two dates, or moments: the ceiling of the days (B9). */
export function nightsBetween(from: string, to: string): number {
  return Math.ceil((moment(to) - moment(from)) / DAY)
}

const moment = (text: string): number => {
  const [, date = '', clock = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/.exec(text) ?? []
  return Date.parse(`${date}T${clock}Z`)
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

/** 周五; nothing for what is no day. */
export const weekdayWord = (date: string): string => weekdays[new Date(utc(date)).getUTCDay()] ?? ''

/** '2026-11-20', also with a time after it -> 11月20日; anything else stays as it is. */
export function dayText(date: string): string {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)/.exec(date) ?? []
  return month && day ? `${Number(month)}月${Number(day)}日` : date
}

const near = ['今天', '明天', '后天'] as const

/** 今天, 明天, 后天, else the word of the weekday. */
export function dayWord(date: string, today: string): string {
  return near[Math.round((utc(date) - utc(today)) / DAY)] ?? weekdayWord(date)
}

/** Epoch ms -> the shop's clock to the second (Beijing has no summer time): '2026-11-20T08:30:00' */
export const shopClock = (epoch: number): string => new Date(epoch + 8 * 3_600_000).toISOString().slice(0, 19)

/** Epoch ms -> the shop's day: '2026-11-20' */
export const shopDay = (epoch: number): string => shopClock(epoch).slice(0, 10)
