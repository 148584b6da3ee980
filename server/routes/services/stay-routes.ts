import type { FastifyInstance } from 'fastify'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { keepStayWishes, readComingStays } from '../../services/stay-wishes.ts'
import type { MallDeps } from '../mall-deps.ts'

/** What can be arranged before a stay (B2.9 pre-service). */
export function stayRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'comingStay', async ({ viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return { stays: await readComingStays(db, viewer.memberId, clock.now()) }
  })
  contractRoute(app, 'saveStayWishes', async ({ body: { orderId, wishes }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const isKept = await keepStayWishes(db, { orderId, wishes, memberId: viewer.memberId }, clock.now())
    return isKept ? { id: orderId } : refuse('not-found')
  })
}
