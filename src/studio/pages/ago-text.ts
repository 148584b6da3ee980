const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago a moment was, as people say it; a date when it is long. @param at epoch ms */
export function agoText(at: number, now = Date.now()): string {
  const ago = now - at
  if (ago < MINUTE) return '刚刚'
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} 分钟前`
  if (ago < DAY) return `${Math.floor(ago / HOUR)} 小时前`
  return ago < 7 * DAY ? `${Math.floor(ago / DAY)} 天前` : dayText(at)
}

const day = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})
const minute = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

const dayText = (at: number): string => day.format(at)

/** 10:21 */
export const minuteText = (at: number): string => minute.format(at)

/** 2026年11月20日 10:21 */
export const momentText = (at: number): string => `${dayText(at)} ${minuteText(at)}`
