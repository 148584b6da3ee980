import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type BargainProgress, bargainProgresses } from '../../../src/domain/bargain/bargain-progress.ts'
import { HELPS_A_DAY } from '../../../src/domain/bargain/help-rule.ts'
import { notNegative, oneOfList } from './checks.ts'
import { moment } from './columns.ts'

/**
 * Bargains that members began (A3, A7). Where one stands is worked out of this and of the activity (src/domain/goods/bargain.ts). What was
 * agreed when it began stays: how much there is to cut, and by how many friends.
 */
export const bargains = pgTable(
  'bargains',
  {
    /** cutTeamId */
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    productId: text('product_id').notNull(),
    activityId: text('activity_id').notNull(),
    state: text().$type<BargainProgress>().notNull().default('cutting'),
    /** All that there was to cut; what is cut and what is left make this. */
    fullFen: integer('full_fen').notNull().default(0),
    /** What who began it cut at once. */
    ownFen: integer('own_fen').notNull().default(0),
    /** Friends that it takes to the goal price. */
    helpers: integer().notNull().default(3),
    cutFen: integer('cut_fen').notNull(),
    leftFen: integer('left_fen').notNull(),
    /** Of who began it, as those who help see them. */
    iconUrl: text('icon_url').notNull(),
    memberName: text('member_name').notNull(),
    beganAt: moment('began_at').notNull(),
    boughtAt: moment('bought_at'),
    /** When its owner was told that its activity is over. */
    endToldAt: moment('end_told_at'),
  },
  (table) => [
    uniqueIndex('bargains_one_each').on(table.memberId, table.productId),
    index('bargains_untold')
      .on(table.productId)
      .where(sql`${table.endToldAt} is null and ${table.state} <> 'bought'`),
    oneOfList('bargains', table.state, bargainProgresses),
    notNegative('bargains', [table.cutFen, table.leftFen, table.fullFen, table.ownFen, table.helpers]),
  ],
)

/** What friends cut (B4): one of them helps a bargain once, and so many bargains a day. */
export const bargainHelps = pgTable(
  'bargain_helps',
  {
    bargainId: text('bargain_id').notNull(),
    memberId: text('member_id').notNull(),
    cutFen: integer('cut_fen').notNull(),
    /** The friend's day of Beijing, and which of their helps of that day it was. */
    day: text().notNull(),
    nth: integer().notNull(),
    /** Of the friend, as the others see them. */
    iconUrl: text('icon_url').notNull(),
    memberName: text('member_name').notNull(),
    helpedAt: moment('helped_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bargainId, table.memberId] }),
    uniqueIndex('bargain_helps_of_a_day').on(table.memberId, table.day, table.nth),
    foreignKey({ columns: [table.bargainId], foreignColumns: [bargains.id] }).onDelete('cascade'),
    oneOfList(
      'bargain_helps',
      table.nth,
      Array.from({ length: HELPS_A_DAY }, (_, at) => at + 1),
    ),
    notNegative('bargain_helps', [table.cutFen]),
  ],
)
