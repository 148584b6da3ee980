const AHEAD = 8 * 60 * 60 * 1000
const beijing = (epoch: number) => new Date(epoch + AHEAD).toISOString()

/** Beijing time to the minute, as a date-time field writes it: 2026-11-20T08:30. */
export const beijingMinute = (epoch: number): string => beijing(epoch).slice(0, 16)

/** Beijing time to the second, to be read: 11-20 08:30:05. */
export const beijingSecond = (epoch: number): string => beijing(epoch).slice(5, 19).replace('T', ' ')

/** Epoch ms of a Beijing time like 2026-11-20T08:30; NaN when it is no time. */
export const epochOfBeijing = (minute: string): number =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(minute) ? Date.parse(`${minute}:00+08:00`) : Number.NaN
