import { and, eq, isNull } from 'drizzle-orm'
import { operators } from '../../db/schema.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { deedOf } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { refuseStudio } from '../studio-refusal.ts'
import { operatorOf } from './operator-book.ts'
import { endSessionsOf } from './operator-sessions.ts'
import { forgetTries, mayTry } from './operator-tries.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { isStrongPassword } from './password-rules.ts'
import { giveDevice, type SignInDeps } from './sign-in-calls.ts'

/** Sets a password, after the one of before where there is one; the operator's other sessions end. */
export const changePassword =
  (deps: SignInDeps): StudioHandler<'changePassword'> =>
  async ({ body: { current, next }, by, place }) => {
    const { db, now } = deps
    const { operator, sessionId } = by
    const before = (await operatorOf(db, operator.id))?.passwordHash ?? null
    if (before !== null) {
      // The password of before is guessed as little as one at the door.
      if (!(await mayTry(db, operator.name, { known: sessionId }, now()))) return refuseStudio('locked')
      if (!(await isPassword(current ?? '', before))) return refuseStudio('wrong-password')
    }
    if (!isStrongPassword(next, operator.name)) return refuseStudio('weak-password')
    const passwordHash = await hashPassword(next)
    const isChanged = await db.transaction(async (tx) => {
      // Whoever set another one meanwhile may be somebody else.
      const isSame = before === null ? isNull(operators.passwordHash) : eq(operators.passwordHash, before)
      const changed = await tx
        .update(operators)
        .set({ passwordHash })
        .where(and(eq(operators.id, operator.id), isSame))
        .returning()
      if (changed.length === 0) return false
      const deed = deedOf(by, place, now)
      await forgetTries(tx, operator.name)
      await endSessionsOf(tx, operator.id, deed.at, sessionId)
      await writeAudit(tx, deed, 'password', {})
      return true
    })
    if (!isChanged) return refuseStudio('wrong-password')
    giveDevice(deps, place, operator.id, passwordHash)
    return {}
  }
