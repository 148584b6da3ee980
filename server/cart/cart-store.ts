import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { CartKind } from '../../schemas/domain/cart.ts'
import { type CartLine, lineId } from '../../src/domain/cart/cart-lines.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import { cartLines, cartMerges } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'

/** Whose cart, and of which mall. */
export interface CartOwner {
  readonly memberId: string
  readonly kind: CartKind
}

const ofOwner = ({ memberId, kind }: CartOwner) => and(eq(cartLines.memberId, memberId), eq(cartLines.kind, kind))

/** What is in a member's cart, the newest first. */
export async function readCart(db: Queries, owner: CartOwner): Promise<CartLine[]> {
  const rows = await db
    .select()
    .from(cartLines)
    .where(ofOwner(owner))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.productId), desc(cartLines.skuId))
  return rows.map(({ productId, skuId, quantity, isChosen, addedPrice, addedPoints }) => ({
    ...{ productId, skuId, quantity, isChosen, addedPrice, addedPoints },
  }))
}

/** How many pieces a member's cart holds. */
export async function countCart(db: Queries, owner: CartOwner): Promise<number> {
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
    .from(cartLines)
    .where(ofOwner(owner))
  return row?.pieces ?? 0
}

/** What is to be in the cart after a change; a text: why it is not changed. */
export type CartChange<Refused extends string> = (lines: readonly CartLine[]) => readonly CartLine[] | Refused

/**
 * Changes a member's cart: those who change it at once wait for each other, so that what one adds is not lost by another.
 * @returns what is in it now, or why it was not changed
 */
export const changeCart = <Refused extends string = never>(
  db: Orm,
  owner: CartOwner,
  change: CartChange<Refused>,
  now: number,
): Promise<readonly CartLine[] | Refused> => inCart(db, owner, (tx) => changeIn(tx, owner, change, now))

/** Changes a member's cart once for each key: sent again it is as it is. */
export const changeCartOnce = <Refused extends string = never>(
  db: Orm,
  owner: CartOwner & { readonly key: string },
  change: CartChange<Refused>,
  now: number,
): Promise<readonly CartLine[] | Refused> =>
  inCart(db, owner, async (tx) => {
    const { memberId, key: mergeKey } = owner
    const ofMember = eq(cartMerges.memberId, memberId)
    await tx.delete(cartMerges).where(and(ofMember, lt(cartMerges.mergedAt, now - KEPT)))
    const [known] = await tx
      .select()
      .from(cartMerges)
      .where(and(ofMember, eq(cartMerges.mergeKey, mergeKey)))
    if (known) return readCart(tx, owner)
    const after = await changeIn(tx, owner, change, now)
    if (typeof after !== 'string') await tx.insert(cartMerges).values({ memberId, mergeKey, mergedAt: now })
    return after
  })

/** How long a key is known, in ms: nothing is sent again after 90 days. */
const KEPT = 90 * 24 * 60 * 60_000

async function changeIn<Refused extends string>(
  tx: Queries,
  owner: CartOwner,
  change: CartChange<Refused>,
  now: number,
): Promise<readonly CartLine[] | Refused> {
  const before = await readCart(tx, owner)
  const after = change(before)
  if (typeof after === 'string') return after
  await write(tx, owner, { before, after, now })
  return after
}

interface Written {
  readonly before: readonly CartLine[]
  readonly after: readonly CartLine[]
  readonly now: number
}

/** Only lines that are others now are written: an order that takes another one is not disturbed. */
async function write(tx: Queries, owner: CartOwner, { before, after, now }: Written): Promise<void> {
  const known = new Map(before.map((line) => [lineId(line), line]))
  const kept = new Set(after.map(lineId))
  for (const line of before) if (!kept.has(lineId(line))) await tx.delete(cartLines).where(ofLine(owner, line))
  for (const [index, line] of after.entries()) {
    const { quantity, isChosen, addedPrice, addedPoints } = line
    const was = known.get(lineId(line))
    if (!was) await tx.insert(cartLines).values({ ...ownerColumns(owner), ...line, addedAt: now - index })
    else if (was !== line) {
      const isInFront = index < before.indexOf(was)
      const changed = { quantity, isChosen, addedPrice, addedPoints, ...(isInFront && { addedAt: now - index }) }
      await tx.update(cartLines).set(changed).where(ofLine(owner, line))
    }
  }
}

const ownerColumns = ({ memberId, kind }: CartOwner) => ({ memberId, kind })

const ofLine = (owner: CartOwner, { productId, skuId }: CartLine) =>
  and(ofOwner(owner), eq(cartLines.productId, productId), eq(cartLines.skuId, skuId))

const inCart = <Result>(db: Orm, owner: CartOwner, work: (tx: Queries) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, `cart ${owner.kind} ${owner.memberId}`)
    return work(tx)
  })
