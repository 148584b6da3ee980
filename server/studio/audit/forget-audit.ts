import { lt } from 'drizzle-orm'
import type { Queries } from '../../db/server-settings.ts'
import { studioAudit } from '../../db/schema.ts'

const DAY = 24 * 60 * 60 * 1000

/** Deletes what the audit log has had for longer than so many days [S8]. @param at epoch ms of the machine */
export const forgetAudit = async (db: Queries, days: number, at: number): Promise<void> => {
  await db.delete(studioAudit).where(lt(studioAudit.at, at - days * DAY))
}
