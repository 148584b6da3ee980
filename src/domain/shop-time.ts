/** Shop-local date and time -> the words of a deadline: 11月20日 20:00 */
export function deadlineText(text: string): string {
  const [, month, day, clock] = /^\d{4}-(\d\d)-(\d\d)[T ](\d\d:\d\d)/.exec(text) ?? []
  return month && day && clock ? `${Number(month)}月${Number(day)}日 ${clock}` : text
}

export interface TimeLeft {
  readonly days: number
  /** Two digits each. */
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
}

/** Milliseconds -> days, hours, minutes and seconds, each rounded down. Nothing is left below one second. */
export function timeLeft(ms: number): TimeLeft | undefined {
  const total = Math.floor(ms / 1000)
  if (!(total > 0)) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    days: Math.floor(total / 86400),
    hours: two(Math.floor(total / 3600) % 24),
    minutes: two(Math.floor(total / 60) % 60),
    seconds: two(total % 60),
  }
}

/** 2026-11-18T10:30:00 -> 2026年11月18日 10:30 */
export const readableMoment = (moment: string): string =>
  moment.replace(/^(\d{4})-0?(\d{1,2})-0?(\d{1,2})T(\d\d:\d\d).*$/, '$1年$2月$3日 $4')

/** 2026-11-20T12:00:00 -> 2026-11-20 12:00 */
export const minuteText = (moment: string): string => moment.slice(0, 16).replace('T', ' ')
