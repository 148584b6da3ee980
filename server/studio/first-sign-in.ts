import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import { operators, operatorSessions } from '../db/schema.ts'
import type { Settings } from '../settings/settings.ts'
import { writeAudit } from './audit/write-audit.ts'
import { makeLink, type SignInLink } from './sign-in/operator-links.ts'

/** How the first operator comes in: by a link, or by being added on the command line. */
export type FirstSignIn = { readonly link: SignInLink } | { readonly needsOperator: true }

const FIRST = 'admin'

/** Who made the first operator: nobody is signed in then. */
const SERVER = { operator: 'server', address: '-' }

/**
 * The link of a sandbox's first start: it makes an admin where there is no operator, and is given anew at each start until somebody came in
 * by one. undefined: somebody did [S3].
 */
export const firstLink = (db: Orm, now: () => number): Promise<SignInLink | undefined> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, 'studio operators')
    const [first, ...others] = await tx.select().from(operators).limit(2)
    if (!first) {
      const id = randomUUID()
      await tx.insert(operators).values({ id, name: FIRST, role: 'admin', createdAt: now() })
      await writeAudit(tx, { ...SERVER, at: now() }, 'operator-add', { whom: FIRST, role: 'admin' })
      return makeLink(tx, id, now())
    }
    const isUntouched = others.length === 0 && first.name === FIRST && first.passwordHash === null
    if (!isUntouched) return undefined
    const sessions = await tx.select().from(operatorSessions).where(eq(operatorSessions.operatorId, first.id)).limit(1)
    return sessions.length > 0 ? undefined : makeLink(tx, first.id, now())
  })

const hasOperators = async (db: Orm): Promise<boolean> =>
  (await db.select({ id: operators.id }).from(operators).limit(1)).length > 0

/** A sandbox gives its first operator a link; a live shop's is added by whoever runs it. */
export async function firstSignInOf(db: Orm, mode: Settings['mode']): Promise<FirstSignIn | undefined> {
  if (mode === 'live') return (await hasOperators(db)) ? undefined : { needsOperator: true }
  const link = await firstLink(db, Date.now)
  return link && { link }
}
