import { lt, or } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import {
  knownDevices,
  mailCodes,
  realNameTries,
  sessions,
  smsCodes,
  spentChallenges,
  wechatCodes,
} from '../db/schema.ts'

const DAY = 24 * 60 * 60 * 1000
/** How long a device is known after the last login by a code. */
const KNOWN_FOR = 180 * DAY

/**
 * Deletes logins and codes that are over: phones are not kept longer than they are needed. Codes are kept for two days, since those of a day
 * are counted.
 * @param now epoch ms of the shop's clock
 */
export async function cleanSessions(db: Orm, now: number): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.endedAt, now - DAY)))
  await db.delete(smsCodes).where(lt(smsCodes.sentAt, now - 2 * DAY))
  await db.delete(mailCodes).where(lt(mailCodes.sentAt, now - 2 * DAY))
  await db.delete(realNameTries).where(lt(realNameTries.triedAt, now - 2 * DAY))
  await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, now))
  await db.delete(knownDevices).where(lt(knownDevices.usedAt, now - KNOWN_FOR))
  await db.delete(wechatCodes).where(lt(wechatCodes.expiresAt, now - DAY))
}
