import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { bargains, stockTaken, tempOrders } from '../../db/schema.ts'

/** 900003 is gold, 900011 ordinary. */
const [GOLD, ORDINARY] = ['900003', '900011']

describeInSandbox('what is chosen of products, presales and bargains', NOON, (opened) => {
  const { db, call } = sandboxMall(opened)

  const post = async (url: string, payload: object, member = ORDINARY) => {
    return (await call({ method: 'POST', url, member, payload })).json() as Record<string, unknown>
  }
  const order = async (productId: string, over: object = {}, member?: string) => {
    const reply = await post('/online/order/temporder/product/create', { reqDtos: { productId, ...over } }, member)
    return (reply['data'] ?? reply) as Record<string, unknown>
  }
  const launch = (activityId: string, member?: string, over: object = {}) =>
    post('/online/cms-api/activity/cut/launch', { activityId, activityProductId: `${activityId}1`, ...over }, member)
  const message = async (...args: Parameters<typeof order>) => (await order(...args))['message']
  const keptBody = async (id: unknown) =>
    (
      await db()
        .select()
        .from(tempOrders)
        .where(eq(tempOrders.id, String(id)))
    )[0]?.body

  it('[A5] asks for a package, and keeps the one that was chosen', async () => {
    expect(await message('810101')).toBe('请选择套餐')
    const { tempOrderId } = await order('810101', { packageId: '8101011' })
    expect(await keptBody(tempOrderId)).toMatchObject({ packageId: '8101011', quantity: 1, totalFen: 109_900 })
  })

  it('[A6] costs a member what the page showed them', async () => {
    const { tempOrderId } = await order('810101', { packageId: '8101011', quantity: 2 }, GOLD)
    const { totalFen, originalFen } = (await keptBody(tempOrderId)) as { totalFen: number; originalFen: number }
    expect(originalFen).toBe(219_800)
    expect(totalFen).toBeLessThan(originalFen)
  })

  it('[A4, B4] refuses what has not started, is taken off, is over or is gone', async () => {
    expect(await message('810102', { packageId: '8101022' })).toBe('当前产品暂不可预订')
    expect(await message('230103', { packageId: '2301031' })).toBe('当前商品已下架')
    expect(await message('230104', { packageId: '2301041' })).toBe('活动未开始')
    expect(await message('230105', { packageId: '2301051' })).toBe('活动已结束')
    await db().insert(stockTaken).values({ itemId: '2301021', day: '', taken: 4 })
    expect(await message('230102', { packageId: '2301021' })).toBe('库存不足，请重新选择')
  })

  it('[A2] goes on to the checkout of its kind', async () => {
    expect((await order('810101', { packageId: '8101011' }))['checkoutType']).toBe(2)
    expect((await order('230101', { packageId: '2301011' }))['checkoutType']).toBe(1)
    expect((await order('400101'))['checkoutType']).toBe(3)
  })

  it('[A5] sells no more of a sku than may be bought at once', async () => {
    expect(await message('400101', { quantity: 11 })).toBe('超过限购数量')
    expect(await message('500102', { quantity: 37 })).toBe('超过最大库存！')
    expect(await order('500101', { quantity: 2 })).toHaveProperty('tempOrderId')
  })

  it('[B4] sells a bargain at its goal price to who has reached it, and to nobody else', async () => {
    const { tempOrderId } = await order('610902', { packageId: '6109021' }, GOLD)
    expect(await keptBody(tempOrderId)).toMatchObject({ totalFen: 6800 })
    expect(await message('610902', { packageId: '6109021' })).toBe('还没有砍到底价')
    expect(await message('610903', { packageId: '6109031' }, GOLD)).toBe('还没有砍到底价')
    expect(await message('610907', { packageId: '6109071' }, GOLD)).toBe('你已经买过这一份')
  })

  it('[A7, B4] begins a bargain once for each member, and only where one can begin', async () => {
    const first = await launch('901')
    expect(first).toMatchObject({ responseCode: '0', cutPrice: 14.7, leftPrice: 34.3 })
    expect(await launch('901')).toEqual(first)
    expect((await launch('901', GOLD))['cutTeamId']).not.toBe(first['cutTeamId'])
    expect(await launch('908')).toEqual({ responseCode: '1', message: '活动未开始' })
    expect(await launch('904')).toEqual({ responseCode: '1', message: '名额已被砍完' })
  })

  it('[A7] is begun with the member’s own picture and name, whatever the call says', async () => {
    const kept = async (memberId: string) =>
      (await db().select().from(bargains).where(eq(bargains.memberId, memberId))).find(
        ({ productId }) => productId === '610903',
      )
    await launch('903', '900005')
    expect(await kept('900005')).toMatchObject({ memberName: expect.stringMatching(/./), boughtAt: null })
    await launch('903', '900006', { memberName: '澜途客服', iconUrl: '/tc-fostay/media/bay-2' })
    expect(await kept('900006'), 'nobody begins one in the name of another').toMatchObject({ memberName: '江映雪' })
  })

  it('[A7] that is begun twice at the same moment is one bargain', async () => {
    const ids = (await Promise.all([1, 2, 3].map(() => launch('901', '900007')))).map((one) => one['cutTeamId'])
    expect(new Set(ids).size).toBe(1)
  })

  it('[B4] says of a bargain what the member can do, and another what they can', async () => {
    const ids = ['610901', '610902', '610903', '610904', '610905', '610906', '610907', '610908']
    const standings = (member?: string) =>
      Promise.all(
        ids.map(async (id) => {
          const url = `/online/cms-api/activity/cut/detail?productId=${id}`
          const reply = await call({ url, ...(member && { member }) })
          const { cutStatus, activityStatus, move } = reply.json().data as Record<string, unknown>
          return `${String(cutStatus ?? activityStatus)} ${String(move)}`
        }),
      )
    const [, ...mine] = await standings(GOLD)
    expect(mine).toEqual([
      ...['10010 buy', '10020 continue', '10030 none', '10040 none', '10050 none', '10060 none', '1 none'],
    ])
    expect(await standings()).toEqual([
      ...['2 start', '5 start', '2 start', '2 none', '4 none', '3 none', '2 start', '1 none'],
    ])
  })

  it('[A7, B5] says of a presale what is paid, when it is redeemed and whether it is sold yet', async () => {
    const presell = async (id: string) => (await call({ url: `/online/product/presell/${id}/baseinfo` })).json().data
    expect(await presell('710101')).toMatchObject({ presalePrice: 1999, hasStarted: true, subscribeFrom: '2026-11-23' })
    expect(await presell('710103')).toMatchObject({ hasStarted: false, saleStartDate: '2026-11-23T10:00:00' })
  })
})
