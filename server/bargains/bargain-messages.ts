import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { shopClock } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { priceText } from '../../src/domain/price.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { bargains, products } from '../db/schema.ts'
import { writeMessage, writeMessages } from '../messages/write-message.ts'
import type { BargainRow } from './read-bargains.ts'

type Told = Pick<BargainRow, 'id' | 'memberId' | 'productId'>

const pathOf = ({ id, productId }: Told) => `/bargain/detail?cutTeamId=${id}&productId=${productId}`

interface Help {
  readonly friendId: string
  readonly friend: string
  readonly product: string
  readonly cutFen: number
  readonly leftFen: number
  /** Epoch ms of the shop's clock. */
  readonly now: number
}

/** Whoever began a bargain learns of each friend who helped (B4), and that it can be bought at the goal price when the last one did. */
export async function tellHelped(tx: Queries, bargain: Told, help: Help): Promise<void> {
  const { friendId, friend, product, cutFen, leftFen, now } = help
  const to = { memberId: bargain.memberId }
  if (leftFen === 0) {
    const places = { product, bargain: pathOf(bargain) }
    return writeMessage(tx, { ...to, event: 'bargain-reached', reference: bargain.id, places }, now)
  }
  const amounts = { amount: priceText(yuanOfFen(cutFen)), left: priceText(yuanOfFen(leftFen)) }
  const places = { friend: friend || '好友', product, bargain: pathOf(bargain), ...amounts }
  return writeMessage(tx, { ...to, event: 'bargain-helped', reference: `${bargain.id} ${friendId}`, places }, now)
}

/** How many bargains one round tells of: none of them is held for long. */
const OVER_ROUND = 100

/**
 * Tells those whose bargain was not bought that its activity is over, once. Several instances may do it at once: each takes the bargains
 * that nobody else has. @returns how many there were
 */
const tellOver = (db: Pick<Orm, 'transaction'>, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const over = await tx
      .select({
        id: bargains.id,
        memberId: bargains.memberId,
        productId: bargains.productId,
        product: products.productName,
      })
      .from(bargains)
      .innerJoin(products, eq(products.id, bargains.productId))
      .where(and(isNull(bargains.endToldAt), ne(bargains.state, 'bought'), sql`${endDate} <= ${shopClock(now)}`))
      .orderBy(asc(bargains.id))
      .limit(OVER_ROUND)
      .for('update', { of: bargains, skipLocked: true })
    const tellings = over.map((one) => ({
      ...{ memberId: one.memberId, event: 'bargain-over' as const, reference: one.id },
      places: { product: one.product, bargain: pathOf(one) },
    }))
    await writeMessages(tx, tellings, now)
    const ids = over.map(({ id }) => id)
    if (ids.length > 0) await tx.update(bargains).set({ endToldAt: now }).where(inArray(bargains.id, ids))
    return over.length
  })

/** Texts of the same form are in the order of their times. */
const endDate = sql`${products.body} -> 'productActivity' ->> 'endDate'`

/** Tells all whose bargain is over by a moment, round by round. */
export async function tellAllOver(db: Pick<Orm, 'transaction'>, now: number): Promise<void> {
  while ((await tellOver(db, now)) === OVER_ROUND);
}
