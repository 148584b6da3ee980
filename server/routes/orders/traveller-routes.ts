import { and, desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Passenger } from '../../../schemas/domain/traveller.ts'
import type { Orm } from '../../db/open-database.ts'
import { travellers } from '../../db/schema.ts'
import { newPartId } from '../../orders/order-ids.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** How many travellers a member keeps. */
const MOST = 30

/** Travellers whom a member keeps to pick again (B7). Nobody else reads, changes or forgets them. */
export function travellerRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'travellerList', async ({ viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const mine = eq(travellers.memberId, viewer.memberId)
    const rows = await db.select().from(travellers).where(mine).orderBy(desc(travellers.createdAt), desc(travellers.id))
    return { travellers: rows.map(({ id, body }) => ({ id, ...body })) }
  })
  contractRoute(app, 'travellerCreate', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const id = await keep(db, viewer.memberId, body, clock.now())
    return id ? { id } : refuse('travellers-full')
  })
  contractRoute(app, 'travellerUpdate', async ({ body: { id, ...body }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const rows = await db.update(travellers).set({ body }).where(own(viewer.memberId, id)).returning()
    return rows.length > 0 ? { id } : refuse('not-found')
  })
  contractRoute(app, 'travellerDelete', async ({ body: { id }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const rows = await db.delete(travellers).where(own(viewer.memberId, id)).returning()
    return rows.length > 0 ? { id } : refuse('not-found')
  })
}

const own = (memberId: string, id: string) => and(eq(travellers.id, id), eq(travellers.memberId, memberId))

/** Those of one member who come at once wait for each other, so that nobody keeps more. @returns undefined when there are too many */
const keep = (db: Orm, memberId: string, body: Passenger, now: number): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`travellers ${memberId}`}, 0))`)
    if ((await tx.$count(travellers, eq(travellers.memberId, memberId))) >= MOST) return undefined
    const id = newPartId()
    await tx.insert(travellers).values({ id, memberId, createdAt: now, body })
    return id
  })
