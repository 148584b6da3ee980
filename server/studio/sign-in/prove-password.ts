import { eq } from 'drizzle-orm'
import { operatorSessions } from '../../db/schema.ts'
import { writeRefusal } from '../audit/write-audit.ts'
import { auditActorOf } from '../studio-deps.ts'
import type { CallPlace, StudioHandler } from '../studio-route.ts'
import { refuseStudio } from '../studio-refusal.ts'
import { operatorOf } from './operator-book.ts'
import { PROVED_FOR, type SignedIn } from './operator-sessions.ts'
import { forgetTriesFrom, mayTry } from './operator-tries.ts'
import { isPassword } from './password-hash.ts'
import type { SignInDeps } from './sign-in-calls.ts'

/** Why a password that who is signed in gives again is not taken; undefined: it is theirs. It is guessed as little as one at the door. */
export async function refusedPassword(
  { db, now }: Pick<SignInDeps, 'db' | 'now'>,
  { by, place }: { readonly by: SignedIn; readonly place: CallPlace },
  given: string,
  passwordHash: string | null,
) {
  const { operator, sessionId } = by
  const from = { known: sessionId }
  const refuse = async <Code extends 'locked' | 'wrong-password'>(why: Code) => {
    await writeRefusal(db, auditActorOf(by, place, now), 'password-refused', { why })
    return refuseStudio(why)
  }
  if (!(await mayTry(db, operator.name, from, now()))) return refuse('locked')
  if (!(await isPassword(given, passwordHash))) return refuse('wrong-password')
  await forgetTriesFrom(db, operator.name, from)
  return undefined
}

/** Takes the password again: for 15 minutes its session may do what a stolen one must not [S7]. */
export const provePassword =
  (deps: SignInDeps): StudioHandler<'provePassword'> =>
  async ({ body: { password }, by, place }) => {
    const row = await operatorOf(deps.db, by.operator.id)
    const refused = await refusedPassword(deps, { by, place }, password, row?.passwordHash ?? null)
    if (refused) return refused
    const provedAt = deps.now()
    await deps.db.update(operatorSessions).set({ provedAt }).where(eq(operatorSessions.id, by.sessionId))
    return { until: provedAt + PROVED_FOR }
  }
