import { eq } from 'drizzle-orm'
import type { Product } from '../../schemas/domain/product.ts'
import { datePart, shopTimeToEpoch } from '../../src/domain/dates.ts'
import { ticketSaleState } from '../../src/domain/ticket/ticket-sale.ts'
import type { Orm } from '../db/open-database.ts'
import { products } from '../db/schema.ts'
import { keptRead } from './kept-reads.ts'

type ProductRow = typeof products.$inferSelect

/** Products that can be bought now, as lists that recommend something show them: on the shelf, begun, not over, and not sold out. */
export async function findOnSale(db: Orm, now: string): Promise<ProductRow[]> {
  const onShelf = await keptRead(db, 'on the shelf', () => db.select().from(products).where(eq(products.status, 1)))
  return onShelf.filter(
    ({ saleStartDate, saleEndDate, body }) => saleStartDate <= now && now < saleEndDate && canBeBought(body, now),
  )
}

/** What the shop's people write on a card when nothing is left. */
const SOLD_OUT: readonly string[] = ['已售罄', '已约满']

type Body = Pick<
  Product,
  'productTagList' | 'forwardUrl' | 'ticket' | 'productActivity' | 'groupProduct' | 'bargain' | 'mainOrder'
>

function canBeBought({ productTagList, forwardUrl, ticket, mainOrder, ...sale }: Body, now: string): boolean {
  if (forwardUrl || mainOrder || productTagList.some((tag) => SOLD_OUT.includes(tag))) return false
  if (ticket && ticketSaleState(ticket, datePart(now)) !== 'on-sale') return false
  return isRunning(sale, now)
}

/** An activity that its product is sold by has begun and is not over; a bargain is running, or starts at its goal (B4: 2 and 5). */
function isRunning({ productActivity, groupProduct, bargain }: Omit<Body, 'productTagList'>, now: string): boolean {
  if (bargain && bargain.activityStatus !== 2 && bargain.activityStatus !== 5) return false
  if (productActivity && (productActivity.startDate > now || productActivity.endDate <= now)) return false
  const moment = shopTimeToEpoch(now) ?? 0
  return !groupProduct || (groupProduct.startTimeMillisecond <= moment && moment < groupProduct.endTimeMillisecond)
}
