import { fewLeft } from '../product/few-left.ts'

/** 仅剩N份 for 1 to 5 (B4), 已抢光 for none; nothing for more, or when it isn't known. */
export function flashStockWord(stock: number | undefined): string | undefined {
  if (stock === undefined) return undefined
  return stock === 0 ? '已抢光' : fewLeft(stock, '份')
}
