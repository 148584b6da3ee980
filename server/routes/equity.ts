import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import { guestActivations } from '../db/schema.ts'
import { findGuest, type Guest, RESORT } from '../equity/guests.ts'
import { type BodyOfCall, contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'
import type { Clock } from '../ports/clock.ts'

const SILVER = 2

/** Why a guest isn't activated, as the shopper reads it in the dialog 失败 (A8). */
const messages = {
  'not-staying': '没有查到您的在住信息，请到前台确认',
  'checked-out': '您已离店，无法激活',
  'already-active': '您已激活，无需重复激活',
  'wrong-data': '姓名或证件信息不匹配，请核对后重试',
} as const

/** Guests of the resort: their status, and the activation (A5, A6, A7). */
export function equityRoutes(app: FastifyInstance, db: Orm, clock: Clock): void {
  contractRoute(app, 'equityStatus', async ({ query, viewer }) => {
    const guest = query.merchantId === RESORT && viewer ? (await findGuest(db, viewer.memberId))?.guest : undefined
    if (!guest) return { responseCode: '0' }
    return { responseCode: '0', userInfo: { status: guest.status, stayInStatus: guest.stayInStatus } }
  })
  contractRoute(app, 'equityUserLogin', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const found = await findGuest(db, viewer.memberId)
    const obstacle = obstacleOf(found?.guest, body)
    if (!found?.guest || obstacle) return { responseCode: '1', message: messages[obstacle ?? 'not-staying'] }
    const silver = found.guest.updateLevelFlag && found.levelNew < SILVER
    return {
      responseCode: '0',
      updateLevelFlag: await activate(db, { memberId: viewer.memberId, activatedAt: clock.now(), silver }),
    }
  })
}

function obstacleOf(guest: Guest | undefined, body: BodyOfCall<'equityUserLogin'>): keyof typeof messages | undefined {
  if (!guest || body.merchantId !== RESORT) return 'not-staying'
  if (guest.status === 3) return 'checked-out'
  if (!guest.stayInStatus) return 'not-staying'
  if (guest.status === 1 && !guest.isActivatedHere) return 'already-active'
  const same = body.userName.trim() === guest.familyName && body.idCard.toUpperCase() === guest.idLastSix
  return same ? undefined : 'wrong-data'
}

/** Of several at once, and of what is sent again, only the first activates. @returns whether that one made them a silver member */
async function activate(db: Orm, row: typeof guestActivations.$inferInsert): Promise<boolean> {
  await db.insert(guestActivations).values(row).onConflictDoNothing()
  const [first] = await db.select().from(guestActivations).where(eq(guestActivations.memberId, row.memberId))
  return first?.silver ?? row.silver
}
