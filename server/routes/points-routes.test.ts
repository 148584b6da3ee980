import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { TEST_SECRET, testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { auditOrders } from '../orders/audit-orders.ts'
import { createSessions } from '../session/sessions.ts'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')
const clock = { now: () => NOON, offset: () => 0 }
const contacts = { name: '顾长风', phone: '13800000003' }

type Taken = Readonly<Record<'deductionType' | 'most' | 'amount' | 'deduction', number>>

describeInSandbox('points over the counter', NOON, (opened) => {
  const orm = () => opened().database.orm
  let app: FastifyInstance
  beforeAll(async () => {
    const { database } = opened()
    app = await testApp(database, { ports: testPorts(database, { clock }) })
  })
  type Name = 'myPoints' | 'pointsGoods' | 'recommendProducts' | 'bookOrder' | 'productTempOrderCreate' | 'orderList'
  const post = async (name: Name, payload: object, member?: string) => {
    const session = member && (await createSessions({ db: orm(), clock, secret: TEST_SECRET }).begin(member))
    const headers = session ? { authorization: `Bearer ${session.token}` } : {}
    const { method, path } = contracts[name]
    const reply = await app.inject({ method, url: path, headers, ...(method === 'POST' && { payload }) })
    return { status: reply.statusCode, ...reply.json() }
  }
  const info = async (id: string, query: string, member: string) => {
    const { token } = await createSessions({ db: orm(), clock, secret: TEST_SECRET }).begin(member)
    const url = `${contracts.shoppingInfo.path.replace(':id', id)}${query}`
    return (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json()
  }
  const mine = async (member: string, more = {}) =>
    (await post('myPoints', { kind: 'points', pageNumber: 1, pageSize: 20, ...more }, member)).data
  const choose = async (productId: string, member: string, quantity = 1) =>
    (await post('productTempOrderCreate', { reqDtos: { productId, quantity } }, member)).data.tempOrderId as string

  it('are told to their member: how many, which are gone soon, and what became of them, page by page', async () => {
    const found = await mine('900003')
    expect(found).toMatchObject({ points: 5620, coins: 30, soon: 800, soonDay: '2026-12-02', total: 3 })
    expect(found.entries.map(({ title, amount }: { title: string; amount: number }) => [title, amount])).toEqual([
      ['浏览任务', 120],
      ['消费奖励', 4700],
      ['活动奖励', 800],
    ])
    expect((await mine('900003', { pageNumber: 2, pageSize: 2 })).entries).toHaveLength(1)
    expect(await mine('900003', { kind: 'coins' })).toMatchObject({ points: 5620, soon: 0, total: 1 })
    expect(await mine('900000')).toEqual({ points: 0, coins: 0, soon: 0, entries: [], total: 0 })
    expect(await post('myPoints', { kind: 'points', pageNumber: 1, pageSize: 20 })).toMatchObject({ status: 401 })
  })

  it('buy what the points mall shows, and nothing else shows: what takes the fewest first', async () => {
    const list = async (category = '') => (await post('pointsGoods', { category, pageNumber: 1, pageSize: 20 })).data
    const shown = ({ goods }: { goods: { productId: string; points: number; price: number; left: number }[] }) =>
      goods.map(({ productId, points, price, left }) => [productId, points, price, left])
    const all = await list()
    expect(shown(all)).toEqual([
      ['500201', 2900, 0, 180],
      ['500203', 5000, 38, 3],
      ['500204', 5900, 0, 0],
      ['500202', 8000, 88, 40],
    ])
    expect(all.categories).toContainEqual({ name: '家居', count: 2 })
    expect(shown(await list('礼盒'))).toEqual([['500203', 5000, 38, 3]])
    const asked = { productCode: '0', pageNumber: 1, pageSize: 50 }
    const recommended = JSON.stringify(await post('recommendProducts', asked))
    expect(recommended).not.toContain('500201')
    expect(recommended).toContain('500101')
  })

  it('[B3] are offered for an order by its product, taken when they are wanted, and told in its price', async () => {
    const id = await choose('500101', '900003')
    const plain = (await info(id, '', '900003')).data
    const [deduction] = plain.deductions
    expect(deduction).toMatchObject({
      deductionType: 1,
      balance: 5620,
      most: 3280,
      amount: 3280,
      deduction: 32.8,
      isUsed: false,
    })
    const used = (await info(id, '?usePoints=1', '900003')).data
    expect(used.priceDetail.bookPriceTotal).toBeCloseTo(plain.priceDetail.bookPriceTotal - 32.8)
    expect(used.priceLines.at(-1)).toEqual({ name: '积分抵扣（3280 积分）', price: -32.8 })
  })

  it('[B3] are a percentage or so many, points or coins, by the rules of each product; none where they say so', async () => {
    const taken = async (choice: string) =>
      ((await info(choice, '?usePoints=1&useCoins=1', '900003')).data.deductions as Taken[]).map(
        ({ deductionType, most, amount, deduction }) => [deductionType, most, amount, deduction],
      )
    expect(await taken('990216')).toEqual([[1, 1_580, 1_580, 15.8]])
    expect(await taken('990217')).toEqual([[2, 20, 20, 20]])
    // 5 % of ¥139, then half of what is left, of which there are 30 coins.
    expect(await taken('990218')).toEqual([
      [1, 695, 695, 6.95],
      [2, 66, 30, 30],
    ])
    expect(await taken('990219')).toEqual([])
  })

  it('are refused for goods of the points mall that want more than there are', async () => {
    const id = await choose('500202', '900002')
    expect((await info(id, '', '900002')).data.problem).toEqual({ code: '1', message: '积分不足，还差 6120 积分' })
  })

  it('buy goods of the points mall whole, whatever was asked, and their order stands in its list', async () => {
    const id = await choose('500203', '900003')
    const shown = (await info(id, '?usePoints=0', '900003')).data
    expect(shown.deductions[0]).toMatchObject({ isUsed: true, isRequired: true, amount: 5000 })
    expect(shown.priceDetail.bookPriceTotal).toBe(38)
    const order = { shoppingId: id, contacts, bookPriceTotal: 38, addressId: '9000031' }
    const cheat = await post('bookOrder', { reqDtos: { ...order, bookPriceTotal: 88, usePoints: false } }, '900003')
    expect(cheat.responseCode).toBe('price-changed')
    const { data } = await post('bookOrder', { reqDtos: order }, '900003')
    expect((await mine('900003')).points).toBe(620)
    const listed = await post('orderList', { tab: 'all', kind: 'exchange', pageNumber: 1, pageSize: 10 }, '900003')
    expect(listed.data.orders.map(({ orderId }: { orderId: string }) => orderId)).toEqual([data.orderId])
    expect(await auditOrders(orm())).toEqual([])
  })
})
