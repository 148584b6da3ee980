import { shopTimeToEpoch } from './shop-time.ts'

/** A4: 0 not started, 1 ongoing, 2 ended. */
export type FlashState = 0 | 1 | 2

/** How a flash sale stands at a moment in epoch ms; its dates are shop-local. The moment of the end is in. */
export function flashState(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  now: number,
): FlashState {
  if (now < (shopTimeToEpoch(startDate) ?? 0)) return 0
  return now > (shopTimeToEpoch(endDate) ?? Number.POSITIVE_INFINITY) ? 2 : 1
}

/** How many are left makes them few at this or below (B4). */
const FEW = 5

/** 仅剩N份 for 1 to 5 (B4), 已抢光 for none; nothing for more, or when it isn't known. */
export function flashStockWord(stock: number | undefined): string | undefined {
  if (stock === undefined || stock > FEW) return undefined
  return stock === 0 ? '已抢光' : `仅剩${stock}份`
}
