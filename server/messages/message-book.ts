import { and, count, desc, eq, isNull, lt, type SQL } from 'drizzle-orm'
import { type Message, type MessageGroup, type MessageKind, messageKinds } from '../../schemas/domain/message.ts'
import { shopClock } from '../../src/domain/dates.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { messages } from '../db/schema.ts'

/** How long messages are kept: half a year. */
export const MESSAGE_RETENTION = 180 * 24 * 60 * 60 * 1000

type Row = typeof messages.$inferSelect

const messageOf = ({ id, kind, title, text, link, createdAt, readAt }: Row): Message => ({
  ...{ id, kind, title, text, link },
  createTime: shopClock(createdAt),
  isRead: readAt !== null,
})

/** What a member sees of a group, or of all. */
const listed = (memberId: string, kind?: MessageKind): SQL | undefined =>
  and(
    eq(messages.memberId, memberId),
    kind === undefined ? undefined : eq(messages.kind, kind),
    isNull(messages.removedAt),
  )

/** How many of each group are unread. */
async function countUnread(db: Queries, memberId: string): Promise<(kind: MessageKind) => number> {
  const rows = await db
    .select({ kind: messages.kind, unread: count() })
    .from(messages)
    .where(and(listed(memberId), isNull(messages.readAt)))
    .groupBy(messages.kind)
  return (kind) => rows.find((row) => row.kind === kind)?.unread ?? 0
}

const newest = [desc(messages.createdAt), desc(messages.id)] as const

const allUnread = (unreadOf: (kind: MessageKind) => number): number =>
  messageKinds.reduce((sum, kind) => sum + unreadOf(kind), 0)

/** Both groups, with their last message. */
export async function readCenter(db: Queries, memberId: string): Promise<{ groups: MessageGroup[]; unread: number }> {
  const unreadOf = await countUnread(db, memberId)
  const groups = await Promise.all(
    messageKinds.map(async (kind) => {
      const [last] = await db
        .select()
        .from(messages)
        .where(listed(memberId, kind))
        .orderBy(...newest)
        .limit(1)
      return { kind, unread: unreadOf(kind), ...(last && { last: messageOf(last) }) }
    }),
  )
  return { groups, unread: allUnread(unreadOf) }
}

interface Input {
  readonly kind: MessageKind
  readonly pageNumber: number
  readonly pageSize: number
}

/** A page of a group, the newest first. */
export async function listMessages(db: Queries, memberId: string, { kind, pageNumber, pageSize }: Input) {
  const mine = listed(memberId, kind)
  const [[found], unreadOf, rows] = await Promise.all([
    db.select({ total: count() }).from(messages).where(mine),
    countUnread(db, memberId),
    db
      .select()
      .from(messages)
      .where(mine)
      .orderBy(...newest)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
  ])
  return { messages: rows.map(messageOf), total: found?.total ?? 0, unread: unreadOf(kind) }
}

/** One of a member's own messages. */
const own = (memberId: string, id: string) => and(eq(messages.id, id), listed(memberId))

/** What a member has read: one, a group, or all. The first time counts. */
interface Reading {
  readonly id?: string | undefined
  readonly kind?: MessageKind | undefined
}

/** @returns how many are unread now; undefined when the one that is named is not theirs */
export async function readAll(
  db: Queries,
  memberId: string,
  { id, kind }: Reading,
  now: number,
): Promise<number | undefined> {
  const which = id === undefined ? listed(memberId, kind) : own(memberId, id)
  const isThere = id === undefined || (await db.select({ id: messages.id }).from(messages).where(which)).length > 0
  if (!isThere) return undefined
  await db
    .update(messages)
    .set({ readAt: now })
    .where(and(which, isNull(messages.readAt)))
  return allUnread(await countUnread(db, memberId))
}

/** Takes a message out of its member's list. @returns whether it is theirs */
export async function removeOwn(db: Queries, memberId: string, id: string, now: number): Promise<boolean> {
  const theirs = and(eq(messages.id, id), eq(messages.memberId, memberId))
  const [found] = await db.select({ removedAt: messages.removedAt }).from(messages).where(theirs)
  if (!found) return false
  if (found.removedAt === null) await db.update(messages).set({ removedAt: now }).where(theirs)
  return true
}

/** Old messages are gone, read or not. @param now epoch ms of the shop's clock */
export const forgetOldMessages = (db: Pick<Orm, 'delete'>, now: number): Promise<unknown> =>
  db.delete(messages).where(lt(messages.createdAt, now - MESSAGE_RETENTION))
