/** China Standard Time has no summer time: the shop's wall clock is UTC + 8 h all year. */
const OFFSET = 8 * 60 * 60 * 1000

/** Shop-local date and time to the second, 2026-11-20T08:30:00, from epoch ms. */
export const shopTime = (epoch: number): string => new Date(epoch + OFFSET).toISOString().slice(0, 19)
