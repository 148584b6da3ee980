import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import { forwardUrls } from '../db/schema.ts'
import { contractRoute } from '../plugins/contract-route.ts'

/** Where a product is sold now (B2); most are sold where they are. */
export function forwardUrlRoute(app: FastifyInstance, db: Orm): void {
  contractRoute(app, 'forwardUrl', async ({ params: { productId } }) => {
    const [found] = await db.select().from(forwardUrls).where(eq(forwardUrls.productId, productId))
    return found ? { forwardUrl: found.url } : {}
  })
}
