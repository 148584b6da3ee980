const BEIJING = 8 * 3_600_000

/** Epoch ms -> the day in Beijing: 2026-11-20 */
export const shopDay = (epoch: number): string => new Date(epoch + BEIJING).toISOString().slice(0, 10)
