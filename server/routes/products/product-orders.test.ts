import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { TEST_SECRET, testApp, testPorts } from '../../../tests/fixtures/app.ts'
import { describeOnDatabases } from '../../../tests/fixtures/databases.ts'
import { stockTaken, tempOrders } from '../../db/schema.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { seedSandbox } from '../../sandbox/seed.ts'
import { createSessions } from '../../session/sessions.ts'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')
/** 900003 is gold, 900011 ordinary. */
const [GOLD, ORDINARY] = ['900003', '900011']

describeOnDatabases('what is chosen of products, presales and bargains', (opened) => {
  let app: FastifyInstance
  const clock = { time: NOON, now: () => clock.time, offset: () => 0 }
  const db = () => opened().database.orm
  beforeAll(async () => {
    await seedSandbox(db(), sandboxContent, NOON)
    app = await testApp(opened().database, { ports: testPorts(opened().database, { clock }) })
  })

  const post = async (url: string, payload: object, member = ORDINARY) => {
    const { token } = await createSessions({ db: db(), clock, secret: TEST_SECRET }).begin(member)
    const reply = await app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload })
    return reply.json() as Record<string, unknown>
  }
  const order = (productId: string, over: object = {}, member?: string) =>
    post('/online/order/temporder/product/create', { reqDtos: { productId, useCopies: 1, ...over } }, member)
  const keptBody = async (id: unknown) =>
    (
      await db()
        .select()
        .from(tempOrders)
        .where(eq(tempOrders.id, String(id)))
    )[0]?.body

  it('[A5] asks for a package, and keeps the one that was chosen', async () => {
    expect(await order('810101')).toEqual({ responseCode: '1', message: '请选择套餐' })
    const { shoppingId } = await order('810101', { packageId: '8101011' })
    expect(await keptBody(shoppingId)).toMatchObject({ packageId: '8101011', useCopies: 1, totalFen: 109_900 })
  })

  it('[A6] costs a member what the page showed them', async () => {
    const { shoppingId } = await order('810101', { packageId: '8101011', useCopies: 2 }, GOLD)
    const { totalFen, originalFen } = (await keptBody(shoppingId)) as { totalFen: number; originalFen: number }
    expect(originalFen).toBe(219_800)
    expect(totalFen).toBeLessThan(originalFen)
  })

  it('[A4, B4] refuses what has not started, is taken off, is over or is gone', async () => {
    const words = async (...args: Parameters<typeof order>) => (await order(...args))['message']
    expect(await words('810102', { packageId: '8101022' })).toMatch(/^11月23日 10:00 开售$/)
    expect(await words('230103', { packageId: '2301031' })).toBe('当前商品已下架')
    expect(await words('230104', { packageId: '2301041' })).toBe('活动 11月21日 10:00 开始')
    expect(await words('230105', { packageId: '2301051' })).toBe('活动已结束')
    await db().insert(stockTaken).values({ itemId: '2301021', day: '', taken: 4 })
    expect(await words('230102', { packageId: '2301021' })).toBe('已售罄')
  })

  it('[A5] sells no more of a sku than may be bought at once', async () => {
    expect(await order('400101', { useCopies: 11 })).toEqual({ responseCode: '1', message: '超过限购数量' })
    expect(await order('500102', { useCopies: 37 })).toEqual({ responseCode: '1', message: '超过最大库存！' })
    expect(await order('500101', { useCopies: 2 })).toMatchObject({ responseCode: '0' })
  })

  it('[B4] sells a bargain at its goal price once that is reached', async () => {
    const { shoppingId } = await order('610902', { packageId: '6109021' })
    expect(await keptBody(shoppingId)).toMatchObject({ totalFen: 6800 })
    expect(await order('610903', { packageId: '6109031' })).toEqual({ responseCode: '1', message: '砍价进行中' })
  })

  it('[A7, B4] begins a bargain once for each member, and only where one can begin', async () => {
    const launch = (activityId: string, member?: string) =>
      post('/online/cms-api/activity/cut/launch', { activityId, activityProductId: `${activityId}1` }, member)
    const first = await launch('901')
    expect(first).toMatchObject({ responseCode: '0', cutPrice: 14.7, leftPrice: 34.3 })
    expect(await launch('901')).toEqual(first)
    expect((await launch('901', GOLD))['cutTeamId']).not.toBe(first['cutTeamId'])
    expect(await launch('908')).toEqual({ responseCode: '1', message: '活动未开始' })
    expect(await launch('904')).toEqual({ responseCode: '1', message: '名额已被砍完' })
  })

  it('[B4] says of a bargain what the shopper can do', async () => {
    const moveOf = async (id: string) =>
      (await app.inject(`/online/cms-api/activity/cut/detail?productId=${id}`)).json().data.move as string
    expect(await Promise.all(['610901', '610902', '610903', '610904', '610908'].map(moveOf))).toEqual([
      'start',
      'buy',
      'continue',
      'none',
      'none',
    ])
  })

  it('[A7, B5] says of a presale what is paid, when it is redeemed and whether it is sold yet', async () => {
    const presell = async (id: string) => (await app.inject(`/online/product/presell/${id}/baseinfo`)).json().data
    expect(await presell('710101')).toMatchObject({ presalePrice: 1999, hasStarted: true, subscribeFrom: '2026-11-23' })
    expect(await presell('710103')).toMatchObject({ hasStarted: false, saleStartDate: '2026-11-23T10:00:00' })
  })
})
