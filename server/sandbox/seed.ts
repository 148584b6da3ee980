import { eq, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { shopDay } from '../../src/domain/dates.ts'
import { forgetCatalogue } from '../catalogue/kept-reads.ts'
import { readSetting, writeSetting, type Queries } from '../db/server-settings.ts'
import type { Orm } from '../db/open-database.ts'
import * as tables from '../db/schema.ts'
import type { SandboxContent } from '../../sandbox/content/sandbox-content.ts'
import * as rows from './rows.ts'
import { seedOrders } from './seed-orders.ts'

/** Raised when the content changes so much that what an older version filled can't be used any more. */
const CONTENT_VERSION = '11'

/** Rows in one statement: a statement has at most 65,535 parameters. */
const BATCH = 500

/** What the sandbox holds on a day (YYYY-MM-DD, Beijing): its deals last until tomorrow night, its calendars begin today. */
export type ContentOf = (today: string) => SandboxContent | Promise<SandboxContent>

/**
 * Fills the database with the sandbox's shop of today, all or nothing. One that has today's shop already is left as it is; yesterday's
 * is replaced, else all its deals would be over. What visitors did stays, and so do members who registered.
 * @returns whether it was filled now
 */
export async function seedSandbox(db: Orm, contentOf: ContentOf, now: number): Promise<boolean> {
  const wanted = contentMark(now)
  if ((await readSetting(db, 'sandbox-content')) === wanted) return false
  const content = await contentOf(shopDay(now))
  const isFilled = await db.transaction(async (tx) => {
    await lockShop(tx)
    if ((await readSetting(tx, 'sandbox-content')) === wanted) return false
    for (const table of contentTables) await tx.delete(table)
    await tx.delete(tables.members).where(eq(tables.members.registered, false))
    await fill(tx, content, now)
    await writeSetting(tx, 'sandbox-content', wanted)
    return true
  })
  forgetCatalogue(db)
  return isFilled
}

/**
 * Makes the sandbox as new, all or nothing: nobody is logged in, nothing was done, and the clock is right again (each instance learns
 * the latter from its clock's `refresh`).
 * @param now epoch ms of the machine, not of the moved clock
 */
export async function resetSandbox(db: Orm, contentOf: ContentOf, now: number): Promise<void> {
  const content = await contentOf(shopDay(now))
  await db.transaction(async (tx) => {
    await lockShop(tx)
    for (const table of [...contentTables, ...visitorTables, tables.members]) await tx.delete(table)
    await tx
      .delete(tables.serverSettings)
      .where(inArray(tables.serverSettings.name, ['clock-offset', 'sandbox-refunds']))
    await fill(tx, content, now)
    await writeSetting(tx, 'sandbox-content', contentMark(now))
  })
  forgetCatalogue(db)
}

const contentMark = (now: number) => `${CONTENT_VERSION} ${shopDay(now)}`

/** Only one at a time fills the shop. */
const lockShop = (tx: Queries) => tx.execute(sql`lock table server_settings in share row exclusive mode`)

/** Filled anew each day. Those that others refer to last; members are kept apart, because some register. */
const contentTables = [
  tables.componentContents,
  tables.pageComponents,
  tables.packageItems,
  tables.packageOffers,
  tables.packageFilterOptions,
  tables.companies,
  tables.productPackages,
  tables.products,
  tables.comments,
  tables.forwardUrls,
  tables.coupons,
  tables.couponCodes,
  tables.articles,
  tables.pois,
  tables.activities,
  tables.activityTasks,
  tables.dictionaryWords,
] as const

/** What visitors did: only a reset takes it away. Those that others refer to last. */
const visitorTables = [
  tables.sessions,
  tables.smsCodes,
  tables.smsMessages,
  tables.wechatCodes,
  tables.wechatAccounts,
  tables.guestActivations,
  tables.carPlates,
  tables.activityTasksDone,
  tables.trackedEvents,
  tables.studioBlockDays,
  tables.studioBlockOrders,
  tables.studioArmDevices,
  tables.studioArmOrders,
  tables.stockTaken,
  tables.tempOrders,
  tables.companyTries,
  tables.companyTakings,
  tables.companyRefunds,
  tables.companyNotices,
  tables.travellers,
  tables.bargains,
  tables.productCollects,
  tables.memberAddresses,
  tables.couponCodeUses,
  tables.appointmentDays,
  tables.memberCoupons,
  tables.redemptions,
  tables.appointments,
  tables.invoices,
  tables.orderShipments,
  tables.refundParcels,
  tables.refundCodes,
  tables.paymentReturns,
  tables.refunds,
  tables.payments,
  tables.orderCodes,
  tables.orderHolds,
  tables.orderLines,
  tables.orders,
] as const

async function fill(tx: Queries, content: SandboxContent, now: number): Promise<void> {
  await insert(tx, tables.pageComponents, content.pageComponents.map(rows.pageComponentRow))
  await insert(tx, tables.componentContents, content.pageComponents.flatMap(rows.contentRows))
  await insert(tx, tables.packageOffers, content.packageOffers.map(rows.offerRow))
  await insert(tx, tables.packageItems, content.packageOffers.flatMap(rows.itemRows))
  await insert(tx, tables.packageFilterOptions, rows.filterRows(content.packageFilter))
  await insert(tx, tables.companies, content.companies.map(rows.companyRow))
  await insert(tx, tables.products, content.products.map(rows.productRow))
  await insert(tx, tables.productPackages, content.products.flatMap(rows.productPackageRows))
  await insert(tx, tables.comments, content.comments.map(rows.commentRow))
  await insert(tx, tables.forwardUrls, content.products.flatMap(rows.forwardRows))
  await insert(tx, tables.coupons, content.coupons.map(rows.couponRow))
  await insert(tx, tables.couponCodes, content.couponCodes)
  await insert(tx, tables.articles, content.articles.map(rows.articleRow))
  await insert(tx, tables.pois, content.pois.map(rows.poiRow))
  await insert(tx, tables.activities, content.activities.map(rows.activityRow))
  await insert(tx, tables.activityTasks, content.activityTasks.map(rows.taskRow))
  await insert(tx, tables.dictionaryWords, content.dictionaries.flatMap(rows.wordRows))
  await fillPeople(tx, content, now)
}

/** Members, and what some of them did before the shop opened; what is there already was done by visitors since. */
async function fillPeople(tx: Queries, content: SandboxContent, now: number): Promise<void> {
  await insert(tx, tables.members, content.members.map(rows.memberRow))
  await insertMissing(tx, tables.wechatAccounts, content.wechatAccounts.flatMap(rows.wechatRows))
  await insertMissing(tx, tables.carPlates, content.members.flatMap(rows.plateRows(now)))
  await insertMissing(
    tx,
    tables.productCollects,
    content.collects.map((collect) => ({ ...collect, collectedAt: now })),
  )
  await insertMissing(
    tx,
    tables.memberAddresses,
    content.addresses.map((address) => ({ ...address, createdAt: now })),
  )
  await insertMissing(tx, tables.bargains, content.bargainsBegun.map(rows.bargainRow(now)))
  await insertMissing(tx, tables.activityTasksDone, content.activityTasks.flatMap(rows.taskDoneRows(now)))
  await insertMissing(tx, tables.travellers, content.savedTravellers.map(rows.travellerRow(now)))
  await insertMissing(tx, tables.memberCoupons, content.heldCoupons.map(rows.heldCouponRow(content.coupons, now)))
  await insertMissing(tx, tables.redemptions, content.heldCoupons.flatMap(rows.couponUseRows(content.coupons, now)))
  await seedChoices(tx, content, now)
  await seedOrders(tx, content.orders, now)
}

/** Choices are of the days to come, so that those of yesterday make room for them. */
async function seedChoices(tx: Queries, { choices }: SandboxContent, now: number): Promise<void> {
  const ids = choices.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(tables.tempOrders).where(inArray(tables.tempOrders.id, ids))
  await insert(tx, tables.tempOrders, choices.map(rows.choiceRow(now)))
}

async function insert<Table extends PgTable>(
  tx: Queries,
  table: Table,
  list: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const batch of batches(list)) await tx.insert(table).values(batch)
}

async function insertMissing<Table extends PgTable>(
  tx: Queries,
  table: Table,
  list: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const batch of batches(list)) await tx.insert(table).values(batch).onConflictDoNothing()
}

function batches<Row>(list: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(list.length / BATCH) }, (_, at) => list.slice(at * BATCH, (at + 1) * BATCH))
}
