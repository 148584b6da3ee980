import { lt } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { trackedEvents } from '../db/schema.ts'

/** How long what was recorded is kept: 30 days. */
export const RETENTION = 30 * 24 * 60 * 60 * 1000

/** Deletes what the shop's pages recorded more than 30 days ago. @param now epoch ms of the shop's clock */
export const forgetTracking = (db: Orm, now: number): Promise<unknown> =>
  db.delete(trackedEvents).where(lt(trackedEvents.receivedAt, now - RETENTION))
