import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { TEST_SECRET, testApp, testPorts } from '../../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { orders, productPackages, stockTaken } from '../../db/schema.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { beginPayment, handlePaymentWebhook } from '../../orders/take-payment.ts'
import { createSessions } from '../../session/sessions.ts'

const BUYER = '900011'
const contacts = { name: '林小满', phone: '13800000000' }
const at = (time: string) => Date.parse(`${time}:00+08:00`)

const NOON = at('2026-11-20T12:00')

type Fields = Readonly<Record<string, unknown>>
type Reply = Fields & { readonly data: Fields }

/** What was chosen can be ordered for two hours; a flash sale may end meanwhile. */
describeInSandbox('a flash sale that ends after something of it was chosen', NOON, (opened) => {
  let app: FastifyInstance
  const clock = { time: NOON, now: () => clock.time, offset: () => 0 }
  const db = () => opened().database.orm
  beforeAll(async () => {
    // 99 while it goes on, 168 on every other day.
    await db().update(productPackages).set({ priceFen: 16_800 }).where(eq(productPackages.id, '6501021'))
    app = await testApp(opened().database, { ports: testPorts(opened().database, { clock }) })
  })

  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const { token } = await createSessions({ db: db(), clock, secret: TEST_SECRET }).begin(BUYER)
    const headers = { authorization: `Bearer ${token}` }
    return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json() as Reply
  }
  const chosen = async (kind: string, reqDtos: object) => {
    const reply = await send('POST', `/online/order/temporder/${kind}/create`, { reqDtos })
    return String(reply['shoppingId'] ?? reply.data['tempOrderId'])
  }
  /** Tea for two: goods, which are sold before and after too. */
  const chosenTea = () => chosen('product', { productId: '650102', packageId: '6501021' })
  const info = (id: string) => send('GET', `/online/order/shoppingInfo/${id}`)
  const priceOf = async (id: string) => ((await info(id)).data['priceDetail'] as Fields)['bookPriceTotal']
  const book = (shoppingId: string, bookPriceTotal: number) =>
    send('POST', '/online/order/booking', { reqDtos: { shoppingId, contacts, bookPriceTotal } })
  const taken = async () =>
    (await db().select().from(stockTaken).where(eq(stockTaken.itemId, 'activity 7002')))[0]?.taken ?? 0

  it('[A4, B8] leaves goods at the price of every day: the new price is asked for, and nothing of the sale is taken', async () => {
    clock.time = at('2026-11-21T21:30')
    const id = await chosenTea()
    expect([await priceOf(id), (await info(id)).data['promotion']]).toEqual([99, { type: 1, activityId: '7002' }])
    clock.time = at('2026-11-21T22:00')
    const before = await taken()
    expect([await priceOf(id), (await info(id)).data['promotion']]).toEqual([168, undefined])
    expect(await book(id, 99)).toMatchObject({ responseCode: 'price-changed', data: { priceTotal: 168 } })
    expect(await db().$count(orders, eq(orders.tempOrderId, id))).toBe(0)
    expect(await book(id, 168)).toMatchObject({ responseCode: '0' })
    expect(await taken()).toBe(before)
  })

  it.each([
    ['a product', '2026-11-23', 'product', { productId: '230102', packageId: '2301021' }],
    [
      'a combo',
      '2026-11-22',
      'combo',
      { productId: '610108', departureDate: '2026-11-25', choices: [{ productId: '6101081', useCopies: 1 }] },
    ],
  ])('[A4, B8] ends what is sold in it alone, in words: %s', async (_what, lastDay, kind, choice) => {
    clock.time = at(`${lastDay}T21:30`)
    const id = await chosen(kind, choice)
    const price = Number(await priceOf(id))
    expect(price).toBeGreaterThan(0)
    clock.time = at(`${lastDay}T22:00`)
    const over = { responseCode: '1', message: '活动已结束' }
    expect(await info(id)).toMatchObject(over)
    expect(await book(id, price)).toMatchObject(over)
    expect(await db().$count(orders, eq(orders.tempOrderId, id))).toBe(0)
  })

  it('[B4] keeps the price of what was ordered in time, and is paid after it', async () => {
    clock.time = at('2026-11-21T21:50')
    const orderId = String((await book(await chosenTea(), 99)).data['orderId'])
    clock.time = at('2026-11-21T22:10')
    const begun = await beginPayment(db(), orderId, BUYER, clock.time)
    expect(begun?.amountFen).toBe(9_900)
    await handlePaymentWebhook(db(), { ...begun!, providerNo: 'in-time', isPaid: true }, clock.time)
    expect((await db().select().from(orders).where(eq(orders.id, orderId)))[0]).toMatchObject({ paidFen: 9_900 })
    expect(await auditOrders(db())).toEqual([])
  })
})
