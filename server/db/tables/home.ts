import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ActivityTask } from '../../../schemas/domain/activity-task.ts'
import type { Article } from '../../../schemas/domain/article.ts'
import type { Poi } from '../../../schemas/domain/poi.ts'

/** Strategy articles (A2: /content/{contentid}). */
export const articles = pgTable('articles', {
  contentid: text().primaryKey(),
  body: jsonb().$type<Omit<Article, 'contentid'>>().notNull(),
})

/** Places of the resort. */
export const pois = pgTable(
  'pois',
  {
    poiId: text('poi_id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    poiType: text('poi_type').$type<Poi['poiType']>().notNull(),
    position: integer().notNull(),
    body: jsonb().$type<Omit<Poi, 'poiId' | 'merchantId' | 'poiType'>>().notNull(),
  },
  (table) => [index('pois_merchant').on(table.merchantId, table.position)],
)

export const activityTasks = pgTable('activity_tasks', {
  activityTaskRelationId: text('activity_task_relation_id').primaryKey(),
  activityTaskId: text('activity_task_id').notNull(),
  body: jsonb().$type<Omit<ActivityTask, 'activityTaskId' | 'activityTaskRelationId' | 'done'>>().notNull(),
})

/** Who has done which browse task: once each. */
export const activityTasksDone = pgTable(
  'activity_tasks_done',
  {
    activityTaskRelationId: text('activity_task_relation_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Epoch ms of the shop's clock. */
    doneAt: bigint('done_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.activityTaskRelationId, table.memberId] })],
)

/** Products that are sold elsewhere now (B2). */
export const forwardUrls = pgTable('forward_urls', {
  productId: text('product_id').primaryKey(),
  url: text().notNull(),
})
