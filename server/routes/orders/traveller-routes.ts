import type { FastifyInstance } from 'fastify'
import { documentSeal } from '../../documents/sealed-numbers.ts'
import { changeTraveller, forgetTraveller, keepTraveller, readTravellers } from '../../orders/traveller-book.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Travellers whom a member keeps to pick again (B7). Nobody else reads, changes or forgets them. */
export function travellerRoutes(app: FastifyInstance, { db, secrets, ports: { clock } }: MallDeps): void {
  const book = { db, seal: documentSeal(secrets) }
  contractRoute(app, 'travellerList', async ({ viewer }) =>
    viewer ? { travellers: await readTravellers(book, viewer.memberId) } : refuse('not-logged-in'),
  )
  contractRoute(app, 'travellerCreate', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const id = await keepTraveller(book, viewer.memberId, body, clock.now())
    return id ? { id } : refuse('travellers-full')
  })
  contractRoute(app, 'travellerUpdate', async ({ body: { id, ...body }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return (await changeTraveller(book, viewer.memberId, id, body)) ? { id } : refuse('not-found')
  })
  contractRoute(app, 'travellerDelete', async ({ body: { id }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    await forgetTraveller(db, viewer.memberId, id)
    return { id }
  })
}
