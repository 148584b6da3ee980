import { count, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { problems } from '../../../schemas/api/problems.ts'
import type { CodeCheck, Redemption } from '../../../schemas/domain/code-check.ts'
import { bizCodeStatuses } from '../../../schemas/domain/order-status.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { codeObstacle, timesToday, typedCode } from '../../../src/domain/order/code-use.ts'
import { members, redemptions } from '../../db/schema.ts'
import type { Orm } from '../../db/open-database.ts'
import { type HeldCode, readHeldCode } from '../../orders/codes/held-code.ts'
import { redeemCode } from '../../orders/codes/redeem-code.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import type { CallViewer } from '../../plugins/viewer.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Codes that one address may look at in a minute: nobody guesses one. */
const LOOKS = 60

/** Codes at the counter (B2.9, B4): what one is, its use by somebody of the merchant's, and what of mine was used. */
export function codeRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(
    app,
    'checkCode',
    async ({ query, viewer }) => {
      const held = await readHeldCode(db, typedCode(query.code), clock.now())
      return held ? { code: checked(held, await staffName(db, viewer)) } : { message: problems['code-unknown'].message }
    },
    { callsPerMinute: LOOKS },
  )
  contractRoute(
    app,
    'codeRedeem',
    async ({ body: { code, canUseTimes: seenTimes }, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const operator = await staffName(db, viewer)
      if (operator === undefined) return refuse('forbidden')
      const redeemed = await redeemCode(db, typedCode(code), { now: clock.now(), operator, seenTimes })
      return 'problem' in redeemed ? refuse(redeemed.problem) : redeemed
    },
    { callsPerMinute: LOOKS },
  )
  contractRoute(app, 'writeoffHistory', async ({ body: { pageNumber, pageSize }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const mine = eq(redemptions.memberId, viewer.memberId)
    const [counted] = await db.select({ total: count() }).from(redemptions).where(mine)
    const rows = await db
      .select()
      .from(redemptions)
      .where(mine)
      .orderBy(desc(redemptions.redeemedAt), desc(redemptions.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
    return { records: rows.map(recordOf), total: counted?.total ?? 0 }
  })
}

/** The name of somebody who works for the merchant; undefined for everybody else. */
async function staffName(db: Orm, viewer: CallViewer | undefined): Promise<string | undefined> {
  if (!viewer) return undefined
  const [row] = await db.select({ body: members.body }).from(members).where(eq(members.id, viewer.memberId))
  return row?.body.isStaff ? row.body.namech : undefined
}

function checked({ facts, ...held }: HeldCode, operator: string | undefined): CodeCheck {
  const obstacle = codeObstacle(facts)
  const status = obstacle === 'code-expired' ? 5 : facts.status
  return {
    ...{ bizCode: held.bizCode, name: held.name, productName: held.productName, place: held.place },
    ...{ bizCodeStatus: status, statusText: bizCodeStatuses[status], canUse: obstacle === undefined },
    ...(obstacle && { obstacle: problems[obstacle].message }),
    continuousUsedFlag: held.isContinuous ? 1 : 0,
    ...{ canUseTimes: facts.canUseTimes, canUseTimesToday: obstacle ? 0 : timesToday(facts), lastDay: facts.lastDay },
    canRedeem: operator !== undefined,
  }
}

const recordOf = ({
  id,
  bizCode,
  name,
  productName,
  place,
  redeemedAt,
  orderId,
}: typeof redemptions.$inferSelect): Redemption => ({
  ...{ id, bizCode, name, productName, place, time: shopClock(redeemedAt) },
  ...(orderId !== null && { orderId }),
})
