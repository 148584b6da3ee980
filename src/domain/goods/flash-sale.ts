/** How many are left makes them few at this or below (B4). */
const FEW = 5

/** 仅剩N份 for 1 to 5 (B4), 已抢光 for none; nothing for more, or when it isn't known. */
export function flashStockWord(stock: number | undefined): string | undefined {
  if (stock === undefined || stock > FEW) return undefined
  return stock === 0 ? '已抢光' : `仅剩${stock}份`
}
