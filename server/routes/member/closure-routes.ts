import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { shopClock } from '../../../src/domain/dates.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'
import { members } from '../../db/schema.ts'
import { closeAccount, closureObstacles, readClosure, withdrawClosure } from '../../members/closures.ts'
import { type ContractHandler, contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { createDeviceCookie } from '../../session/device-cookie.ts'
import { askerOf, createLoginCodes, SEND_PAUSE } from '../../session/login-codes.ts'
import type { MallDeps } from '../mall-deps.ts'

const refusals = {
  // Who is logged in has proved more than an answer does: `isProven` is said below, and the question is never asked.
  ask: 'sms-too-many',
  'too-soon': 'sms-too-soon',
  'too-many': 'sms-too-many',
  'over-budget': 'sms-spent',
} as const

/** Codes that one address may ask for in a minute. */
const ASKS_PER_MINUTE = 30

/** Closing an account (B2.9 user-off): not over what is open, by a code to its own phone, and for seven days not for good. */
export function closureRoutes(app: FastifyInstance, deps: MallDeps): void {
  const { db, ports, secrets, sms } = deps
  const { clock } = ports
  const codes = createLoginCodes({ db, clock, sms: ports.sms, limits: sms.limits, use: 'closing', ...secrets })
  const devices = createDeviceCookie(secrets)
  contractRoute(app, 'accountClosure', async ({ viewer }) =>
    viewer ? readClosure(db, viewer.memberId) : refuse('not-logged-in'),
  )
  const sendCode: ContractHandler<'closureCode'> = async ({ viewer, caller }) => {
    if (!viewer) return refuse('not-logged-in')
    const phone = await phoneOf(db, viewer.memberId)
    if (phone === '') return refuse('phone-unbound')
    if ((await closureObstacles(db, viewer.memberId)).length > 0) return refuse('closure-open')
    const asker = askerOf(devices, caller)
    const made = asker.device === undefined ? devices.make(sms.isLive || caller.isSecure) : undefined
    const device = asker.device ?? made?.device ?? ''
    const { verdict, ofAll } = await codes.send({ phone, asker, device, isProven: true })
    sms.alarm.tell(verdict, ofAll, clock.now(), app.log)
    if (verdict !== 'sent') return refuse(refusals[verdict])
    if (made) caller.setCookie(made.text)
    return { waitSeconds: SEND_PAUSE / 1000 }
  }
  contractRoute(app, 'closureCode', sendCode, { callsPerMinute: ASKS_PER_MINUTE })
  contractRoute(app, 'accountClose', async ({ body: { code }, viewer, caller }) => {
    if (!viewer) return refuse('not-logged-in')
    const phone = await phoneOf(db, viewer.memberId)
    if (phone === '') return refuse('phone-unbound')
    if ((await closureObstacles(db, viewer.memberId)).length > 0) return refuse('closure-open')
    const isProven = (tx: Queries) => codes.check(phone, code, askerOf(devices, caller), tx)
    const due = await closeAccount(db, viewer.memberId, isProven, clock.now())
    return due === undefined ? refuse('wrong-code') : { dueTime: shopClock(due) }
  })
  contractRoute(app, 'closureWithdraw', async ({ viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    await withdrawClosure(db, viewer.memberId, clock.now())
    return { state: 'none' as const }
  })
}

async function phoneOf(db: Orm, memberId: string): Promise<string> {
  const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.id, memberId))
  return member?.phone ?? ''
}
