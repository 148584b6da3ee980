import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { members, sessions } from '../db/schema.ts'
import type { CallViewer } from '../plugins/viewer.ts'
import type { Clock } from '../ports/clock.ts'
import { hashOf, keyedHash } from './hash.ts'
import { deriveKeys, type Key, type Secrets } from './keys.ts'
import { createTokens } from './token.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long a login can be renewed, in ms, counted from the last time. */
export const SESSION_LIFE = 30 * DAY

/** ms in which the refresh token before the current one is still answered: two windows of a browser may renew at once, and a reply may be lost. */
export const REFRESH_LEEWAY = 30_000

/** What a login gives (A7). */
interface SessionTokens {
  readonly token: string
  readonly refreshToken: string
}

/** The logins of members: begun, renewed, ended; and who a token stands for. */
export interface Sessions {
  readonly begin: (memberId: string) => Promise<SessionTokens>
  /** New tokens for a refresh token, which is good once; undefined when it isn't good. One that was used before ends its login. */
  readonly refresh: (refreshToken: string) => Promise<SessionTokens | undefined>
  readonly end: (sessionId: string) => Promise<void>
  /** The member whose valid token it is, while the login isn't ended and the member exists. */
  readonly viewerOf: (token: string) => Promise<CallViewer | undefined>
  /** The login that a token of this shop was given for, whether it is over or not. */
  readonly loginOf: (token: string) => Promise<CallViewer | undefined>
}

interface SessionDeps extends Secrets {
  readonly db: Orm
  readonly clock: Clock
}

const REFRESH_TOKEN = /^([0-9a-f-]{36})\.[\w-]{43}$/

/** Logins in the database, their times by the shop's clock. */
export function createSessions({ db, clock, ...secrets }: SessionDeps): Sessions {
  const tokens = createTokens(secrets, clock)
  const keys = deriveKeys(secrets, 'refresh token')
  /** Each refresh token follows from the one before, so that the one before can be told from older ones. */
  const next = (sessionId: string, refreshToken: string, key: Key) =>
    `${sessionId}.${keyedHash(key.bytes, refreshToken)}`
  const end = async (id: string) => {
    await db
      .update(sessions)
      .set({ endedAt: clock.now() })
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
  }

  return {
    end,
    loginOf: (token) => tokens.read(token, { evenLate: true }),
    async begin(memberId) {
      const id = randomUUID()
      const refreshToken = `${id}.${randomBytes(32).toString('base64url')}`
      const now = clock.now()
      const times = { createdAt: now, expiresAt: now + SESSION_LIFE }
      await db.insert(sessions).values({ id, memberId, refreshHash: hashOf(refreshToken), ...times })
      return { token: await tokens.sign({ memberId, sessionId: id }), refreshToken }
    },
    async refresh(refreshToken) {
      const id = REFRESH_TOKEN.exec(refreshToken)?.[1]
      if (id === undefined) return undefined
      const renewed = next(id, refreshToken, keys[0])
      const found = (await rotate(db, clock, { id, refreshToken, renewed })) ?? (await openSession(db, clock, id))
      if (!found) return undefined
      // Another window may have renewed it when the secret was still the one before.
      const given = keys.map((key) => next(id, refreshToken, key)).find((one) => hashOf(one) === found.refreshHash)
      if (given !== undefined && clock.now() - (found.expiresAt - SESSION_LIFE) < REFRESH_LEEWAY)
        return { token: await tokens.sign({ memberId: found.memberId, sessionId: id }), refreshToken: given }
      await end(id)
      return undefined
    },
    async viewerOf(token) {
      const claims = await tokens.read(token)
      if (!claims) return undefined
      const open = and(eq(sessions.id, claims.sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, clock.now()))
      const [row] = await db
        .select({ memberId: members.id })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(open)
      return row?.memberId === claims.memberId ? claims : undefined
    },
  }
}

interface Rotation {
  readonly id: string
  readonly refreshToken: string
  readonly renewed: string
}

/** One statement: of several that renew with the same token, one does. */
async function rotate(db: Orm, clock: Clock, { id, refreshToken, renewed }: Rotation) {
  const now = clock.now()
  const [row] = await db
    .update(sessions)
    .set({ refreshHash: hashOf(renewed), expiresAt: now + SESSION_LIFE })
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.refreshHash, hashOf(refreshToken)),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .returning()
  return row
}

async function openSession(db: Orm, clock: Clock, id: string) {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt), gt(sessions.expiresAt, clock.now())))
  return row
}
