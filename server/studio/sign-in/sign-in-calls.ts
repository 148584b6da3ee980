import { eq } from 'drizzle-orm'
import type { Me, Operator } from '../../../schemas/studio/sign-in.ts'
import type { Orm } from '../../db/open-database.ts'
import { operators, operatorSessions } from '../../db/schema.ts'
import type { Queries } from '../../db/server-settings.ts'
import { type AuditActor, UNKNOWN, writeAudit, writeRefusal } from '../audit/write-audit.ts'
import { auditActorOf } from '../studio-deps.ts'
import type { CallPlace, StudioHandler } from '../studio-route.ts'
import { refuseStudio } from '../studio-refusal.ts'
import { operatorNamed } from './operator-book.ts'
import { endKeysOf } from './operator-keys.ts'
import { useLink } from './operator-links.ts'
import { endSessionsOf, LONGEST_SESSION, type OperatorSessions, toOperator } from './operator-sessions.ts'
import { deviceCookie, knownDevice } from './known-device.ts'
import { forgetTries, forgetTriesFrom, mayTry } from './operator-tries.ts'
import { isPassword } from './password-hash.ts'
import { studioCookie } from './studio-cookie.ts'

export interface SignInDeps {
  readonly db: Orm
  readonly sessions: OperatorSessions
  /** Epoch ms of the machine. */
  readonly now: () => number
  readonly mode: Me['mode']
  readonly isOwnMall: boolean
  /** The shop's time, 2026-11-20T08:30:00 */
  readonly shopNow: () => string
}

const meOf = ({ mode, isOwnMall, shopNow }: SignInDeps, operator: Operator, needsPassword: boolean): Me => ({
  ...{ operator, needsPassword },
  ...{ mode, isOwnMall, shopNow: shopNow() },
})

/** @param life ms; 0 takes the cookie away */
const giveCookie = ({ mode }: SignInDeps, { isSecure, setCookie }: CallPlace, secret: string, life: number) =>
  setCookie(studioCookie(secret, life / 1000, isSecure || mode === 'live'))

/** Makes the operator known on the device that proved this password. */
export const giveDevice = (
  { mode }: Pick<SignInDeps, 'mode'>,
  { isSecure, setCookie }: CallPlace,
  id: string,
  passwordHash: string,
) => setCookie(deviceCookie(id, passwordHash, isSecure || mode === 'live'))

type Why = 'wrong-password' | 'locked' | 'link-spent'

/** Notes a try that came to nothing, and refuses: what is wrong with a name, and whether it exists, nobody is told [S3, S5]. */
async function refuseTry<Code extends Why>({ db, now }: SignInDeps, operator: string, place: CallPlace, why: Code) {
  await writeRefusal(db, { operator, address: place.address, at: now() }, 'sign-in-refused', { why })
  return refuseStudio(why)
}

export const signIn =
  (deps: SignInDeps): StudioHandler<'signIn'> =>
  async ({ body: { name, password }, place }) => {
    const { db, now, sessions } = deps
    const row = await operatorNamed(db, name)
    const operator = row?.name ?? UNKNOWN
    const device = knownDevice(place.cookie, row)
    const from = device === undefined ? { address: place.address } : { known: device }
    if (!(await mayTry(db, name, from, now()))) return refuseTry(deps, operator, place, 'locked')
    const isRight = await isPassword(password, row?.passwordHash)
    if (!row?.passwordHash || !isRight || row.isDisabled) return refuseTry(deps, operator, place, 'wrong-password')
    const secret = await db.transaction(async (tx) => {
      await forgetTriesFrom(tx, name, from)
      await writeAudit(tx, { operator, address: place.address, at: now() }, 'sign-in', { by: 'password' })
      return sessions.begin(tx, row.id, place.agent, 'password')
    })
    giveCookie(deps, place, secret, LONGEST_SESSION)
    giveDevice(deps, place, row.id, row.passwordHash)
    return meOf(deps, toOperator(row), false)
  }

/**
 * Who comes by a link sets a password anew: the one of before may be forgotten, or known to somebody else, and so may its sessions and keys.
 * @returns the names of the keys that ended
 */
async function forgetPassword(
  tx: Queries,
  actor: AuditActor,
  { id, name, passwordHash }: typeof operators.$inferSelect,
): Promise<string[]> {
  await forgetTries(tx, name)
  await endSessionsOf(tx, id, actor.at)
  if (passwordHash === null) return []
  await tx.update(operators).set({ passwordHash: null }).where(eq(operators.id, id))
  const endedKeys = await endKeysOf(tx, id, actor.at)
  await writeAudit(tx, actor, 'password-reset', { endedKeys })
  return endedKeys
}

export const signInByLink =
  (deps: SignInDeps): StudioHandler<'signInByLink'> =>
  async ({ body, place }) => {
    const { db, now, sessions } = deps
    const found = await db.transaction(async (tx) => {
      const row = await useLink(tx, body.secret, now())
      if (!row) return undefined
      const actor = { operator: row.name, address: place.address, at: now() }
      const endedKeys = await forgetPassword(tx, actor, row)
      await writeAudit(tx, actor, 'sign-in', { by: 'link' })
      return { row, endedKeys, secret: await sessions.begin(tx, row.id, place.agent, 'link') }
    })
    if (!found) return refuseTry(deps, UNKNOWN, place, 'link-spent')
    giveCookie(deps, place, found.secret, LONGEST_SESSION)
    return { ...meOf(deps, toOperator(found.row), true), endedKeys: found.endedKeys }
  }

export const signOut =
  (deps: SignInDeps): StudioHandler<'signOut'> =>
  async ({ by, place }) => {
    giveCookie(deps, place, '', 0)
    if (!by) return {}
    await deps.db.transaction(async (tx) => {
      const actor = auditActorOf(by, place, deps.now)
      await tx.update(operatorSessions).set({ endedAt: actor.at }).where(eq(operatorSessions.id, by.sessionId))
      await writeAudit(tx, actor, 'sign-out', {})
    })
    return {}
  }

export const me =
  (deps: SignInDeps): StudioHandler<'me'> =>
  async ({ by: { operator, needsPassword } }) =>
    meOf(deps, operator, needsPassword)
