import { and, arrayOverlaps, asc, count, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { PackageFilter, PackageOffer } from '../../schemas/domain/package-offer.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import type { Orm } from '../db/open-database.ts'
import { startOfPage } from '../catalogue/far-page.ts'
import { A_MINUTE, cachedRead } from '../catalogue/cached-reads.ts'
import { readMarks } from '../catalogue/product-marks.ts'
import { packageItems, packageOffers } from '../db/schema.ts'
import { type BodyOfCall, contractRoute } from '../plugins/contract-route.ts'
import type { Clock } from '../ports/clock.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { cachedPackageFilter } from './package-filter.ts'
import { omitNull } from './omit-null.ts'

type ListBody = BodyOfCall<'productPackageList'>

/** Packages, page by page (A7, B7). A page past the last has none, which is how the list ends (B4). */
export function packageListRoute(app: FastifyInstance, db: Orm, clock: Clock): void {
  contractRoute(app, 'productPackageList', async ({ body }) => {
    const now = shopClock(clock.now())
    return cachedRead(db, keyOf(body, now), () => readList(db, body, now))
  })
}

/** What is counted of a list, or where its pages start: as it was a minute ago at most. */
const listOf = ({ isShowHomePage, productItemNames }: ListBody, now: string): string =>
  JSON.stringify([isShowHomePage && now.slice(0, 16), productItemNames])

/** Deals end with the clock, which may be moved; what all packages are does not depend on it. */
const keyOf = (body: ListBody, now: string): string =>
  `packages ${JSON.stringify([body.isShowHomePage && now, body.pageNum, body.pageSize, body.productItemNames])}`

async function readList(db: Orm, body: ListBody, now: string) {
  const chosen = await conditionOf(db, body, now)
  return {
    productPackageInfos: await findOffers(db, chosen, body, now),
    total: await countOffers(db, chosen, body, now),
  }
}

/**
 * isShowHomePage asks for the limited-time deals of the home page, and one that is over is none; without it, all packages are listed.
 * @param now shop-local, 2026-11-20T08:30:00
 */
async function conditionOf(db: Orm, body: ListBody, now: string): Promise<SQL | undefined> {
  const { isShowHomePage, productItemNames = [] } = body
  const groups = productItemNames.length === 0 ? [] : filterGroups(productItemNames, await cachedPackageFilter(db))
  return and(
    isShowHomePage ? and(eq(packageOffers.isShowHomePage, true), runsAt(now)) : undefined,
    ...groups.map((names) => arrayOverlaps(packageOffers.productItemNames, names)),
  )
}

const runsAt = (now: string) => or(isNull(packageOffers.activityEndTime), gt(packageOffers.activityEndTime, now))

/** Names of one category widen each other (海边 or 雪山), categories and tags narrow each other (海边 and 亲子). */
export function filterGroups(names: readonly string[], filter: PackageFilter): string[][] {
  const categories = Object.entries(filter.productsFilterConditionMap)
  const categoryOf = (name: string) => categories.find(([, options]) => options.includes(name))?.[0]
  const groups = new Map<string, string[]>()
  for (const name of new Set(names)) {
    const category = categoryOf(name)
    const group = category === undefined ? `name ${name}` : `category ${category}`
    groups.set(group, [...(groups.get(group) ?? []), name])
  }
  return [...groups.values()]
}

/** As it was a minute ago at most: a list of many is counted as a whole. */
const countOffers = (db: Orm, chosen: SQL | undefined, body: ListBody, now: string) =>
  cachedRead(
    db,
    `packages in all ${listOf(body, now)}`,
    async () => (await db.select({ total: count() }).from(packageOffers).where(chosen))[0]?.total ?? 0,
    A_MINUTE,
  )

async function findOffers(db: Orm, chosen: SQL | undefined, body: ListBody, now: string): Promise<PackageOffer[]> {
  const { pageNum, pageSize } = body
  const list = { name: `packages ${listOf(body, now)}`, keys: [[packageOffers.position, 'up']], where: chosen } as const
  const start = await startOfPage(db, list, (pageNum - 1) * pageSize)
  if (!start) return []
  // What comes before the page is passed over by its position alone.
  const page = await db
    .select({ position: packageOffers.position })
    .from(packageOffers)
    .where(and(chosen, start.where))
    .orderBy(asc(packageOffers.position))
    .limit(pageSize)
    .offset(start.offset)
  if (page.length === 0) return []
  const positions = page.map(({ position }) => position)
  const offers = await db
    .select()
    .from(packageOffers)
    .where(inArray(packageOffers.position, positions))
    .orderBy(asc(packageOffers.position))
  const items = await db
    .select()
    .from(packageItems)
    .where(inArray(packageItems.offerPosition, positions))
    .orderBy(asc(packageItems.position))
  const marks = await readMarks(
    db,
    offers.map(({ productId }) => productId),
  )
  return offers.map((offer) => ({
    ...offerOf(
      offer,
      items.filter((item) => item.offerPosition === offer.position),
    ),
    ...marks(offer.productId),
  }))
}

type Offer = typeof packageOffers.$inferSelect
type Item = typeof packageItems.$inferSelect

function offerOf(row: Offer, items: readonly Item[]): PackageOffer {
  const { activityPriceFen, currentPriceFen, originalPriceFen, ...rest } = row
  const { position: _position, isShowHomePage: _home, productItemNames: _names, ...offer } = rest
  return {
    ...omitNull({ ...offer, activityPrice: activityPriceFen === null ? null : yuanOfFen(activityPriceFen) }),
    currentPrice: yuanOfFen(currentPriceFen),
    originalPrice: yuanOfFen(originalPriceFen),
    productMarketPackageItemInfoDtos: items.map(({ offerPosition: _offer, position: _place, ...item }) =>
      omitNull(item),
    ),
  }
}
