import { addDays, shopDay } from '../../../src/domain/dates.ts'

/** The machine's day in Beijing, `ahead` days from today: 2026-11-20. The sandbox is filled for ahead 0. */
export const beijingDay = (ahead = 0): string => addDays(shopDay(Date.now()), ahead)
