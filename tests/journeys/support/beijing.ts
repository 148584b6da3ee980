const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The machine's day in Beijing, `ahead` days from today: 2026-11-20. The sandbox is filled for ahead 0. */
export const beijingDay = (ahead = 0): string =>
  new Date(Date.now() + 8 * HOUR + ahead * DAY).toISOString().slice(0, 10)
