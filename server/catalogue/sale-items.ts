import type { Product } from '../../schemas/domain/product.ts'
import type { SaleItem } from '../../schemas/domain/ticket.ts'
import { datePart, shopClock, shopDay } from '../../src/domain/dates.ts'
import { itemDays } from '../../src/domain/ticket/ticket-days.ts'
import type { Orm } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import { cachedProduct, readProduct } from './products.ts'
import { NO_DAY, readTaken, type Taken } from './stock.ts'

/** A product that sells items by day: a combo, a play. */
export type ItemsProduct = Product & { readonly saleItems: readonly SaleItem[] }

/** Undefined when there is none of that id, or when it sells no items. Items have prices of members where the product takes part. */
export const readItemsProduct = async (db: Orm, id: string): Promise<ItemsProduct | undefined> =>
  itemsProductOf(await readProduct(db, id))

/** The same for what only shows it: as it stood within the last second. */
export const cachedItemsProduct = async (db: Orm, id: string): Promise<ItemsProduct | undefined> =>
  itemsProductOf(await cachedProduct(db, id))

function itemsProductOf(product: Product | undefined): ItemsProduct | undefined {
  const { saleItems, discountType } = product ?? {}
  if (!product || !saleItems) return undefined
  return { ...product, saleItems: discountType === 1 ? saleItems : saleItems.map(withoutMemberPrices) }
}

const withoutMemberPrices = ({ memberPrices: _prices, ...item }: SaleItem): SaleItem => item

/** What is taken of items from a day until their plans end, that of items without a day too. */
export async function takenOf(db: Orm, items: readonly SaleItem[], from: string, until?: string): Promise<Taken> {
  const last = until ?? items.reduce((latest, { plan }) => (plan.until > latest ? plan.until : latest), from)
  const idsOf = (mode: string) =>
    items.filter(({ priceInventoryMode }) => priceInventoryMode === mode).map(({ productId }) => productId)
  const dated = await readTaken(db, idsOf('D'), from, last)
  const undated = await readTaken(db, idsOf('T'))
  return (itemId, day = NO_DAY) => (day === NO_DAY ? undated(itemId) : dated(itemId, day))
}

/** The shop's clock: 2026-11-20T08:30:00 */
export const nowOf = (clock: Clock): string => shopClock(clock.now())

/** The shop's day. */
export const todayOf = (clock: Clock): string => shopDay(clock.now())

/** Whether an item can't be had on any day any more. @param now shop-local: 2026-11-20T08:30:00 */
export const isSoldOut = (item: SaleItem, now: string, taken: Taken): boolean =>
  itemDays(item, { first: datePart(now), last: item.plan.until, now }, taken).every(
    ({ salePrice, inventory }) => !salePrice || inventory.available === 0,
  )
