import { shopClock } from '../../src/domain/dates.ts'

/** The shop's time to the second, to be read: 11-20 08:30:05. */
export const readableTime = (epoch: number): string => shopClock(epoch).slice(5).replace('T', ' ')
