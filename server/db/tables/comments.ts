import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customType } from 'drizzle-orm/pg-core'
import { type CommentRecord, type CommentStatus, commentStatuses } from '../../../schemas/domain/comment.ts'
import { oneOfList } from './checks.ts'
import { moment } from './columns.ts'

/** Columns of comments that aren't in their body. */
export type CommentColumn = 'id' | 'productId' | 'score' | 'createTime' | 'memberId' | 'orderNo' | 'commentStatus'

/** Comments on products (A2, B3). Those of members are of an order each, which has one at most. */
export const comments = pgTable(
  'comments',
  {
    id: text().primaryKey(),
    productId: text('product_id').notNull(),
    score: integer().notNull(),
    /** Beijing time: 2026-11-20T10:00:00 */
    createTime: text('create_time').notNull(),
    /** B4; where there is none everybody reads it. */
    status: integer().$type<CommentStatus>().notNull().default(1),
    memberId: text('member_id'),
    orderId: text('order_id'),
    /** When a member sent it to the shop; null: it came with the shop's content, and goes with it. */
    writtenAt: moment('written_at'),
    body: jsonb().$type<Omit<CommentRecord, CommentColumn>>().notNull(),
    /** Reckoned by the database of the body: lists and counts go by it. */
    pictureCount: integer('picture_count').generatedAlwaysAs(sql`coalesce(jsonb_array_length(body -> 'pictures'), 0)`),
  },
  (table) => [
    // The newest first, with all that lists and counts go by: what is passed over and counted is read here alone.
    index('comments_product').on(
      ...[table.productId, sql`${table.createTime} desc`, sql`${table.id} desc`],
      ...[table.status, table.score, table.pictureCount],
    ),
    index('comments_member').on(table.memberId),
    uniqueIndex('comments_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('comments_waiting').on(table.status, table.writtenAt),
    oneOfList(
      'comments',
      table.status,
      commentStatuses.filter((status) => status !== -1),
    ),
  ],
)

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Pictures that members uploaded to their comments. One that is in no comment after a day is gone. */
export const commentPictures = pgTable(
  'comment_pictures',
  {
    /** Stands in addresses: guest-3f9a2c1b77. */
    name: text().primaryKey(),
    memberId: text('member_id').notNull(),
    commentId: text('comment_id'),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    index('comment_pictures_comment').on(table.commentId),
    index('comment_pictures_loose')
      .on(table.uploadedAt)
      .where(sql`${table.commentId} is null`),
  ],
)

/** Their files: each size in each format. */
export const commentPictureFiles = pgTable(
  'comment_picture_files',
  {
    picture: text()
      .notNull()
      .references(() => commentPictures.name, { onDelete: 'cascade' }),
    /** The end of its name: 300x300.avif */
    file: text().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.picture, table.file] })],
)
