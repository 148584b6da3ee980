/**
 * The door to dates, with calendar.ts: nothing else parses one. Dates are shop-local texts: '2026-11-20', also as the beginning of a date
 * with a time. This half is in the first JavaScript of every page and has no package; what is on dayjs stands in calendar.ts.
 */
const DAY = 86_400_000

/** Beijing has no summer time. */
const SHOP_ZONE = '+08:00'

const utc = (date: string): number => Date.parse(`${datePart(date)}T00:00:00Z`)

/** Empty beyond the years 0000 to 9999, which have no text of four digits. */
function textOf(epoch: number): string {
  const [day = ''] = new Date(epoch).toISOString().split('T')
  return day.length === 10 ? day : ''
}

/** '2026-11-20T08:30:00' -> '2026-11-20'; also with a blank for the T, or of a date alone */
export const datePart = (moment: string): string => moment.slice(0, 10)

/** '2026-11-01 09:00', Beijing time -> '2026-11-01T09:00:00+08:00', as others read times; undefined for what has no time. */
export function zonedTime(text: string): string | undefined {
  const [, day, minute, second = ':00'] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?$/.exec(text) ?? []
  return day === undefined ? undefined : `${day}T${minute}${second}${SHOP_ZONE}`
}

/** '2026-11-20T08:30:00' -> '08:30'; empty for a date alone */
export const timePart = (moment: string): string => moment.slice(11, 16)

/** True for a day that exists: 2026-02-30 is none. */
export function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const epoch = utc(text)
  return !Number.isNaN(epoch) && textOf(epoch) === text
}

/** True for a day that exists, alone or with a time of day that exists: 2026-11-20T24:00 is none, T9:30 neither, and 2026-11-20起 is a text. */
export const isMoment = (text: string): boolean =>
  isDate(datePart(text)) && /^(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:[.+Z-].*)?)?$/.test(text.slice(10))

/** '2026-11-30' or '2026-11-30T08:30:00', 1 -> '2026-12-01'; an empty text for what begins with no date. */
export function addDays(date: string, days: number): string {
  const epoch = utc(date) + Math.trunc(days) * DAY
  return Number.isNaN(epoch) || Math.abs(epoch) > 8.6e15 ? '' : textOf(epoch)
}

/** The last day of the month that is some months on: '2026-11-20', 5 -> '2027-04-30'. */
export function endOfMonth(date: string, months = 0): string {
  const [year = 0, month = 1] = datePart(date).split('-').map(Number)
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

/** 0 for Sunday to 6 for Saturday; NaN for what is no day. */
export const weekdayOf = (date: string): number => new Date(utc(date)).getUTCDay()

/** 周五; nothing for what is no day. */
export const weekdayWord = (date: string): string => weekdays[weekdayOf(date)] ?? ''

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

/** Epoch ms -> the shop's clock to the second: '2026-11-20T08:30:00' */
export const shopClock = (epoch: number): string => new Date(epoch + 8 * 3_600_000).toISOString().slice(0, 19)

/** An epoch as a clock of UTC: 2026-11-19T23:30:00 */
export const utcClock = (epoch: number): string => new Date(epoch).toISOString().slice(0, 19)

/** Epoch ms -> the shop's day: '2026-11-20' */
export const shopDay = (epoch: number): string => datePart(shopClock(epoch))

const epochOf = (moment: string): number => Date.parse(moment + SHOP_ZONE)

/** Shop-local date and time (2026-11-20T20:00 or with seconds, a blank for the T allowed) -> epoch ms; undefined for anything else. */
export function shopTimeToEpoch(text: string | undefined): number | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/.test(text)) return undefined
  const epoch = epochOf(text.replace(' ', 'T'))
  return Number.isNaN(epoch) ? undefined : epoch
}

/** '2026-11-20' -> epoch ms of the shop's midnight with which that day begins; NaN for what is no day. */
export const startOfShopDay = (day: string): number => epochOf(`${day}T00:00`)

/** A header's Date ('Tue, 24 Nov 2026 02:00:00 GMT') -> epoch ms; NaN for none, and for what is no date. */
export const headerTime = (text: string | null | undefined): number => Date.parse(text ?? '')
