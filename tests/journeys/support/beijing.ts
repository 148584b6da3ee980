import { addDays, shopDay } from '../../../src/domain/dates.ts'
import { BEGINS } from '../../fixtures/begin-shop-day.ts'

/** The day in Beijing on which the shops begin, `ahead` days later: 2026-11-24. */
export const beijingDay = (ahead = 0): string => addDays(shopDay(BEGINS), ahead)
