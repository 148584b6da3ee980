import { and, eq, gt, isNull } from 'drizzle-orm'
import { KEY_PREFIX } from '../../../schemas/studio/keys.ts'
import { mayActAs, type Role } from '../../../schemas/studio/role.ts'
import type { Queries } from '../../db/server-settings.ts'
import { operatorKeys, operators } from '../../db/schema.ts'
import { hashOf } from '../../session/hash.ts'
import { type SignedIn, toOperator } from './operator-sessions.ts'

/** When a key was used is written down once in a minute, not with each call. */
const SEEN_EVERY = 60_000

/** Longer than any key: what is sent is looked up, and hashed before. */
const LONGEST = 100

/** The key of an Authorization header; undefined where it carries none. Another scheme is somebody else's, as of a proxy in front of the server. */
export const keyOfHeader = (authorization: string | undefined): string | undefined =>
  /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]

/** Who calls by a key, or why nobody does. The caller has the secret: that it expired is told. */
export async function signedInByKey(
  db: Queries,
  secret: string,
  at: number,
): Promise<SignedIn | 'wrong-key' | 'key-expired'> {
  if (secret.length > LONGEST || !secret.startsWith(KEY_PREFIX)) return 'wrong-key'
  const [row] = await db
    .select({ key: operatorKeys, operator: operators })
    .from(operatorKeys)
    .innerJoin(operators, eq(operators.id, operatorKeys.operatorId))
    .where(
      and(eq(operatorKeys.secretHash, hashOf(secret)), isNull(operatorKeys.endedAt), eq(operators.isDisabled, false)),
    )
  if (!row) return 'wrong-key'
  const { key, operator } = row
  if (key.expiresAt <= at) return 'key-expired'
  if ((key.seenAt ?? 0) < at - SEEN_EVERY)
    await db.update(operatorKeys).set({ seenAt: at }).where(eq(operatorKeys.id, key.id))
  const { id, name } = toOperator(operator)
  const role = lesserRole(key.role as Role, operator.role as Role)
  return {
    sessionId: `key ${key.id}`,
    operator: { id, name, role },
    needsPassword: false,
    isProved: false,
    key: { id: key.id, name: key.name },
  }
}

/** Whoever is made less has keys that are less. */
const lesserRole = (one: Role, other: Role): Role => (mayActAs(one, other) ? other : one)

/** Of an operator's keys that are neither over nor ended. */
const areOpen = (operatorId: string, at: number) =>
  and(eq(operatorKeys.operatorId, operatorId), isNull(operatorKeys.endedAt), gt(operatorKeys.expiresAt, at))

/** Ends all keys of an operator, who is let out or has another password: they make new ones [K3, K4]. @returns the names of the keys */
export const endKeysOf = async (tx: Queries, operatorId: string, at: number): Promise<string[]> => {
  const ended = await tx.update(operatorKeys).set({ endedAt: at }).where(areOpen(operatorId, at)).returning()
  return ended.map(({ name }) => name).toSorted()
}

export const namesOfKeys = async (tx: Queries, operatorId: string, at: number): Promise<string[]> =>
  (await tx.select().from(operatorKeys).where(areOpen(operatorId, at))).map(({ name }) => name).toSorted()
