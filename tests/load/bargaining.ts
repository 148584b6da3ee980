import { and, eq } from 'drizzle-orm'
import { fenOfYuan } from '../../src/domain/money.ts'
import type { Queries } from '../../server/db/server-settings.ts'
import { bargainHelps, bargains } from '../../server/db/schema.ts'
import { type Caller, helpFriend, launchBargain } from './shop-calls.ts'

/** What a buyer does about bargains: begins one, and helps a friend's. What the shop acknowledged is written down. */
export interface Bargaining {
  readonly way: 'bargain'
  readonly member: string
  /** The friend's, where anybody began one. */
  readonly friends?: string
  /** Acknowledged, as all that follow. */
  bargainId?: string
  /** Yuan. */
  cut?: number
}

/** The next step. @returns false once nothing is left to do. @throws when no answer came: the step is to be done again */
export async function bargain(bargaining: Bargaining, caller: Caller): Promise<boolean> {
  if (!bargaining.bargainId) bargaining.bargainId = await launchBargain(caller)
  else if (bargaining.friends && bargaining.cut === undefined)
    bargaining.cut = await helpFriend(caller, bargaining.friends)
  else return false
  return true
}

/** What was acknowledged of it and is not there; how its amounts add up the audit tells. */
export async function checkBargaining(db: Queries, { member, friends, bargainId, cut }: Bargaining): Promise<string[]> {
  const [begun] = bargainId ? await db.select().from(bargains).where(eq(bargains.id, bargainId)) : []
  const missing = bargainId && begun?.memberId !== member ? [`the bargain ${bargainId} is missing`] : []
  if (cut === undefined || !friends) return missing
  const mine = and(eq(bargainHelps.bargainId, friends), eq(bargainHelps.memberId, member))
  const [help] = await db.select().from(bargainHelps).where(mine)
  return help?.cutFen === fenOfYuan(cut) ? missing : [...missing, `the help of ${member} for ${friends} is missing`]
}
