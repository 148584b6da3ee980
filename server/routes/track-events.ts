import type { FastifyInstance } from 'fastify'
import { gte } from 'drizzle-orm'
import { shopDay, startOfShopDay } from '../../src/domain/dates.ts'
import type { Orm } from '../db/open-database.ts'
import { trackedEvents } from '../db/schema.ts'
import { type BodyOfCall, contractRoute } from '../plugins/contract-route.ts'
import type { CallViewer } from '../plugins/viewer.ts'
import type { Clock } from '../ports/clock.ts'

interface TrackDeps {
  readonly db: Orm
  readonly ports: { readonly clock: Clock }
  readonly trackedPerDay: number
}

type Batch = BodyOfCall<'trackEvents'>
type Row = typeof trackedEvents.$inferInsert

/** Bytes of a batch: fifty events, as the shop sends them, have half of it. */
const LARGEST_BATCH = 32 * 1024
/** Batches that are being stored, or wait for it: shoppers' calls need the database too. The shop keeps what is refused for later. */
const MOST_BATCHES = 50

/** Answered as any limit of calls is (problems.ts), which stands in no contract. */
class TooManyBatches extends Error {
  readonly statusCode = 429
}

/**
 * What the shop's pages recorded (A7 analytics, B9): a batch is one statement, so it is stored whole or not at all. What comes beyond the
 * day's number is taken and not kept.
 */
export function trackEventsRoute(app: FastifyInstance, { db, ports, trackedPerDay }: TrackDeps): void {
  const takesToday = dailyCap(db, trackedPerDay, (day) =>
    app.log.error({ day, trackedPerDay }, 'the tracked events of the day are full'),
  )
  let storing = 0
  contractRoute(
    app,
    'trackEvents',
    async ({ body, viewer }) => {
      if (storing >= MOST_BATCHES) throw new TooManyBatches()
      storing += 1
      try {
        const now = ports.clock.now()
        if (!(await takesToday(body.events.length, now))) return { stored: 0 }
        await db.insert(trackedEvents).values(rowsOf(body, viewer, now))
        return { stored: body.events.length }
      } finally {
        storing -= 1
      }
    },
    { bodyLimit: LARGEST_BATCH },
  )
}

const countSince = async (db: Orm, moment: number) => db.$count(trackedEvents, gte(trackedEvents.receivedAt, moment))

/** Counts the events of a day of Beijing: those of all instances until now when the day is first seen, and this one's since. */
function dailyCap(db: Orm, most: number, onFull: (day: string) => void) {
  let known: { readonly day: string; readonly before: Promise<number>; since: number; isTold: boolean } | undefined
  return async (events: number, now: number): Promise<boolean> => {
    const day = shopDay(now)
    if (known?.day !== day) {
      const before = countSince(db, startOfShopDay(day))
      known = { day, before, since: 0, isTold: false }
      // Without an answer nothing is known: the next batch asks again.
      before.catch(() => (known = undefined))
    }
    const today = known
    if ((await today.before) + today.since + events > most) {
      if (!today.isTold) onFull(day)
      today.isTold = true
      return false
    }
    today.since += events
    return true
  }
}

function rowsOf({ events, from, ...visit }: Batch, viewer: CallViewer | undefined, receivedAt: number): Row[] {
  const common = { ...visit, brand: from, memberId: viewer?.memberId ?? null, receivedAt }
  return events.map(({ kind, page, path, block, ...body }) => ({ ...common, kind, page, path, block, body }))
}
