import { randomBytes, randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { KEY_PREFIX, type KeyRow } from '../../../schemas/studio/keys.ts'
import { mayActAs, type Role } from '../../../schemas/studio/role.ts'
import type { Done } from '../../../schemas/studio/sign-in.ts'
import { advisoryLock } from '../../db/advisory-lock.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'
import { operatorKeys, operators } from '../../db/schema.ts'
import { hashOf } from '../../session/hash.ts'
import { type AuditActor, writeAudit } from '../audit/write-audit.ts'
import { refuseStudio, undo, undoneOnRefusal } from '../studio-refusal.ts'
import { operatorOf } from './operator-book.ts'

const DAY = 24 * 60 * 60 * 1000

/** Rows of keys with their operators. */
interface Found {
  readonly key: typeof operatorKeys.$inferSelect
  readonly operator: typeof operators.$inferSelect
}

interface NewKey {
  /** Whose it is to be. */
  readonly operatorId: string
  readonly name: string
  readonly role: Role
  readonly days: number
}

export interface MadeKey {
  readonly key: KeyRow
  /** Told once: what is kept is its hash. */
  readonly secret: string
}

/** Makes a key of an operator, with a role not above theirs [K1]. */
export const makeKey = (db: Orm, actor: AuditActor, { operatorId, name, role, days }: NewKey) =>
  undoneOnRefusal<MadeKey, 'role-above-own' | 'key-exists'>(() =>
    db.transaction(async (tx) => {
      // Of two that are made at once under one name, one is.
      await advisoryLock(tx, 'studio operators')
      const operator = await operatorOf(tx, operatorId)
      if (!operator || operator.isDisabled || !mayActAs(operator.role as Role, role))
        return undo(refuseStudio('role-above-own'))
      const open = await openKeys(tx, actor.at, operatorId)
      if (open.some(({ key }) => key.name === name)) return undo(refuseStudio('key-exists'))
      const secret = KEY_PREFIX + randomBytes(32).toString('base64url')
      const times = { createdAt: actor.at, expiresAt: actor.at + days * DAY, seenAt: null, endedAt: null }
      const key = { id: randomUUID(), secretHash: hashOf(secret), operatorId, name, role, ...times }
      await tx.insert(operatorKeys).values(key)
      await writeAudit(tx, actor, 'key-new', { whom: operator.name, called: name, role, days })
      return { key: toKeyRow({ key, operator }, operatorId), secret }
    }),
  )

/** Keys that are neither over nor ended: of one operator, or everybody's. */
export const openKeys = (db: Queries, at: number, operatorId?: string): Promise<Found[]> =>
  db
    .select({ key: operatorKeys, operator: operators })
    .from(operatorKeys)
    .innerJoin(operators, eq(operators.id, operatorKeys.operatorId))
    .where(
      and(
        isNull(operatorKeys.endedAt),
        gt(operatorKeys.expiresAt, at),
        operatorId === undefined ? undefined : eq(operatorKeys.operatorId, operatorId),
      ),
    )
    .orderBy(asc(operators.name), asc(operatorKeys.createdAt), asc(operatorKeys.name))

/** Ends a key: one's own, or as an admin anybody's. Of others' one is not told whether it is there. */
export const endKey = (
  db: Orm,
  actor: AuditActor,
  id: string,
  by: { readonly operatorId: string; readonly isAdmin: boolean },
) =>
  undoneOnRefusal<Done, 'no-such-key'>(() =>
    db.transaction(async (tx) => {
      const open = await openKeys(tx, actor.at, by.isAdmin ? undefined : by.operatorId)
      const found = open.find(({ key }) => key.id === id)
      if (!found) return undo(refuseStudio('no-such-key'))
      await tx.update(operatorKeys).set({ endedAt: actor.at }).where(eq(operatorKeys.id, id))
      await writeAudit(tx, actor, 'key-end', { whom: found.operator.name, called: found.key.name })
      return {}
    }),
  )

/** @param askedBy id of the operator who is told */
export const toKeyRow = ({ key, operator }: Found, askedBy: string): KeyRow => ({
  ...{ id: key.id, name: key.name, operator: operator.name, isOwn: operator.id === askedBy },
  role: key.role as Role,
  ...{ createdAt: key.createdAt, expiresAt: key.expiresAt },
  ...(key.seenAt !== null && { seenAt: key.seenAt }),
})
