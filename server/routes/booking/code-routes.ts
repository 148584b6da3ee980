import { count, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { problems } from '../../../schemas/api/problems.ts'
import type { CodeCheck, Redemption } from '../../../schemas/domain/code-check.ts'
import { bizCodeStatuses } from '../../../schemas/domain/order-status.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { codeObstacle, earlyText, timesToday, typedCode } from '../../../src/domain/order/code-use.ts'
import { members, redemptions } from '../../db/schema.ts'
import type { Orm } from '../../db/open-database.ts'
import { type HeldCode, isRedeemedBy, readHeldCode } from '../../orders/codes/held-code.ts'
import { type Counter, redeemCode, type RedeemProblem } from '../../orders/codes/redeem-code.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import type { CallViewer } from '../../plugins/viewer.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Codes that one address may look at in a minute: nobody guesses one. */
const LOOKS = 60

const newest = [desc(redemptions.redeemedAt), desc(redemptions.id)]

/** Codes at the counter (B2.9, B4): what one is, its use by somebody of its own merchant's, and what of mine was used. */
export function codeRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(
    app,
    'checkCode',
    async ({ query, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const held = await readHeldCode(db, typedCode(query.code), clock.now())
      const seen = held ? seenBy(held, viewer, await staffOf(db, viewer)) : 'code-unknown'
      return typeof seen === 'string' ? { message: problems[seen].message } : { code: seen }
    },
    { callsPerMinute: LOOKS },
  )
  contractRoute(
    app,
    'codeRedeem',
    async ({ body: { code, canUseTimes: seenTimes }, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const staff = await staffOf(db, viewer)
      if (!staff) return refuse('forbidden')
      const redeemed = await redeemCode(db, typedCode(code), { now: clock.now(), ...staff, seenTimes })
      return 'problem' in redeemed ? refuse(redeemed.problem, undefined, redeemed.words) : redeemed
    },
    { callsPerMinute: LOOKS },
  )
  contractRoute(app, 'writeoffHistory', async ({ body: { pageNumber, pageSize }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const mine = eq(redemptions.memberId, viewer.memberId)
    const [counted] = await db.select({ total: count() }).from(redemptions).where(mine)
    // What comes before the page is passed over in the index.
    const page = db
      .select({ id: redemptions.id })
      .from(redemptions)
      .where(mine)
      .orderBy(...newest)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
    const rows = await db
      .select()
      .from(redemptions)
      .where(inArray(redemptions.id, page))
      .orderBy(...newest)
    return { records: rows.map(recordOf), total: counted?.total ?? 0 }
  })
}

/** Somebody who works for a merchant, and which. */
type Staff = Pick<Counter, 'operator' | 'staffOf'>

async function staffOf(db: Orm, { memberId }: CallViewer): Promise<Staff | undefined> {
  const [row] = await db.select({ body: members.body }).from(members).where(eq(members.id, memberId))
  return row?.body.staffOf === undefined ? undefined : { operator: row.body.namech, staffOf: row.body.staffOf }
}

/** What its buyer and its merchant's people see of a code. A stranger does not learn that there is one. */
function seenBy(held: HeldCode, { memberId }: CallViewer, staff: Staff | undefined): CodeCheck | RedeemProblem {
  const canRedeem = staff !== undefined && isRedeemedBy(held, staff.staffOf)
  if (canRedeem || held.memberId === memberId) return checked(held, canRedeem)
  return staff ? 'code-other-merchant' : 'code-unknown'
}

/** In the words of the table, with the day from which on it is good. */
const obstacleText = (obstacle: RedeemProblem, facts: HeldCode['facts']): string =>
  [problems[obstacle].message, ...(obstacle === 'code-early' ? [earlyText(facts)] : [])].join('，')

function checked({ facts, ...held }: HeldCode, canRedeem: boolean): CodeCheck {
  const obstacle = codeObstacle(facts)
  const status = obstacle === 'code-expired' ? 5 : facts.status
  return {
    ...{ bizCode: held.bizCode, name: held.name, productName: held.productName, place: held.place },
    ...{ bizCodeStatus: status, statusText: bizCodeStatuses[status], canUse: obstacle === undefined },
    ...(obstacle && { obstacle: obstacleText(obstacle, facts) }),
    continuousUsedFlag: held.isContinuous ? 1 : 0,
    ...{ canUseTimes: facts.canUseTimes, canUseTimesToday: obstacle ? 0 : timesToday(facts), lastDay: facts.lastDay },
    canRedeem,
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
