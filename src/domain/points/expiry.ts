import { addDays, shopDay, startOfShopDay } from '../dates.ts'

/** Points and coins are good to the end of the same day a year later; who looks sees them as soon in their last days. */
const GOOD_DAYS = 365
const SOON_DAYS = 30

/** Refunded points whose time ran out meanwhile can be spent for so long after all: what somebody paid with is not lost by a refund. */
const GRACE_DAYS = 30

const endOf = (now: number, days: number): number => startOfShopDay(addDays(shopDay(now), days + 1))

/** Epoch ms from which points that are earned now are gone. */
export const pointsExpiry = (now: number): number => endOf(now, GOOD_DAYS)

/** Epoch ms: what is gone before it expires soon. */
export const soonUntil = (now: number): number => endOf(now, SOON_DAYS)

/** Epoch ms from which points that come back with a refund are gone. @param before from when they were gone as they were spent */
export const refundedExpiry = (before: number, now: number): number => (before > now ? before : endOf(now, GRACE_DAYS))
