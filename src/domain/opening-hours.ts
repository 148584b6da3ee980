const SPAN = /(\d{1,2}):(\d\d)\s*[-–—~至到]+\s*(次日)?\s*(\d{1,2}):(\d\d)/g
const DAY = 1440

/**
 * Whether a place is open at a minute of the day (Beijing), by the words of its opening time: 09:00-21:00, 11:00-14:00 17:00-21:00,
 * 18:00-02:00 (past midnight), 24小时, 全天. Words without hours (预约开放) give undefined: nothing can be said.
 */
export function isOpenAt(openTime: string, minute: number): boolean | undefined {
  if (/24\s*小时|全天/.test(openTime)) return true
  const spans = [...openTime.matchAll(SPAN)]
  if (spans.length === 0) return undefined
  return spans.some(([, fromHour, fromMinute, , toHour, toMinute]) => {
    const from = Number(fromHour) * 60 + Number(fromMinute)
    const to = Number(toHour) * 60 + Number(toMinute)
    const until = to <= from ? to + DAY : to
    return (minute >= from && minute < until) || minute + DAY < until
  })
}

/** Epoch ms -> minute of the day in Beijing, which has no summer time. */
export function shopMinute(epoch: number): number {
  return Math.floor(epoch / 60_000 + 8 * 60) % DAY
}
