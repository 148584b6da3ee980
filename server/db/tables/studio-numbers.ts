import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How far the recorded events are counted: one row, whose lock is the right to count. */
export const studioCounted = pgTable('studio_counted', {
  id: integer().primaryKey(),
  /** Of the last event that is counted. */
  lastEvent: bigint('last_event', { mode: 'number' }).notNull(),
  countedAt: moment('counted_at').notNull(),
})

/** What became of a block in a day: how often it was seen and tapped. The block '' is the page: its views, and all taps in it. */
export const studioBlockDays = pgTable(
  'studio_block_days',
  {
    page: text().notNull(),
    day: date().notNull(),
    block: text().notNull(),
    channel: text().notNull(),
    exposures: integer().notNull(),
    clicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.day, table.block, table.channel] })],
)

/** Orders that were placed within a day after somebody tapped a block. */
export const studioBlockOrders = pgTable(
  'studio_block_orders',
  {
    orderId: text('order_id').notNull(),
    page: text().notNull(),
    block: text().notNull(),
    /** Of the order. */
    day: date().notNull(),
    channel: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.page, table.block] }),
    index('studio_block_orders_page').on(table.page, table.day),
  ],
)

/** Devices that were shown a page with an experiment, in the arm that they were in first. */
export const studioArmDevices = pgTable(
  'studio_arm_devices',
  {
    page: text().notNull(),
    experiment: text().notNull(),
    device: text().notNull(),
    arm: text().notNull(),
    firstEvent: bigint('first_event', { mode: 'number' }).notNull(),
    firstAt: moment('first_at').notNull(),
    /** Blocks of the page that it tapped, each once. */
    clicked: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.experiment, table.device] }),
    index('studio_arm_devices_device').on(table.device),
  ],
)

/** Orders of such devices after they were in the arm. */
export const studioArmOrders = pgTable(
  'studio_arm_orders',
  {
    page: text().notNull(),
    experiment: text().notNull(),
    orderId: text('order_id').notNull(),
    arm: text().notNull(),
    device: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.experiment, table.orderId] })],
)

/** What published pages name and the shop no longer has: looked up once for a night, by whoever claims it. */
export const studioReferenceRuns = pgTable('studio_reference_runs', {
  /** Of the shop. */
  day: date().primaryKey(),
  /** Epoch ms of the machine: a claim that came to no end is another's after a while. */
  claimedAt: moment('claimed_at').notNull(),
  finishedAt: moment('finished_at'),
  /** schemas/studio/numbers.ts, brokenReference */
  found: jsonb().notNull(),
})
