import type { FastifyInstance } from 'fastify'
import { shopClock } from '../../../src/domain/dates.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { readCounterCode, takeCounterCode } from '../../orders/counter-codes.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { barOf } from '../../session/accounts.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Nobody tries out codes. */
const LIMIT = { callsPerMinute: 30 }

/** What is paid at a counter (B2.9 scan). */
export function counterRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(
    app,
    'counterCode',
    async ({ query: { code }, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const found = await readCounterCode(db, code, viewer.memberId, clock.now())
      if (!found) return refuse('counter-unknown')
      const { state, companyName, amountFen, note, expiresAt, orderId } = found
      return {
        ...{ code, state, companyName, amount: yuanOfFen(amountFen), note, expiresAt: shopClock(expiresAt) },
        ...(orderId !== null && { orderId }),
      }
    },
    LIMIT,
  )
  contractRoute(
    app,
    'takeCounterCode',
    async ({ body: { reqDtos }, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const bar = await barOf(db, viewer.memberId)
      if (bar) return refuse(bar === 'closing' ? 'closure-waiting' : 'forbidden')
      const taken = await takeCounterCode(db, reqDtos.code, viewer.memberId, clock.now())
      return typeof taken === 'string' ? refuse(taken) : taken
    },
    LIMIT,
  )
}
