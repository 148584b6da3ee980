import { inArray, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { products } from '../../db/schema.ts'
import type { Orm } from '../../db/open-database.ts'
import { readUpToDate } from '../../orders/end-order.ts'
import { countOrders, listOrders } from '../../orders/list-orders.ts'
import { readStayPurchases } from '../../orders/stay-offers.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** A member's orders (B2.9), and whether a day has to be booked for what was bought (B2.5). */
export function orderListRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  const unreadable = (error: unknown) => app.log.error({ err: error }, 'an order can not be read')
  contractRoute(app, 'orderList', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const asked = { ...body, memberId: viewer.memberId, now: clock.now() }
    return readUpToDate(
      db,
      asked,
      () => listOrders(db, asked, unreadable),
      (listed) => listed.orders,
    )
  })
  contractRoute(app, 'stayPurchases', async ({ params: { mainOrderId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const asked = { mainOrderId, memberId: viewer.memberId, now: clock.now() }
    const read = () => readStayPurchases(db, asked, unreadable)
    return (await readUpToDate(db, asked, read, (found) => found?.bought ?? [])) ?? refuse('not-found')
  })
  contractRoute(app, 'orderCounts', async ({ viewer }) =>
    viewer ? countOrders(db, viewer.memberId) : refuse('not-logged-in'),
  )
  contractRoute(app, 'checkCpAppointment', async ({ query: { cpIds, cpCodes } }) => {
    const projectIds = await bookable(db, unique(cpIds), unique(cpCodes))
    return { hasAppointmentProject: projectIds.length > 0, projectIds }
  })
}

/** What stands twice counts once. */
const unique = (given: readonly string[] = []): string[] => [...new Set(given)]

/** The products among them of which a day has to be booked. */
async function bookable(db: Orm, ids: readonly string[], codes: readonly string[]): Promise<string[]> {
  if (ids.length + codes.length === 0) return []
  const named = or(inArray(products.id, [...ids]), inArray(products.code, [...codes]))
  const rows = await db.select({ id: products.id, body: products.body }).from(products).where(named)
  return rows.filter(({ body }) => body.appointment !== undefined).map(({ id }) => id)
}
