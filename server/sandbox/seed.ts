import { eq, getTableName, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { shopClock, shopDay } from '../../src/domain/dates.ts'
import { productsWrittenOf, summarise } from '../comments/comment-book.ts'
import { indexShop } from '../finder/index-shop.ts'
import { forgetCatalogue } from '../catalogue/cached-reads.ts'
import { readSetting, writeSetting, type Queries } from '../db/server-settings.ts'
import type { Orm } from '../db/open-database.ts'
import * as tables from '../db/schema.ts'
import type { SandboxContent } from '../../sandbox/content/sandbox-content.ts'
import { FIRST_OFFER, isGrownProduct } from './grow/grown.ts'
import * as corner from './corner-rows.ts'
import * as rows from './rows.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPoints } from './seed-points.ts'
import { seedSigning, signActivityRow } from './seed-signing.ts'
import { seedTeams } from './team-rows.ts'
import { seedServices } from './service-rows.ts'

/** Raised when the content changes so much that what an older version filled can't be used any more. */
const CONTENT_VERSION = '14'

/** Rows in one statement: a statement has at most 65,535 parameters. */
const BATCH = 500

/** What the sandbox holds on a day (YYYY-MM-DD, Beijing): its deals last until tomorrow night, its calendars begin today. */
export type ContentOf = (today: string) => SandboxContent | Promise<SandboxContent>

/**
 * Fills the database with the sandbox's shop of today, all or nothing. One that has today's shop already is left as it is; yesterday's
 * is replaced, else all its deals would be over. What visitors did stays, and so do members who registered, and what the sandbox was grown by.
 * @returns whether it was filled now
 */
export async function seedSandbox(db: Orm, contentOf: ContentOf, now: number): Promise<boolean> {
  const wanted = contentMark(now)
  if ((await readSetting(db, 'sandbox-content')) === wanted) return false
  const content = await contentOf(shopDay(now))
  const isFilled = await db.transaction(async (tx) => {
    await lockShop(tx)
    if ((await readSetting(tx, 'sandbox-content')) === wanted) return false
    for (const table of contentTables) await tx.delete(table).where(isOwn.get(table))
    await tx.delete(tables.comments).where(isNull(tables.comments.writtenAt))
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
 * the latter from its clock's `refresh`; whoever has jobs at work moves the clock back first, or they count by the moved one).
 * @param now epoch ms of the machine, not of the moved clock
 */
export async function resetSandbox(db: Orm, contentOf: ContentOf, now: number): Promise<void> {
  const content = await contentOf(shopDay(now))
  await db.transaction(async (tx) => {
    await lockShop(tx)
    await empty(tx, [...contentTables, ...visitorTables, tables.members])
    await tx
      .delete(tables.serverSettings)
      .where(inArray(tables.serverSettings.name, ['clock-offset', 'sandbox-grown', 'sandbox-refunds']))
    await fill(tx, content, now)
    await writeSetting(tx, 'sandbox-content', contentMark(now))
  })
  forgetCatalogue(db)
}

/**
 * A million orders are not deleted one by one; a few rows are, which is quicker than new files. The search's words of a shop that was not
 * grown stay: nearly all of them are those of the new shop, and `indexShop` changes the others.
 */
async function empty(tx: Queries, list: readonly PgTable[]): Promise<void> {
  if ((await readSetting(tx, 'sandbox-grown')) === undefined) {
    for (const table of list) await tx.delete(table)
    return
  }
  const names = [...list, tables.searchEntries, tables.searchWords].map((table) => sql.identifier(getTableName(table)))
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`)
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
  tables.forwardUrls,
  tables.coupons,
  tables.couponCodes,
  tables.articles,
  tables.partners,
  tables.pois,
  tables.activities,
  tables.activityTasks,
  tables.signActivities,
  tables.dictionaryWords,
  tables.businessCompanies,
  tables.services,
  tables.healthPlaces,
] as const

/** What of them is the sandbox's own, where there may be more. */
const isOwn: ReadonlyMap<PgTable, SQL> = new Map<PgTable, SQL>([
  [tables.packageItems, lt(tables.packageItems.offerPosition, FIRST_OFFER)],
  [tables.packageOffers, lt(tables.packageOffers.position, FIRST_OFFER)],
  [tables.productPackages, not(isGrownProduct(tables.productPackages.productId))],
  [tables.products, not(isGrownProduct(tables.products.id))],
])

/** What visitors did: only a reset takes it away. Those that others refer to last. */
const visitorTables = [
  tables.sessions,
  tables.smsCodes,
  tables.smsMessages,
  tables.mailMessages,
  tables.mailCodes,
  tables.businessMembers,
  tables.accountClosures,
  tables.realNames,
  tables.realNameTries,
  tables.reportShares,
  tables.transfers,
  tables.wechatCodes,
  tables.wechatAccounts,
  tables.guestActivations,
  tables.carPlates,
  tables.serviceReservations,
  tables.serviceSlots,
  tables.stayWishes,
  tables.healthForms,
  tables.activityTasksDone,
  tables.signHelps,
  tables.signMilestones,
  tables.signDays,
  tables.signJoins,
  tables.pointTakes,
  tables.pointLots,
  tables.pointEntries,
  tables.pointAccounts,
  tables.trackedEvents,
  tables.studioBlockDays,
  tables.studioBlockOrders,
  tables.studioArmDevices,
  tables.studioArmOrders,
  tables.stockTaken,
  tables.tempOrders,
  tables.cartLines,
  tables.cartMerges,
  tables.counterCodes,
  tables.customsIdentities,
  tables.companyTries,
  tables.companyTakings,
  tables.companyRefunds,
  tables.companyNotices,
  tables.travellers,
  tables.sealedDocuments,
  tables.bargainHelps,
  tables.bargains,
  tables.productCollects,
  tables.memberAddresses,
  tables.messages,
  tables.comments,
  tables.commentPictures,
  tables.partnerCodes,
  tables.partnerGrants,
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
  tables.orderPoints,
  tables.teamSeats,
  tables.teams,
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
  await insertMissing(tx, tables.comments, content.comments.map(rows.commentRow))
  const ids = content.products.map(({ id }) => id)
  await summarise(tx, await productsWrittenOf(tx, ids), shopClock(now))
  await insert(tx, tables.forwardUrls, content.products.flatMap(rows.forwardRows))
  await insert(tx, tables.coupons, content.coupons.map(rows.couponRow))
  await insert(tx, tables.couponCodes, content.couponCodes)
  await insert(tx, tables.articles, content.articles.map(rows.articleRow))
  await insert(tx, tables.partners, content.partners.map(rows.partnerRow))
  await insert(tx, tables.pois, content.pois.map(rows.poiRow))
  await insert(tx, tables.activities, content.activities.map(rows.activityRow))
  await insert(tx, tables.activityTasks, content.activityTasks.map(rows.taskRow))
  await insert(tx, tables.signActivities, content.signActivities.map(signActivityRow))
  await insert(tx, tables.dictionaryWords, content.dictionaries.flatMap(rows.wordRows))
  await insert(tx, tables.businessCompanies, content.businessCompanies.map(corner.businessCompanyRow))
  await insert(
    tx,
    tables.services,
    content.services.map(({ id, ...body }) => ({ id, body })),
  )
  await insert(
    tx,
    tables.healthPlaces,
    content.healthPlaces.map(({ code, ...body }) => ({ code, body })),
  )
  await indexShop(tx, now)
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
  await seedBargains(tx, content, now)
  await insertMissing(tx, tables.activityTasksDone, content.activityTasks.flatMap(rows.taskDoneRows(now)))
  await insertMissing(tx, tables.travellers, content.savedTravellers.map(rows.travellerRow(now)))
  await insertMissing(tx, tables.memberCoupons, content.heldCoupons.map(rows.heldCouponRow(content.coupons, now)))
  await insertMissing(tx, tables.redemptions, content.heldCoupons.flatMap(rows.couponUseRows(content.coupons, now)))
  await seedPoints(tx, content.pointGrants, now)
  await seedSigning(tx, { activities: content.signActivities, joins: content.signJoins, now })
  await insertMissing(tx, tables.cartLines, content.carts.map(rows.cartRow(now)))
  await insertMissing(tx, tables.messages, content.messages.map(rows.messageRow(now)))
  await seedCorner(tx, content, now)
  await seedChoices(tx, content, now)
  await seedTeams(tx, content, now)
  await seedOrders(tx, content.orders, now)
  await seedServices(tx, content, now)
}

/** Friends have cut those alone that are new: one that is there already is as its member and their friends left it. */
async function seedBargains(tx: Queries, { bargainsBegun }: SandboxContent, now: number): Promise<void> {
  if (bargainsBegun.length === 0) return
  const made = await tx
    .insert(tables.bargains)
    .values(bargainsBegun.map(rows.bargainRow(now)))
    .onConflictDoNothing()
    .returning({ id: tables.bargains.id })
  const isNew = new Set(made.map(({ id }) => id))
  const helps = bargainsBegun.flatMap(rows.bargainHelpRows(now)).filter(({ bargainId }) => isNew.has(bargainId))
  await insertMissing(tx, tables.bargainHelps, helps)
}

/** The member's corner (B2.9). A coupon that a member gave away since does not come back by filling the shop anew. */
async function seedCorner(tx: Queries, content: SandboxContent, now: number): Promise<void> {
  const { businessMembers, closing, coupons, passedOn } = content
  await insertMissing(tx, tables.businessMembers, businessMembers.map(corner.businessMemberRow(now)))
  await insertMissing(tx, tables.accountClosures, closing.map(corner.closingRow(now)))
  await insertMissing(tx, tables.realNames, content.namedMembers.map(corner.namedRow(now)))
  await insertMissing(tx, tables.reportShares, content.sharedYears.map(corner.sharedYearRow(now)))
  await insertMissing(tx, tables.transfers, passedOn.map(corner.passedOnRow(coupons, now)))
  await insertMissing(tx, tables.memberCoupons, passedOn.flatMap(corner.takenRows(now)))
  await tx.execute(sql`
    delete from member_coupons m using transfers t
    where t.kind = 'coupon' and t.giver_id = m.member_id and t.thing_id = m.coupon_id and t.state in ('given', 'taken')
      and m.received_at = ${now} and m.order_id is null and m.used_at is null`)
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
