import { and, desc, eq } from 'drizzle-orm'
import type { SessionRow } from '../../../schemas/studio/sessions.ts'
import { deviceWords } from '../../../src/domain/studio/device-words.ts'
import type { Orm } from '../../db/open-database.ts'
import { operatorSessions } from '../../db/schema.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { auditActorOf } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { endSession } from './operator-book.ts'
import { endSessionsOf, isOpen } from './operator-sessions.ts'

interface SessionDeps {
  readonly db: Orm
  readonly now: () => number
}

interface SessionCalls {
  readonly sessionList: StudioHandler<'sessionList'>
  readonly endSession: StudioHandler<'endSession'>
  readonly endOtherSessions: StudioHandler<'endOtherSessions'>
}

/** Where operators are signed in: everybody sees and ends their own [S6]. */
export const sessionCalls = ({ db, now }: SessionDeps): SessionCalls => ({
  async sessionList({ by }) {
    const open = await db
      .select()
      .from(operatorSessions)
      .where(and(eq(operatorSessions.operatorId, by.operator.id), isOpen(now())))
      .orderBy(desc(operatorSessions.seenAt))
    return { sessions: open.map((one) => toSessionRow(one, by.sessionId)) }
  },
  endSession: ({ params, by, place }) =>
    endSession(db, auditActorOf(by, place, now), params.id, {
      ...{ operatorId: by.operator.id, isAdmin: by.operator.role === 'admin' },
    }),
  endOtherSessions: ({ by, place }) =>
    db.transaction(async (tx) => {
      const actor = auditActorOf(by, place, now)
      const ended = await endSessionsOf(tx, by.operator.id, actor.at, by.sessionId)
      if (ended > 0) await writeAudit(tx, actor, 'sessions-end', { count: ended })
      return { ended }
    }),
})

/** @param ownId of the session that asks */
export const toSessionRow = (
  { id, begunAt, seenAt, agent }: typeof operatorSessions.$inferSelect,
  ownId: string,
): SessionRow => ({ id, begunAt, seenAt, device: deviceWords(agent), agent, isOwn: id === ownId })
