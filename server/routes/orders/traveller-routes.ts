import type { FastifyInstance } from 'fastify'
import { changeTraveller, forgetTraveller, keepTraveller, readTravellers } from '../../orders/traveller-book.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Travellers whom a member keeps to pick again (B7). Nobody else reads, changes or forgets them. */
export function travellerRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'travellerList', async ({ viewer }) =>
    viewer ? { travellers: await readTravellers(db, viewer.memberId) } : refuse('not-logged-in'),
  )
  contractRoute(app, 'travellerCreate', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const id = await keepTraveller(db, viewer.memberId, body, clock.now())
    return id ? { id } : refuse('travellers-full')
  })
  contractRoute(app, 'travellerUpdate', async ({ body: { id, ...body }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return (await changeTraveller(db, viewer.memberId, id, body)) ? { id } : refuse('not-found')
  })
  contractRoute(app, 'travellerDelete', async ({ body: { id }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return (await forgetTraveller(db, viewer.memberId, id)) ? { id } : refuse('not-found')
  })
}
