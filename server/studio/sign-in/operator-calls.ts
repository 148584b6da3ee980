import { and, desc, eq, inArray, max } from 'drizzle-orm'
import type { OperatorRow } from '../../../schemas/studio/operators.ts'
import type { Orm } from '../../db/open-database.ts'
import { operatorSessions, studioAudit } from '../../db/schema.ts'
import type { CallPlace, StudioHandler } from '../studio-route.ts'
import { setForLater } from '../releases/set-for-later.ts'
import { auditActorOf } from '../studio-deps.ts'
import { StudioRefusal } from '../studio-refusal.ts'
import { addOperator, allOperators, changeOperator, newLink } from './operator-book.ts'
import { linkAddress } from './operator-links.ts'
import { isOpen, type SignedIn, toOperator } from './operator-sessions.ts'
import { toSessionRow } from './session-calls.ts'
import { lockedNames } from './operator-tries.ts'

interface OperatorDeps {
  readonly db: Orm
  readonly now: () => number
  /** Where the server is known; '' when that is not known. */
  readonly publicUrl: string
}

interface OperatorCalls {
  readonly operatorList: StudioHandler<'operatorList'>
  readonly addOperator: StudioHandler<'addOperator'>
  readonly changeOperator: StudioHandler<'changeOperator'>
  readonly newSignInLink: StudioHandler<'newSignInLink'>
}

/** What admins decide about operators. */
export function operatorCalls({ db, now, publicUrl }: OperatorDeps): OperatorCalls {
  // A link signs somebody in: where it leads is the word of the settings, and of a request's headers only where these say nothing.
  const originFor = (place: CallPlace) => publicUrl || place.origin
  const actor = (by: SignedIn, place: CallPlace) => auditActorOf(by, place, now)
  return {
    operatorList: async ({ by }) => ({ operators: await listOperators(db, now(), by.sessionId) }),
    async addOperator({ body, by, place }) {
      const made = await addOperator(db, actor(by, place), body)
      if (made instanceof StudioRefusal) return made
      const { operator, link } = made
      return { operator, link: linkAddress(originFor(place), link), expiresAt: link.expiresAt }
    },
    changeOperator: ({ params, body, by, place }) => changeOperator(db, actor(by, place), params.id, body),
    async newSignInLink({ params, by, place }) {
      const made = await newLink(db, actor(by, place), params.id)
      if (made instanceof StudioRefusal) return made
      const { row, link } = made
      return { operator: toOperator(row), link: linkAddress(originFor(place), link), expiresAt: link.expiresAt }
    },
  }
}

/** @param ownSession of who asks */
async function listOperators(db: Orm, at: number, ownSession: string): Promise<OperatorRow[]> {
  const rows = await allOperators(db)
  const open = await db.select().from(operatorSessions).where(isOpen(at)).orderBy(desc(operatorSessions.seenAt))
  const names = rows.map(({ name }) => name)
  const locked = await lockedNames(db, names, at)
  const later = await setForLater(db)
  const seen = await lastSeen(db, rows)
  return rows.map((row) => {
    const own = open.filter(({ operatorId }) => operatorId === row.id)
    const seenAt = seen.get(row.name)
    return {
      ...toOperator(row),
      isDisabled: row.isDisabled,
      isLocked: locked.has(row.name),
      setForLater: [...(later.get(row.name) ?? [])],
      ...(seenAt !== undefined && { seenAt }),
      sessions: own.map((one) => toSessionRow(one, ownSession)),
    }
  })
}

/** When each was last there, also where that session is over; of whose sessions are forgotten by now, when they last signed in. By their names. */
async function lastSeen(db: Orm, rows: Awaited<ReturnType<typeof allOperators>>): Promise<ReadonlyMap<string, number>> {
  const { operatorId, seenAt } = operatorSessions
  const { operator, at, action } = studioAudit
  const bySession = new Map(
    (
      await db
        .select({ operatorId, seenAt: max(seenAt) })
        .from(operatorSessions)
        .groupBy(operatorId)
    ).map((one) => [one.operatorId, one.seenAt]),
  )
  const known = rows.flatMap(({ id, name }) => {
    const seen = bySession.get(id)
    return seen ? [[name, seen] as const] : []
  })
  const missing = rows.filter(({ id }) => !bySession.has(id)).map(({ name }) => name)
  const logged = await db
    .select({ operator, at: max(at) })
    .from(studioAudit)
    .where(and(eq(action, 'sign-in'), inArray(operator, missing)))
    .groupBy(operator)
  return new Map([...known, ...logged.flatMap((one) => (one.at === null ? [] : [[one.operator, one.at] as const]))])
}
