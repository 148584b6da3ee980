import { choiceObstacle, type ChosenItem, saleObstacle } from '../../src/domain/order/order-obstacle.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { itemDay } from '../../src/domain/ticket/ticket-days.ts'
import type { Orm } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import { type ItemsProduct, takenOf, todayOf } from './sale-items.ts'
import type { Taken } from './stock.ts'

export interface ItemsRequest {
  readonly db: Orm
  readonly product: ItemsProduct
  readonly date: string
  readonly clock: Clock
  /** What is taken, as it counts for who asks. */
  readonly counted?: (taken: Taken) => Taken
}

export type ItemChoice = { readonly productId: string; readonly useCopies: number }

/** Each chosen item once, on its day; undefined when one isn't sold here. What has no date is sold as of today. */
export async function chosenItems(
  { db, product, date, clock, counted = (taken) => taken }: ItemsRequest,
  choices: readonly ItemChoice[],
): Promise<ChosenItem[] | undefined> {
  const copies = new Map<string, number>()
  for (const { productId, useCopies } of choices) copies.set(productId, (copies.get(productId) ?? 0) + useCopies)
  const items = product.saleItems.filter(({ productId }) => copies.has(productId))
  if (items.length < copies.size) return undefined
  const taken = counted(await takenOf(db, items, date, date))
  const today = todayOf(clock)
  return items.map((item) => ({
    item,
    copies: copies.get(item.productId) ?? 0,
    day: itemDay(item, item.priceInventoryMode === 'T' ? today : date, taken),
  }))
}

/** Why a choice of items can't be sold (A4, B5), or had for what was bought in advance; undefined when it can. */
export function itemsObstacle(
  product: ItemsProduct,
  chosen: readonly ChosenItem[] | undefined,
  { date, clock, isExchange = false }: Pick<ItemsRequest, 'date' | 'clock'> & { readonly isExchange?: boolean },
): string | undefined {
  return saleObstacle(product, clock.now(), isExchange) ?? choiceObstacle(date, shopClock(clock.now()), chosen ?? [])
}
