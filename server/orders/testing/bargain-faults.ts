import { sql } from 'drizzle-orm'
import { type Fault, fault } from './point-faults.ts'

/** Faults in the books of bargains, of which 900003 has one in each status. */
export const bargainFaults: readonly Fault[] = [
  fault('bargain-amount', 'a cut that nobody made', sql`update bargains set cut_fen = cut_fen + 1 where id = 'C903'`),
  fault(
    'bargain-amount',
    'a cut that the bargain does not count',
    sql`update bargain_helps set cut_fen = cut_fen + 1 where bargain_id = 'C903'`,
  ),
  fault(
    'bargain-helpers',
    'more friends than it takes',
    sql`update bargains set helpers = helpers - 1 where id = 'C905'`,
  ),
  fault('bargain-helpers', 'all friends, and not all cut', sql`update bargains set helpers = 1 where id = 'C903'`),
  fault(
    'bargain-helpers',
    'a member who helped themselves',
    sql`update bargain_helps set member_id = '900003' where bargain_id = 'C903'`,
  ),
  fault('bargain-state', 'all cut, and still being cut', sql`update bargains set state = 'cutting' where id = 'C905'`),
  fault('bargain-state', 'bought, and not said so', sql`update bargains set bought_at = 1 where id = 'C905'`),
]
