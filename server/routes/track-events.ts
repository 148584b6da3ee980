import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import { trackedEvents } from '../db/schema.ts'
import { type BodyOfCall, contractRoute } from '../plugins/contract-route.ts'
import type { CallViewer } from '../plugins/viewer.ts'
import type { Clock } from '../ports/clock.ts'

interface TrackDeps {
  readonly db: Orm
  readonly ports: { readonly clock: Clock }
}

type Batch = BodyOfCall<'trackEvents'>
type Row = typeof trackedEvents.$inferInsert

/** What the shop's pages recorded (A7 analytics, B9): a batch is one statement, so it is stored whole or not at all. */
export function trackEventsRoute(app: FastifyInstance, { db, ports }: TrackDeps): void {
  contractRoute(app, 'trackEvents', async ({ body, viewer }) => {
    await db.insert(trackedEvents).values(rowsOf(body, viewer, ports.clock.now()))
    return { stored: body.events.length }
  })
}

function rowsOf({ events, from, ...visit }: Batch, viewer: CallViewer | undefined, receivedAt: number): Row[] {
  const common = { ...visit, brand: from, memberId: viewer?.memberId ?? null, receivedAt }
  return events.map(({ kind, page, path, block, ...body }) => ({ ...common, kind, page, path, block, body }))
}
