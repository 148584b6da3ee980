import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import type { AdminGuard } from '../plugins/admin-guard.ts'
import { readJobs } from './claim.ts'

/** All jobs of the database, whichever instance has them: docs/scale.md says how they are read. */
export function jobsRoute(app: FastifyInstance, db: Orm, { adminsOnly }: AdminGuard): void {
  app.get('/jobs', { schema: { hide: true }, onRequest: adminsOnly }, async (_request, reply) => {
    const list = await readJobs(db)
    // Whoever reads it has nothing but curl.
    return reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .send(`${JSON.stringify(list, null, 2)}\n`)
  })
}
