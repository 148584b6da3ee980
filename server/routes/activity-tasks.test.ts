import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { TEST_SECRET, testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { activityTasksDone, pointEntries } from '../db/schema.ts'
import { createSessions } from '../session/sessions.ts'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')
const clock = { now: () => NOON, offset: () => 0 }

describeInSandbox('browse tasks', NOON, (opened) => {
  const orm = () => opened().database.orm
  let app: FastifyInstance
  beforeAll(async () => {
    const { database } = opened()
    app = await testApp(database, { ports: testPorts(database, { clock }) })
  })

  const headersOf = async (memberId: string | undefined) => {
    if (memberId === undefined) return {}
    const { token } = await createSessions({ db: orm(), clock, secret: TEST_SECRET }).begin(memberId)
    return { authorization: `Bearer ${token}` }
  }
  const read = async (relationId: string, memberId?: string) => {
    const url = `${contracts.activityTask.path}?activityTaskRelationId=${relationId}`
    const reply = await app.inject({ url, headers: await headersOf(memberId) })
    return { status: reply.statusCode, ...reply.json() }
  }
  const submit = async (activityTaskId: string, activityTaskRelationId: string, memberId?: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: contracts.submitCompleteActivityTask.path,
      headers: await headersOf(memberId),
      payload: { activityTaskId, activityTaskRelationId },
    })
    return { status: reply.statusCode, ...reply.json() }
  }

  it('say how many seconds they take and what they bring; for a visitor none is done (A3)', async () => {
    expect((await read('70011')).data).toEqual({
      activityTaskId: '70001',
      activityTaskRelationId: '70011',
      taskName: '逛逛限时抢购，攒一点海风积分',
      taskContentNum: 15,
      reward: '20 积分',
      points: 20,
      done: false,
    })
    expect((await read('70013')).data.done).toBe(false)
    expect(await read('none')).toMatchObject({ status: 404, code: 'not-found' })
  })

  it('are done for the member who did them, and for nobody else', async () => {
    expect((await read('70013', '900003')).data.done).toBe(true)
    expect((await read('70013', '900001')).data.done).toBe(false)
    expect((await read('70012', '900003')).data.done).toBe(false)
  })

  it('are completed once, however often they are submitted at once (A7)', async () => {
    const before = await orm().$count(activityTasksDone)
    const replies = await Promise.all(Array.from({ length: 6 }, () => submit('70001', '70011', '900001')))
    expect(replies).toEqual(replies.map(() => ({ status: 200, hasError: false, data: { reward: '20 积分' } })))
    expect(await orm().$count(activityTasksDone)).toBe(before + 1)
    expect((await read('70011', '900001')).data.done).toBe(true)
    const entries = await orm().select().from(pointEntries).where(eq(pointEntries.memberId, '900001'))
    expect(entries.filter(({ reason }) => reason === 'task')).toEqual([
      expect.objectContaining({ reference: '70011', amount: 20, balance: 280, note: '逛逛限时抢购，攒一点海风积分' }),
    ])
  })

  it('are not completed by a visitor, nor when their two ids do not belong together', async () => {
    expect(await submit('70002', '70012')).toMatchObject({ status: 401, code: 'not-logged-in' })
    expect(await submit('70001', '70012', '900001')).toMatchObject({ status: 404, code: 'not-found' })
    expect((await read('70012', '900001')).data.done).toBe(false)
  })
})
