import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Poi } from '../../schemas/domain/poi.ts'
import type { Orm } from '../db/open-database.ts'
import { pois } from '../db/schema.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'

/** The places of the resort (A2 poiList, poiDetail). */
export function poiRoutes(app: FastifyInstance, db: Orm): void {
  contractRoute(app, 'poiList', async ({ query }) => ({ list: await findPois(db, query.merchantId, query.poiType) }))
  contractRoute(app, 'poiDetail', async ({ query }) => {
    const [found] = await db.select().from(pois).where(eq(pois.poiId, query.poiId))
    return found ? poiOf(found) : refuse('not-found')
  })
}

/** A type that there isn't has no places; an empty one asks for all. */
async function findPois(db: Orm, merchantId: string, type: string | undefined): Promise<Poi[]> {
  const rows = await db.select().from(pois).where(eq(pois.merchantId, merchantId)).orderBy(asc(pois.position))
  return rows.filter(({ poiType }) => !type || poiType === type).map(poiOf)
}

function poiOf({ position: _position, body, ...row }: typeof pois.$inferSelect): Poi {
  return { ...row, ...body }
}
