import { inArray } from 'drizzle-orm'
import type { ComingStay, StayWishes } from '../../schemas/domain/coming-stay.ts'
import { productKindOf, productPath } from '../../schemas/domain/product-kind.ts'
import { shopClock, shopDay } from '../../src/domain/dates.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'
import { orderWord } from '../../src/domain/order/order-state.ts'
import type { Orm } from '../db/open-database.ts'
import { stayWishes } from '../db/schema.ts'
import { readStays, type StayOrder } from './stays.ts'

/** What nobody has asked for yet. */
const noWishes: StayWishes = { arrival: '', babyCots: 0, highFloor: false, quietRoom: false, remark: '' }

/** A member's stays that are not over, with what was asked for each. */
export async function readComingStays(db: Orm, memberId: string, now: number): Promise<ComingStay[]> {
  const stays = await readStays(db, memberId, now)
  if (stays.length === 0) return []
  const ids = stays.map(({ id }) => id)
  const rows = await db.select().from(stayWishes).where(inArray(stayWishes.orderId, ids))
  const kept = new Map(rows.map((row) => [row.orderId, row]))
  return stays.map((stay) => shown(stay, kept.get(stay.id), shopDay(now)))
}

function shown(stay: StayOrder, kept: typeof stayWishes.$inferSelect | undefined, today: string): ComingStay {
  const { id: orderId, productId, body } = stay
  const { productName, productType, picture, arrivalDate: checkInDate, departureDate: checkOutDate } = body
  const bookFrom = checkInDate > today ? checkInDate : today
  return {
    ...{ orderId, orderPath: orderPaths(orderId, productType).detail, productId, productName },
    productPath: productPath({ id: productId, productType }) ?? '',
    ...{ picture, checkInDate, checkOutDate, statusText: orderWord(stay), isInHouse: checkInDate <= today },
    ...{ hotelKind: kindOf(productType), bookFrom, canAddRoom: bookFrom < checkOutDate },
    wishes: kept?.body ?? noWishes,
    ...(kept && { wishesSavedAt: shopClock(kept.savedAt) }),
  }
}

function kindOf(productType: number): ComingStay['hotelKind'] {
  const kind = productKindOf(productType)
  return kind === 'prohotel' || kind === 'tcshotel' || kind === 'casahotel' ? kind : 'hotel'
}

/** @returns false when the member has no such stay that is not over */
export async function keepStayWishes(
  db: Orm,
  { orderId, memberId, wishes }: { readonly orderId: string; readonly memberId: string; readonly wishes: StayWishes },
  now: number,
): Promise<boolean> {
  const stays = await readStays(db, memberId, now)
  if (!stays.some(({ id }) => id === orderId)) return false
  const what = { savedAt: now, body: { ...wishes, remark: wishes.remark.trim() } }
  await db
    .insert(stayWishes)
    .values({ orderId, memberId, ...what })
    .onConflictDoUpdate({ target: stayWishes.orderId, set: what })
  return true
}
