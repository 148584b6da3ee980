import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import {
  type ChosenCart,
  chosenCartSchema,
  type ChosenItems,
  chosenItemsSchema,
  type ChosenProduct,
  chosenProductSchema,
  type ChosenRooms,
  chosenRoomsSchema,
  type ChosenTickets,
  chosenTicketsSchema,
} from '../../schemas/domain/temp-order.ts'
import type { Orm } from '../db/open-database.ts'
import { tempOrders } from '../db/schema.ts'
import { type StoredShape, storedShape, UnreadableJson } from '../db/stored-json.ts'

/** What a choice is of, by its kind. */
interface Bodies {
  readonly hotel: ChosenRooms
  readonly ticket: ChosenTickets
  readonly combo: ChosenItems
  readonly play: ChosenItems
  readonly product: ChosenProduct
  readonly cart: ChosenCart
}

type Kind = keyof Bodies

interface Row<K extends Kind> extends Omit<typeof tempOrders.$inferSelect, 'kind' | 'body'> {
  readonly kind: K
  readonly body: Bodies[K]
}

/** What a member chose, to go on to order with. */
export type TempOrder<K extends Kind = Kind> = { readonly [Each in K]: Row<Each> }[K]

const items = storedShape<ChosenItems>({ name: 'temp_orders.body of items', version: 1, schema: chosenItemsSchema })

const shapes: { readonly [K in Kind]: StoredShape<Bodies[K]> } = {
  hotel: storedShape({ name: 'temp_orders.body of rooms', version: 1, schema: chosenRoomsSchema }),
  ticket: storedShape({ name: 'temp_orders.body of tickets', version: 1, schema: chosenTicketsSchema }),
  combo: items,
  play: items,
  product: storedShape({ name: 'temp_orders.body of a product', version: 1, schema: chosenProductSchema }),
  cart: storedShape({ name: 'temp_orders.body of a cart', version: 1, schema: chosenCartSchema }),
}

/** A choice as it stands in the database. */
const storedChoice = <K extends Kind>(kind: K, body: Bodies[K]) => shapes[kind].write(body)

/** Keeps what a member chose, to go on to order with. @returns its id: tempOrderId, shoppingId */
export async function keepTempOrder<K extends Kind>(db: Orm, order: Omit<Row<K>, 'id'>): Promise<string> {
  const { kind, memberId, productId, createdAt, body } = order
  const id = randomUUID().replaceAll('-', '')
  await db.insert(tempOrders).values({ id, kind, memberId, productId, createdAt, body: storedChoice(kind, body) })
  return id
}

/** Another number of what was chosen of a product. */
export async function changeQuantity(db: Orm, order: TempOrder<'product'>, quantity: number): Promise<void> {
  const mine = and(eq(tempOrders.id, order.id), eq(tempOrders.memberId, order.memberId))
  await db
    .update(tempOrders)
    .set({ body: storedChoice('product', { ...order.body, quantity }) })
    .where(mine)
}

/**
 * What a member chose under an id; undefined when they chose no such thing. What another version of the shop kept can't be read, and has to
 * be chosen anew: then it is why.
 */
export async function readTempOrder(
  db: Orm,
  { id, memberId }: Pick<TempOrder, 'id' | 'memberId'>,
): Promise<TempOrder | UnreadableJson | undefined> {
  const [found] = await db
    .select()
    .from(tempOrders)
    .where(and(eq(tempOrders.id, id), eq(tempOrders.memberId, memberId)))
  if (!found) return undefined
  try {
    return { ...found, body: shapes[found.kind].read(found.body) } as TempOrder
  } catch (error) {
    if (error instanceof UnreadableJson) return new UnreadableJson(`temp order ${id}: ${error.message}`)
    throw error
  }
}
