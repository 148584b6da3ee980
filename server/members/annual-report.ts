import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { AnnualReport } from '../../schemas/domain/annual-report.ts'
import { openStatuses, paidStatuses } from '../../schemas/domain/order-status.ts'
import { startOfShopDay } from '../../src/domain/dates.ts'
import { addToYear, annualFigures, emptyYear } from '../../src/domain/member/annual-figures.ts'
import type { Orm } from '../db/open-database.ts'
import { orders, products, reportShares } from '../db/schema.ts'

/** Orders that are read at once: a year of a company that buys every day is no more memory than a year of anybody. */
const AT_ONCE = 200

/**
 * A year of a member: its orders that were paid in it and stand, the oldest first.
 * @param atOnce orders in one read
 */
export async function readReport(db: Orm, memberId: string, year: number, atOnce = AT_ONCE): Promise<AnnualReport> {
  const sum = emptyYear()
  let last: Place = { createdAt: startOfShopDay(`${year}-01-01`), id: '' }
  for (;;) {
    const rows = await ordersAfter(db, { memberId, last, until: startOfShopDay(`${year + 1}-01-01`) }, atOnce)
    for (const { body, place, ...order } of rows)
      addToYear(sum, {
        ...{ ...order, place: place ?? '', name: body.productName, picture: body.picture },
        ...{ productType: body.productType, memberFen: body.memberFen ?? 0 },
        ...{ from: body.arrivalDate, until: body.departureDate },
      })
    const [end] = rows.slice(-1)
    if (!end || rows.length < atOnce) return annualFigures(year, sum)
    last = end
  }
}

/** Where an order stands among those of its member. `createdAt` is epoch ms. */
type Place = Pick<typeof orders.$inferSelect, 'createdAt' | 'id'>

interface Input {
  readonly memberId: string
  readonly last: Place
  /** Epoch ms. */
  readonly until: number
}

function ordersAfter(db: Orm, { memberId, last, until }: Input, atOnce: number) {
  const { id, createdAt } = orders
  return db
    .select({
      ...{ id, createdAt, productId: orders.productId, orderFen: orders.orderFen, totalFen: orders.totalFen },
      ...{ paidFen: orders.paidFen, refundedFen: orders.refundedFen, body: orders.body, place: products.place },
    })
    .from(orders)
    .leftJoin(products, eq(products.id, orders.productId))
    .where(
      and(
        ...[eq(orders.memberId, memberId), sql`(${createdAt}, ${id}) > (${last.createdAt}, ${last.id})`],
        ...[
          lt(createdAt, until),
          inArray(orders.paymentStatus, paidStatuses),
          inArray(orders.orderStatus, openStatuses),
        ],
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(atOnce)
}

interface Shared {
  readonly memberId: string
  readonly year: number
  /** What was spent and saved is shown too. */
  readonly showsSpending: boolean
}

/**
 * A link to a year as it is now, without what was not chosen. The same choice is the same link, with the figures of now.
 * @returns undefined for a year in which there was nothing
 */
export async function shareReport(db: Orm, shared: Shared, now: number): Promise<string | undefined> {
  const whole = await readReport(db, shared.memberId, shared.year)
  if (whole.orders === 0) return undefined
  const { spent: _spent, saved: _saved, ...plain } = whole
  const report = shared.showsSpending ? whole : plain
  const [row] = await db
    .insert(reportShares)
    .values({ ...shared, token: randomBytes(24).toString('base64url'), report, sharedAt: now })
    .onConflictDoUpdate({
      target: [reportShares.memberId, reportShares.year, reportShares.showsSpending],
      set: { report, sharedAt: now },
    })
    .returning({ token: reportShares.token })
  return row?.token
}

/** What is behind a link; nothing of it says whose year it is. */
export async function sharedReportOf(db: Orm, token: string): Promise<AnnualReport | undefined> {
  const [found] = await db
    .select({ report: reportShares.report })
    .from(reportShares)
    .where(eq(reportShares.token, token))
  return found?.report
}
