import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import { companies } from '../db/schema.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'

/** How a company's customer service is reached (A7); a company may have none (A6). */
export function customerServiceRoute(app: FastifyInstance, db: Orm): void {
  contractRoute(app, 'customerService', async ({ params: { companyId } }) => {
    const [found] = await db.select().from(companies).where(eq(companies.id, companyId))
    if (!found) return refuse('not-found')
    const { stores: _stores, serviceGroupId: _group, ...service } = found.body
    return { companyId, companyName: found.name, ...service }
  })
}
