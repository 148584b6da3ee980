import { sql } from 'drizzle-orm'
import { type Fault, fault, one } from './point-faults.ts'

/** Faults in the books of sign activities; 900003 signed six days in a row, and 900005 has all the friends it takes. */
export const signFaults: readonly Fault[] = [
  fault(
    'sign-streak',
    'a day that was not in a row',
    sql`update sign_days set streak = streak + 1 where ${one('sign_days', "join_id = 'QD01-900003' and streak = 6")}`,
  ),
  fault(
    'sign-streak',
    'a day that is missing',
    sql`delete from sign_days where join_id = 'QD01-900003' and streak = 3`,
  ),
  fault(
    'sign-helpers',
    'friends who are all there, and still wanted',
    sql`update sign_joins set state = 'inviting' where id = 'QD01-900005'`,
  ),
  fault(
    'sign-helpers',
    'a reward without the friends',
    sql`update sign_joins set state = 'rewarded' where id = 'QD01-900003'`,
  ),
  fault(
    'sign-helpers',
    'a member who helped themselves',
    sql`update sign_helps set member_id = '900003' where join_id = 'QD01-900003'`,
  ),
  fault(
    'sign-milestones',
    'a reward of days that nobody signed',
    sql`insert into sign_milestones values ('QD01-900005', 7, '9013', 0, 1)`,
  ),
  fault(
    'sign-milestones',
    'a coupon and points too',
    sql`update sign_milestones set points = 20 where join_id = 'QD01-900003'`,
  ),
]
