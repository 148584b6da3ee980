import { randomInt } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { COUNTER_KIND, COUNTER_TIME, counterState, type CounterState } from '../../src/domain/order/counter-code.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { companies, counterCodes, members, orders } from '../db/schema.ts'
import { newPartId } from './order-ids.ts'
import { placeOrder } from './place-order.ts'
import type { Quote } from './quote.ts'

type Row = typeof counterCodes.$inferSelect

/** A code as it is shown to somebody. */
export interface ShownCounterCode extends Pick<Row, 'code' | 'amountFen' | 'note' | 'expiresAt' | 'orderId'> {
  readonly companyName: string
  readonly state: CounterState
}

interface Asked {
  readonly companyId: string
  readonly amountFen: number
  readonly note: string
}

/** What a counter asks a shopper to pay. @returns the code; undefined for a seller that there is not */
export async function openCounterCode(db: Orm, asked: Asked, now: number): Promise<string | undefined> {
  const [seller] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, asked.companyId))
  if (!seller) return undefined
  for (;;) {
    const code = String(randomInt(10_000_000, 100_000_000))
    const row = { ...asked, code, createdAt: now, expiresAt: now + COUNTER_TIME }
    const made = await db.insert(counterCodes).values(row).onConflictDoNothing().returning({ code: counterCodes.code })
    // One that was shown before stays whose it was.
    if (made.length > 0) return code
  }
}

/** The newest codes of all counters. */
export const newestCounterCodes = (db: Orm, most: number) =>
  db
    .select({ row: counterCodes, companyName: companies.name, order: orders })
    .from(counterCodes)
    .leftJoin(companies, eq(companies.id, counterCodes.companyId))
    .leftJoin(orders, eq(orders.id, counterCodes.orderId))
    .orderBy(desc(counterCodes.createdAt), desc(counterCodes.code))
    .limit(most)

/** A code as a member sees it; undefined when no counter showed it. @param now epoch ms of the shop's clock */
export async function readCounterCode(
  db: Queries,
  code: string,
  memberId: string,
  now: number,
): Promise<ShownCounterCode | undefined> {
  const [found] = await db
    .select({ row: counterCodes, companyName: companies.name, takenBy: orders.memberId })
    .from(counterCodes)
    .leftJoin(companies, eq(companies.id, counterCodes.companyId))
    .leftJoin(orders, eq(orders.id, counterCodes.orderId))
    .where(eq(counterCodes.code, code))
  if (!found) return undefined
  const { row, companyName, takenBy } = found
  const state = counterState({ expiresAt: row.expiresAt, takenBy: takenBy ?? undefined }, memberId, now)
  const { amountFen, note, expiresAt, orderId } = row
  return {
    ...{ code, amountFen, note, expiresAt, companyName: companyName ?? '', state },
    orderId: state === 'mine' ? orderId : null,
  }
}

type Untaken = 'counter-unknown' | 'counter-taken' | 'counter-expired'

/** Makes the order of a code, once: those who scan it at once wait for each other. */
export const takeCounterCode = (
  db: Orm,
  code: string,
  memberId: string,
  now: number,
): Promise<{ readonly orderId: string } | Untaken> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(counterCodes).where(eq(counterCodes.code, code)).for('update')
    const shown = row && (await readCounterCode(tx, code, memberId, now))
    if (!shown) return 'counter-unknown'
    if (shown.orderId !== null) return { orderId: shown.orderId }
    if (shown.state === 'taken') return 'counter-taken'
    if (shown.state === 'expired') return 'counter-expired'
    const placing = await placingOf(tx, row, shown, memberId)
    const placed = await placeOrder(tx, placing, now)
    // It takes no stock, no coupon and no cart: nothing stands in its way.
    if ('refused' in placed) throw new Error(`the counter’s code ${code} can't be ordered: ${placed.refused}`)
    await tx.update(counterCodes).set({ orderId: placed.orderId }).where(eq(counterCodes.code, code))
    return placed
  })

async function placingOf(tx: Queries, row: Row, { companyName }: ShownCounterCode, memberId: string) {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId))
  const contact = { name: member?.body.namech || '会员', phone: member?.phone ?? '' }
  const filled = { contact, passengers: [], remark: row.note.slice(0, REMARK_MOST) }
  return {
    ...{ memberId, kind: COUNTER_KIND, tempOrderId: `${COUNTER_KIND}-${row.code}-${newPartId()}` },
    quote: quoteOf(row, companyName),
    filled,
  }
}

const REMARK_MOST = 50
/** It is used as it is paid: nobody gives back by themselves what was handed over (B5: 64 and 65 alone are given back). */
const AT_COUNTER = 1

/** What is paid at a counter is no product of the catalogue: it has a name and a price alone, and takes no stock. */
function quoteOf({ code, companyId, amountFen }: Row, companyName: string): Quote {
  const line = { itemId: code, name: '到店付款', copies: 1, listFen: amountFen, unitFen: amountFen }
  return {
    product: { ...COUNTER_PRODUCT, companyId, productName: `到店付款 · ${companyName}` },
    lines: [{ ...line, resourceType: AT_COUNTER, inventoryType: 'T', childNames: [], needs: [] }],
    isInstant: true,
  }
}

const COUNTER_PRODUCT: Quote['product'] = {
  ...{ id: COUNTER_KIND, code: COUNTER_KIND, productName: '', productSubtitle: '', productType: 0, status: 1 },
  ...{ saleStartDate: '', saleEndDate: '', companyId: '', storeId: '', place: '', productImageInfos: [] },
  ...{ productVideos: [], productTagList: [], description: '', productReservationInfos: [], unbookingPolicy: '' },
  ...{ startPrice: 0, underLinedPrice: 0, sold: 0, discountType: 0 },
  commentSummary: { score: 0, enjoyRate: '', total: 0 },
}
