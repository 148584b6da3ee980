import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Role } from '../../../schemas/studio/role.ts'
import type { Operator } from '../../../schemas/studio/sign-in.ts'
import type { Queries } from '../../db/server-settings.ts'
import { operators, operatorSessions } from '../../db/schema.ts'
import { hashOf } from '../../session/hash.ts'
import { secretOf } from './studio-cookie.ts'

const HOUR = 60 * 60 * 1000
/** ms: without use, and at most [S2]. */
export const IDLE = 12 * HOUR
export const LONGEST_SESSION = 30 * 24 * HOUR
/** ms in which a password that was given counts as that of who sits there [S7]. */
export const PROVED_FOR = 15 * 60_000
/** When it was seen is written down once in a minute, not with each call. */
const SEEN_EVERY = 60_000

/** Who makes a call, and by which session or key. */
export interface SignedIn {
  readonly sessionId: string
  /** With the role that counts: of a key at most the key's. */
  readonly operator: Operator
  /** Came in by a link, and has set no password yet. */
  readonly needsPassword: boolean
  /** Gave the password in this session within the last 15 minutes. */
  readonly isProved: boolean
  /** What a program calls by, in place of a session. */
  readonly key?: { readonly id: string; readonly name: string }
}

/** Sessions of operators, by the machine's clock. */
export interface OperatorSessions {
  /**
   * Who a Cookie header stands for, while the session is neither over nor ended and its operator may come in.
   * @param isPoll the call was made by a timer: the session was not used by it
   */
  readonly of: (cookie: string | undefined, isPoll?: boolean) => Promise<SignedIn | undefined>
  /** Begins one, by a password or by a link. @returns the secret for its cookie */
  readonly begin: (tx: Queries, operatorId: string, agent: string, by: 'password' | 'link') => Promise<string>
}

export const createOperatorSessions = (db: Queries, now: () => number): OperatorSessions => ({
  async of(cookie, isPoll = false) {
    const secret = secretOf(cookie)
    if (secret === undefined || secret.length > 100) return undefined
    const at = now()
    const [row] = await db
      .select({ session: operatorSessions, operator: operators })
      .from(operatorSessions)
      .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
      .where(and(eq(operatorSessions.secretHash, hashOf(secret)), isOpen(at), eq(operators.isDisabled, false)))
    if (!row) return undefined
    const { session, operator } = row
    if (!isPoll && session.seenAt < at - SEEN_EVERY)
      await db.update(operatorSessions).set({ seenAt: at }).where(eq(operatorSessions.id, session.id))
    return {
      sessionId: session.id,
      operator: toOperator(operator),
      needsPassword: operator.passwordHash === null,
      isProved: (session.provedAt ?? 0) > at - PROVED_FOR,
    }
  },
  async begin(tx, operatorId, agent, by) {
    const secret = randomBytes(32).toString('base64url')
    const at = now()
    await tx.insert(operatorSessions).values({
      ...{ id: randomUUID(), secretHash: hashOf(secret), operatorId, agent },
      ...{ begunAt: at, seenAt: at, expiresAt: at + LONGEST_SESSION },
      provedAt: by === 'password' ? at : null,
    })
    return secret
  },
})

/** Of sessions that are good at a moment. */
export const isOpen = (at: number) =>
  and(isNull(operatorSessions.endedAt), gt(operatorSessions.expiresAt, at), gt(operatorSessions.seenAt, at - IDLE))

/** Ends the sessions of an operator that are good, but for one that stays. @returns how many */
export const endSessionsOf = async (tx: Queries, operatorId: string, at: number, but = ''): Promise<number> => {
  const ended = await tx
    .update(operatorSessions)
    .set({ endedAt: at })
    .where(and(eq(operatorSessions.operatorId, operatorId), isOpen(at), ne(operatorSessions.id, but)))
    .returning()
  return ended.length
}

/** Forgets sessions that nobody can use any more. */
export const forgetOldSessions = async (db: Queries, at: number): Promise<void> => {
  await db
    .delete(operatorSessions)
    .where(or(lt(operatorSessions.expiresAt, at), lt(operatorSessions.endedAt, at - LONGEST_SESSION)))
}

export const toOperator = ({ id, name, role }: typeof operators.$inferSelect): Operator => ({
  ...{ id, name },
  role: role as Role,
})
