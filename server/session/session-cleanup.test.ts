import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { knownDevices, sessions, smsCodes, spentChallenges, wechatCodes } from '../db/schema.ts'
import { cleanSessions } from './session-cleanup.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const DAY = 86_400_000

describeOnDatabases('the cleanup of logins', (opened) => {
  it('takes what is over, and leaves what is used or counted still', async () => {
    const { orm } = opened().database
    const login = { memberId: '7', createdAt: NOW, endedAt: null }
    await orm.insert(sessions).values([
      { ...login, id: 'open', refreshHash: 'a', expiresAt: NOW },
      { ...login, id: 'over', refreshHash: 'b', expiresAt: NOW - 1 },
      { ...login, id: 'ended now', refreshHash: 'c', expiresAt: NOW + DAY, endedAt: NOW - DAY },
      { ...login, id: 'ended long', refreshHash: 'd', expiresAt: NOW + DAY, endedAt: NOW - DAY - 1 },
    ])
    const code = { phone: '13800000000', codeHash: 'x', expiresAt: NOW }
    await orm.insert(smsCodes).values([
      { ...code, id: 'counted', sentAt: NOW - 2 * DAY },
      { ...code, id: 'old', sentAt: NOW - 2 * DAY - 1 },
    ])
    await orm.insert(wechatCodes).values([
      { code: 'young', openId: 'o', expiresAt: NOW - DAY },
      { code: 'old', openId: 'o', expiresAt: NOW - DAY - 1 },
    ])
    await orm.insert(knownDevices).values([
      { id: 'known', usedAt: NOW - 180 * DAY },
      { id: 'long ago', usedAt: NOW - 180 * DAY - 1 },
    ])
    await orm.insert(spentChallenges).values([
      { id: 'open', expiresAt: NOW },
      { id: 'over', expiresAt: NOW - 1 },
    ])
    await cleanSessions(orm, NOW)
    expect((await orm.select().from(sessions).orderBy(asc(sessions.id))).map(({ id }) => id)).toEqual([
      'ended now',
      'open',
    ])
    expect((await orm.select().from(knownDevices)).map(({ id }) => id)).toEqual(['known'])
    expect((await orm.select().from(spentChallenges)).map(({ id }) => id)).toEqual(['open'])
    expect((await orm.select().from(smsCodes)).map(({ id }) => id)).toEqual(['counted'])
    expect((await orm.select().from(wechatCodes)).map(({ code: kept }) => kept)).toEqual(['young'])
  })
})
