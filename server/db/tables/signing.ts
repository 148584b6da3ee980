import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SignActivity } from '../../../schemas/domain/sign-activity.ts'
import { type SignHelpState, signHelpStates } from '../../../src/domain/sign/help-progress.ts'
import { SIGN_HELPS } from '../../../src/domain/sign/sign-rule.ts'
import { notNegative, oneOfList } from './checks.ts'
import { moment } from './columns.ts'

/** Sign activities (B1 /signActivity): what the shop offers. */
export const signActivities = pgTable('sign_activities', {
  id: text().primaryKey(),
  startDate: text('start_date').notNull(),
  endDate: text('end_date').notNull(),
  body: jsonb().$type<Omit<SignActivity, 'activityId' | 'startDate' | 'endDate'>>().notNull(),
})

/** Who takes part in one, and how far the help of their friends has come. */
export const signJoins = pgTable(
  'sign_joins',
  {
    /** In the link by which friends are asked for help. */
    id: text().primaryKey(),
    activityId: text('activity_id').notNull(),
    memberId: text('member_id').notNull(),
    state: text().$type<SignHelpState>().notNull(),
    /** Friends that it takes, and points that they bring: as it was when the member joined. */
    helpers: integer().notNull(),
    helpReward: integer('help_reward').notNull(),
    iconUrl: text('icon_url').notNull(),
    memberName: text('member_name').notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_joins_one_each').on(table.activityId, table.memberId),
    index('sign_joins_member').on(table.memberId),
    oneOfList('sign_joins', table.state, signHelpStates),
    notNegative('sign_joins', [table.helpers, table.helpReward]),
  ],
)

/** The days on which a member signed: each once. */
export const signDays = pgTable(
  'sign_days',
  {
    joinId: text('join_id').notNull(),
    /** Of Beijing: YYYY-MM-DD. */
    day: text().notNull(),
    /** How many days in a row it was. */
    streak: integer().notNull(),
    points: integer().notNull(),
    signedAt: moment('signed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.joinId, table.day] }),
    foreignKey({ columns: [table.joinId], foreignColumns: [signJoins.id] }).onDelete('cascade'),
    notNegative('sign_days', [table.streak, table.points]),
  ],
)

/** What days in a row brought: each of them once. */
export const signMilestones = pgTable(
  'sign_milestones',
  {
    joinId: text('join_id').notNull(),
    days: integer().notNull(),
    /** Null: points instead of a coupon. */
    couponId: text('coupon_id'),
    points: integer().notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.joinId, table.days] }),
    foreignKey({ columns: [table.joinId], foreignColumns: [signJoins.id] }).onDelete('cascade'),
    notNegative('sign_milestones', [table.points]),
  ],
)

/** Friends who helped: each of them once for one member, and so many members of an activity. */
export const signHelps = pgTable(
  'sign_helps',
  {
    joinId: text('join_id').notNull(),
    memberId: text('member_id').notNull(),
    activityId: text('activity_id').notNull(),
    /** Which of the friend's helps in the activity it was. */
    nth: integer().notNull(),
    /** What the friend got for it. */
    points: integer().notNull(),
    iconUrl: text('icon_url').notNull(),
    memberName: text('member_name').notNull(),
    helpedAt: moment('helped_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.joinId, table.memberId] }),
    uniqueIndex('sign_helps_of_a_friend').on(table.memberId, table.activityId, table.nth),
    foreignKey({ columns: [table.joinId], foreignColumns: [signJoins.id] }).onDelete('cascade'),
    oneOfList(
      'sign_helps',
      table.nth,
      Array.from({ length: SIGN_HELPS }, (_, at) => at + 1),
    ),
    notNegative('sign_helps', [table.points]),
  ],
)
