import { addMonths } from '../months.ts'

/** The last day of a hotel's own calendar: 18 months on (A9). */
export const lastHotelDate = (now: string): string => addMonths(now, 18)
