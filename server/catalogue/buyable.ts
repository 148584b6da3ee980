import { inArray } from 'drizzle-orm'
import { addDays, shopClock } from '../../src/domain/dates.ts'
import { hasLeft, stockIds } from '../../src/domain/product/has-left.ts'
import { firstCheckIn } from '../../src/domain/stay/stay-dates.ts'
import type { Orm } from '../db/open-database.ts'
import { productPackages, type products } from '../db/schema.ts'
import { readProductRows } from './recommended.ts'
import { readTaken } from './stock.ts'

type ProductRow = typeof products.$inferSelect

/** Days that are looked at first: nearly everything is free on one of them, and a calendar of 18 months is long. */
const NEAR = 31
/** After every day of any calendar. */
const ALWAYS = '9999-12-31'
/** Products that are looked at in one step, at least: few are sold out, and one step is often enough. */
const STEP = 4

interface Wanted {
  /** How many that can be bought come before the first. */
  readonly from?: number
  readonly count: number
}

/**
 * Some products of an order that somebody can still buy, by the stock that is really left; lists that recommend something show no others. The
 * stock is asked of those alone that the page needs.
 * @param ids what is on sale by its dates and tags, in the order
 * @param now epoch ms
 * @returns `gone`: how many of those that were looked at are sold out
 */
export async function readBuyable(
  db: Orm,
  ids: readonly string[],
  now: number,
  { from = 0, count }: Wanted,
): Promise<{ readonly rows: ProductRow[]; readonly gone: number }> {
  const rows: ProductRow[] = []
  let seen = 0
  while (seen < ids.length && rows.length < from + count) {
    const next = ids.slice(seen, seen + Math.max(STEP, from + count - rows.length))
    rows.push(...(await onlyLeft(db, await readProductRows(db, next), now)))
    seen += next.length
  }
  return { rows: rows.slice(from, from + count), gone: seen - rows.length }
}

/** Those of which something is left on some day. @param now epoch ms */
export async function onlyLeft(db: Orm, rows: readonly ProductRow[], now: number): Promise<ProductRow[]> {
  const sold = await withPackages(db, rows)
  const near = await leftBy(db, sold, now, addDays(firstCheckIn(shopClock(now)), NEAR))
  const others = sold.filter(({ id }) => !near.has(id))
  const far = await leftBy(db, others, now, ALWAYS)
  return rows.filter(({ id }) => near.has(id) || far.has(id))
}

/** What a product is sold by: packages have rows of their own. */
interface SoldBy {
  readonly id: string
  readonly soldBy: Parameters<typeof hasLeft>[0]
}

async function withPackages(db: Orm, rows: readonly ProductRow[]): Promise<SoldBy[]> {
  const { id, productId, packageStatus, stock } = productPackages
  const ids = rows.map((row) => row.id)
  const packages =
    ids.length > 0
      ? await db.select({ id, productId, packageStatus, stock }).from(productPackages).where(inArray(productId, ids))
      : []
  return rows.map((row) => ({
    id: row.id,
    soldBy: { ...row.body, packageList: packages.filter((one) => one.productId === row.id) },
  }))
}

/** The ids of those of which something is left until a day. */
async function leftBy(db: Orm, sold: readonly SoldBy[], now: number, until: string): Promise<ReadonlySet<string>> {
  const moment = shopClock(now)
  const ids = sold.map(({ soldBy }) => stockIds(soldBy))
  const [dated, undated] = await Promise.all([
    readTaken(
      db,
      ids.flatMap((one) => one.dated),
      firstCheckIn(moment),
      until,
    ),
    readTaken(
      db,
      ids.flatMap((one) => one.undated),
    ),
  ])
  const taken = (id: string, day = '') => (day === '' ? undated(id) : dated(id, day))
  const left = sold.filter(({ soldBy }) => hasLeft(soldBy, { now: moment, until, taken }))
  return new Set(left.map(({ id }) => id))
}
