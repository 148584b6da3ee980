import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { notNegative } from './checks.ts'
import { moment } from './columns.ts'

/** A login. Its refresh token is kept as a hash, and changes each time that it is used. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    refreshHash: text('refresh_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_member').on(table.memberId)],
)

/** A login code that was sent: kept as a hash, good once, for some minutes and some tries. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: text().primaryKey(),
    phone: text().notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer().notNull().default(0),
    usedAt: moment('used_at'),
    /** The device that it is good for; with `claimed` and `address` a hash, which is counted and never read. */
    device: text().notNull().default(''),
    /** What a device without our cookie says that it is, or its address. */
    claimed: text().notNull().default(''),
    address: text().notNull().default(''),
  },
  (table) => [
    index('sms_codes_phone').on(table.phone, table.sentAt),
    index('sms_codes_sent').on(table.sentAt),
    notNegative('sms_codes', [table.tries]),
    check('sms_codes_times', sql`${table.expiresAt} > ${table.sentAt}`),
  ],
)

/** A device on which a number logged in by a code: a hash of both. */
export const knownDevices = pgTable('known_devices', {
  id: text().primaryKey(),
  usedAt: moment('used_at').notNull(),
})

/** Questions before a code that were tried: each is good once. */
export const spentChallenges = pgTable('spent_challenges', {
  id: text().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

/** What the sandbox's telephone company delivered. */
export const smsMessages = pgTable('sms_messages', {
  id: text().primaryKey(),
  phone: text().notNull(),
  text: text().notNull(),
  sentAt: moment('sent_at').notNull(),
})

/** Codes that the sandbox's WeChat gave after its silent redirect: good once. */
export const wechatCodes = pgTable('wechat_codes', {
  code: text().primaryKey(),
  openId: text('open_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})

/** Which member a WeChat account belongs to. */
export const wechatAccounts = pgTable('wechat_accounts', {
  openId: text('open_id').primaryKey(),
  memberId: text('member_id').notNull(),
})

/** Guests of the resort who activated (A5); `silver`: it made them silver members. */
export const guestActivations = pgTable('guest_activations', {
  memberId: text('member_id').primaryKey(),
  activatedAt: moment('activated_at').notNull(),
  silver: boolean().notNull(),
})

/** Car plates of the resort's guests (B3); `place` from 1 to the most that a guest may have (B9), so that there is room for no more. */
export const carPlates = pgTable(
  'car_plates',
  {
    memberId: text('member_id').notNull(),
    place: integer().notNull(),
    plate: text().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.place] }),
    unique('car_plates_plate').on(table.memberId, table.plate),
    check('car_plates_place', sql`${table.place} between 1 and 3`),
  ],
)
