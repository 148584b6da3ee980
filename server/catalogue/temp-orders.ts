import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { tempOrders } from '../db/schema.ts'

export type TempOrder = typeof tempOrders.$inferSelect

/** Keeps what a member chose, to go on to order with. @returns its id: tempOrderId, shoppingId */
export async function keepTempOrder(db: Orm, order: Omit<TempOrder, 'id'>): Promise<string> {
  const id = randomUUID().replaceAll('-', '')
  await db.insert(tempOrders).values({ ...order, id })
  return id
}

/** What was chosen under an id; undefined when there is none. */
export async function readTempOrder(db: Orm, id: string): Promise<TempOrder | undefined> {
  const [found] = await db.select().from(tempOrders).where(eq(tempOrders.id, id))
  return found
}
