import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import { articles } from '../db/schema.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'

/** Strategy articles (A2: /content/{contentid}). */
export function contentRoute(app: FastifyInstance, db: Orm): void {
  contractRoute(app, 'content', async ({ params: { contentid } }) => {
    const [found] = await db.select().from(articles).where(eq(articles.contentid, contentid))
    return found ? { contentid, ...found.body } : refuse('not-found')
  })
}
