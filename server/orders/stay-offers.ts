import { and, desc, eq } from 'drizzle-orm'
import type { MainOrder } from '../../schemas/domain/main-order.ts'
import type { Recommendation } from '../../schemas/domain/recommendation.ts'
import type { StayPurchases } from '../../schemas/domain/stay-purchases.ts'
import { shopClock, shopDay } from '../../src/domain/dates.ts'
import { onlyLeft } from '../catalogue/buyable.ts'
import { readMainOrder } from '../catalogue/main-orders.ts'
import { findForStay } from '../catalogue/for-stay.ts'
import type { Orm } from '../db/open-database.ts'
import { orders } from '../db/schema.ts'
import type { UnreadableJson } from '../db/stored-json.ts'
import { recommendationCards } from '../catalogue/recommendation-cards.ts'
import { readCards } from './list-orders.ts'
import { hangsOn } from './lock-order.ts'

interface Asked {
  readonly memberId: string
  readonly mainOrderId: string
  /** Epoch ms of the shop's clock. */
  readonly now: number
}

/**
 * What a member can buy to a stay of theirs (B2.3, B5), and what they bought. A stay that is over, unpaid or given back offers nothing, and
 * still shows what was bought.
 * @returns undefined when the member has no such order
 */
export async function readStayPurchases(
  db: Orm,
  { memberId, mainOrderId, now }: Asked,
  onUnreadable: (error: UnreadableJson) => void,
): Promise<StayPurchases | undefined> {
  const mine = and(eq(orders.id, mainOrderId), eq(orders.memberId, memberId))
  const [stay] = await db.select({ id: orders.id, productId: orders.productId }).from(orders).where(mine)
  if (!stay) return undefined
  const mainOrder = await readMainOrder(db, { memberId, mainOrderId, today: shopDay(now) })
  const bought = and(hangsOn({ id: stay.id, memberId }), eq(orders.kind, 'combo'))
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(bought)
    .orderBy(desc(orders.createdAt), desc(orders.id))
  const ids = rows.map(({ id }) => id)
  return {
    offers: mainOrder ? await offersOf(db, mainOrder, stay.productId, now) : [],
    bought: ids.length > 0 ? await readCards(db, ids, now, onUnreadable) : [],
  }
}

async function offersOf(db: Orm, stay: MainOrder, productId: string, now: number): Promise<Recommendation[]> {
  const rows = await onlyLeft(db, await findForStay(db, shopClock(now), productId), now)
  return recommendationCards(rows, now).map((card) => ({
    ...card,
    ...(card.productUrl && { productUrl: `${card.productUrl}?${queryOf(stay, shopDay(now))}` }),
  }))
}

/** B2.3: the day of arrival, or today's when the guests are there already. */
const queryOf = ({ departureDate, ...stay }: MainOrder, today: string): string =>
  new URLSearchParams({
    departureDate: departureDate > today ? departureDate : today,
    mainOrderId: stay.mainOrderId,
    mainOrderUseNum: String(stay.mainOrderUseNum),
    adults: String(stay.mainOrderAdults),
    childs: String(stay.mainOrderChilds),
  }).toString()
