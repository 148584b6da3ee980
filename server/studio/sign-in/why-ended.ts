import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/server-settings.ts'
import { operators, operatorSessions, studioAudit } from '../../db/schema.ts'
import { hashOf } from '../../session/hash.ts'
import type { AuditAction } from '../audit/audit-entry.ts'
import { IDLE } from './operator-sessions.ts'
import { secretOf } from './studio-cookie.ts'

/** What ends sessions of somebody who did not sign out. */
type EndingAction = Extract<
  AuditAction,
  'session-end' | 'sessions-end' | 'password' | 'password-reset' | 'operator-disable'
>

/** What is in the log of the instant at which a session was ended, in words for whoever was signed in by it. */
const SAID: Readonly<Record<Exclude<EndingAction, 'session-end'>, string>> = {
  'sessions-end': '你在别处结束了其他登录',
  password: '你的密码在别处改过了',
  'password-reset': '有人用你的登录链接进来了，原来的密码也作废了',
  'operator-disable': '管理员停用了你的账号',
}

/**
 * Why the session that a Cookie header names is over, in words for its owner; undefined where it names none that was ever good: whoever guesses
 * secrets learns nothing.
 */
export async function whyEnded(db: Queries, cookie: string | undefined, at: number): Promise<string | undefined> {
  const secret = secretOf(cookie)
  if (!secret || secret.length > 100) return undefined
  const [row] = await db
    .select({ session: operatorSessions, operator: operators })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(eq(operatorSessions.secretHash, hashOf(secret)))
  if (!row) return undefined
  const { session, operator } = row
  if (operator.isDisabled) return SAID['operator-disable']
  if (session.endedAt !== null) return whoEnded(db, operator.name, session.endedAt)
  if (session.expiresAt <= at) return '登录满 30 天了'
  return session.seenAt <= at - IDLE ? '12 小时没有用过' : undefined
}

/** The entry of the log was written in the transaction that ended the session, so its time is the same. */
async function whoEnded(db: Queries, name: string, at: number): Promise<string | undefined> {
  const { operator, action, detail, id } = studioAudit
  const actions: EndingAction[] = ['session-end', ...(Object.keys(SAID) as (keyof typeof SAID)[])]
  const [entry] = await db
    .select({ operator, action })
    .from(studioAudit)
    .where(
      and(
        eq(studioAudit.at, at),
        inArray(action, actions),
        or(sql`${detail}->>'whom' = ${name}`, and(eq(operator, name), sql`${detail}->>'whom' is null`)),
      ),
    )
    .orderBy(id)
    .limit(1)
  if (!entry) return undefined
  if (entry.action !== 'session-end') return SAID[entry.action as keyof typeof SAID]
  return entry.operator === name ? '你在别处结束了这个登录' : `${entry.operator} 结束了这个登录`
}
