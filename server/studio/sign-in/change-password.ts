import { and, eq, isNull } from 'drizzle-orm'
import { operators, operatorSessions } from '../../db/schema.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { auditActorOf } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { refuseStudio } from '../studio-refusal.ts'
import { operatorOf } from './operator-book.ts'
import { endKeysOf, namesOfKeys } from './operator-keys.ts'
import { endSessionsOf } from './operator-sessions.ts'
import { forgetTries } from './operator-tries.ts'
import { hashPassword } from './password-hash.ts'
import { isStrongPassword } from './password-rules.ts'
import { refusedPassword } from './prove-password.ts'
import { giveDevice, type SignInDeps } from './sign-in-calls.ts'

/** Sets a password, after the one of before where there is one; the operator's other sessions end, and their keys unless they are kept [K4]. */
export const changePassword =
  (deps: SignInDeps): StudioHandler<'changePassword'> =>
  async ({ body: { current, next, keepKeys = false }, by, place }) => {
    const { db, now } = deps
    const { operator, sessionId } = by
    const before = (await operatorOf(db, operator.id))?.passwordHash ?? null
    if (before !== null) {
      const refused = await refusedPassword(deps, { by, place }, current ?? '', before)
      if (refused) return refused
    }
    if (!isStrongPassword(next, operator.name)) return refuseStudio('weak-password')
    const passwordHash = await hashPassword(next)
    const keys = await db.transaction(async (tx) => {
      // Whoever set another one meanwhile may be somebody else.
      const isSame = before === null ? isNull(operators.passwordHash) : eq(operators.passwordHash, before)
      const changed = await tx
        .update(operators)
        .set({ passwordHash })
        .where(and(eq(operators.id, operator.id), isSame))
        .returning()
      if (changed.length === 0) return undefined
      const actor = auditActorOf(by, place, now)
      await forgetTries(tx, operator.name)
      await endSessionsOf(tx, operator.id, actor.at, sessionId)
      await tx.update(operatorSessions).set({ provedAt: actor.at }).where(eq(operatorSessions.id, sessionId))
      // A first password ends nothing: there was none that somebody else may know.
      const areKept = keepKeys || before === null
      const names = await (areKept ? namesOfKeys : endKeysOf)(tx, operator.id, actor.at)
      const told = { endedKeys: areKept ? [] : names, keptKeys: areKept ? names : [] }
      await writeAudit(tx, actor, 'password', told)
      return told
    })
    if (!keys) return refuseStudio('wrong-password')
    giveDevice(deps, place, operator.id, passwordHash)
    return keys
  }
