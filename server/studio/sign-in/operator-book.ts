import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { StudioProblemCode } from '../../../schemas/studio/problems.ts'
import type { Role } from '../../../schemas/studio/role.ts'
import type { Done, Operator } from '../../../schemas/studio/sign-in.ts'
import { advisoryLock } from '../../db/advisory-lock.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'
import { operators, operatorSessions } from '../../db/schema.ts'
import { type Actor, writeAudit } from '../audit/write-audit.ts'
import { withdrawPreviewsOf } from '../canvas/preview-links.ts'
import { refuseStudio, undo, undoneOnRefusal } from '../studio-refusal.ts'
import { dropLinks, makeLink, type SignInLink } from './operator-links.ts'
import { endKeysOf } from './operator-keys.ts'
import { endSessionsOf } from './operator-sessions.ts'
import { forgetTries } from './operator-tries.ts'

type OperatorRow = typeof operators.$inferSelect
type AuditActor = Actor & { readonly at: number }

export interface OperatorChange {
  readonly role?: Role
  readonly isDisabled?: boolean
  readonly unlock?: true
}

/** What is decided about operators comes one after another: the last admin stays, however many decide at once [S4]. */
const decide = <Code extends StudioProblemCode, Value>(
  db: Orm,
  work: (tx: Queries, refuse: (code: Code) => never) => Promise<Value>,
) =>
  undoneOnRefusal<Value, Code>(() =>
    db.transaction(async (tx) => {
      await advisoryLock(tx, 'studio operators')
      return work(tx, (code) => undo(refuseStudio(code)))
    }),
  )

interface Added {
  readonly operator: Operator
  readonly link: SignInLink
}

interface NewLink {
  readonly row: OperatorRow
  readonly link: SignInLink
}

/** What is the same for names that nobody tells apart: letters of two widths or sizes, signs and spaces that are not seen. */
const asRead = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]/gu, '')
    .toLowerCase()

/** Adds an operator, who comes in by the link and sets a password then. */
export const addOperator = (
  db: Orm,
  actor: AuditActor,
  { name, role }: { readonly name: string; readonly role: Role },
) =>
  decide<'operator-exists', Added>(db, async (tx, refuse) => {
    const known = await tx.select({ name: operators.name }).from(operators)
    if (known.some((one) => asRead(one.name) === asRead(name))) return refuse('operator-exists')
    const row = { id: randomUUID(), name, role, createdAt: actor.at }
    await tx.insert(operators).values(row)
    await writeAudit(tx, actor, 'operator-add', { whom: name, role })
    return { operator: { id: row.id, name, role }, link: await makeLink(tx, row.id, actor.at) }
  })

export const newLink = (db: Orm, actor: AuditActor, id: string) =>
  decide<'no-such-operator', NewLink>(db, async (tx, refuse) => {
    const row = await operatorOf(tx, id)
    if (!row || row.isDisabled) return refuse('no-such-operator')
    await dropLinks(tx, id)
    await writeAudit(tx, actor, 'operator-link', { whom: row.name })
    return { row, link: await makeLink(tx, id, actor.at) }
  })

/** Changes a role, lets somebody out or in again, takes a lock away. Who is out is out with the next call. */
export const changeOperator = (db: Orm, actor: AuditActor, id: string, { role, isDisabled, unlock }: OperatorChange) =>
  decide<'no-such-operator' | 'last-admin', Done>(db, async (tx, refuse) => {
    const row = await operatorOf(tx, id)
    if (!row) return refuse('no-such-operator')
    const next = { role: role ?? row.role, isDisabled: isDisabled ?? row.isDisabled }
    const isLess = next.role !== 'admin' || next.isDisabled
    if (isLess && row.role === 'admin' && !row.isDisabled && !(await hasOtherAdmin(tx, id))) return refuse('last-admin')
    await tx.update(operators).set(next).where(eq(operators.id, id))
    if (next.role !== row.role)
      await writeAudit(tx, actor, 'operator-role', { whom: row.name, from: row.role as Role, to: next.role as Role })
    if (next.isDisabled !== row.isDisabled) await setDisabled(tx, actor, row, next.isDisabled)
    if (unlock) {
      await forgetTries(tx, row.name)
      await writeAudit(tx, actor, 'operator-unlock', { whom: row.name })
    }
    return {}
  })

async function setDisabled(
  tx: Queries,
  actor: AuditActor,
  { id, name }: OperatorRow,
  isDisabled: boolean,
): Promise<void> {
  await writeAudit(tx, actor, isDisabled ? 'operator-disable' : 'operator-enable', { whom: name })
  if (!isDisabled) return
  await endSessionsOf(tx, id, actor.at)
  await endKeysOf(tx, id, actor.at)
  await dropLinks(tx, id)
  await withdrawPreviewsOf(tx, name, actor.at)
}

/** Ends a session: one's own, or as an admin anybody's. Of others one is not told whether it is there. */
export const endSession = (
  db: Orm,
  actor: AuditActor,
  id: string,
  { operatorId, isAdmin }: { readonly operatorId: string; readonly isAdmin: boolean },
) =>
  decide<'no-such-operator', Done>(db, async (tx, refuse) => {
    const [found] = await tx
      .select({ session: operatorSessions, operator: operators })
      .from(operatorSessions)
      .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
      .where(eq(operatorSessions.id, id))
    if (!found || (found.operator.id !== operatorId && !isAdmin)) return refuse('no-such-operator')
    if (found.session.endedAt !== null) return {}
    await tx.update(operatorSessions).set({ endedAt: actor.at }).where(eq(operatorSessions.id, id))
    await writeAudit(tx, actor, 'session-end', { whom: found.operator.name })
    return {}
  })

export const operatorOf = async (db: Queries, id: string): Promise<OperatorRow | undefined> =>
  (await db.select().from(operators).where(eq(operators.id, id)))[0]

export const operatorNamed = async (db: Queries, name: string): Promise<OperatorRow | undefined> =>
  (await db.select().from(operators).where(eq(operators.name, name)))[0]

export const allOperators = (db: Queries): Promise<OperatorRow[]> =>
  db.select().from(operators).orderBy(asc(operators.createdAt), asc(operators.name))

async function hasOtherAdmin(tx: Queries, id: string): Promise<boolean> {
  const isAdmin = and(eq(operators.role, 'admin'), eq(operators.isDisabled, false), ne(operators.id, id))
  return (await tx.select({ id: operators.id }).from(operators).where(isAdmin).limit(1)).length > 0
}
