import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { companyNotices, orders, payments, refunds } from '../db/schema.ts'
import { cancelOrder } from '../orders/end-order.ts'
import { giveBackRound } from '../orders/give-back.ts'
import { advanceRefund, applyRefund } from '../orders/refund-order.ts'
import { beginPayment } from '../orders/take-payment.ts'
import { fakeLine, fakeQuote, placingOf } from '../orders/testing/fake-quote.ts'
import { NOW, orderBook } from '../orders/testing/order-book.ts'
import type { MovableClock } from '../ports/clock.ts'
import type { Ports } from '../ports/ports.ts'
import { createSandboxWechat } from '../ports/wechat-sandbox.ts'
import { deliverWebhooks } from './payment-company.ts'

describeOnDatabases('the page of the sandbox’s payment company', (opened) => {
  let app: FastifyInstance
  let ports: Ports
  const db = () => opened().database.orm
  const book = orderBook(db)
  const time = { now: NOW }
  const clock: MovableClock = {
    ...{ now: () => time.now, offset: () => 0, refresh: async () => undefined, moveTo: async () => undefined },
  }
  beforeAll(async () => {
    const wechat = createSandboxWechat(db(), clock)
    ports = testPorts(opened().database, { clock, sandbox: { clock, wechat } })
    app = await testApp(opened().database, { ports })
  })

  const begin = async () => {
    time.now = NOW
    const quote = fakeQuote([fakeLine(book.fresh('item'), 9, { copies: 2 })])
    const orderNo = await book.place(placingOf('m1', book.fresh('temp'), quote))
    const begun = await beginPayment(db(), orderNo, 'm1', NOW)
    if (!begun) throw new Error('no payment')
    const { payId, amountFen, payUntil } = begun
    const paths = { donePath: `/tc-fostay/pay-success/${orderNo}`, leavePath: `/tc-fostay/cashier/${orderNo}` }
    await ports.payment.open({
      payId,
      amountFen,
      payUntil,
      orderNo,
      subject: '帆船 <出海>',
      way: 'alipay',
      source: {},
      ...paths,
    })
    return { orderNo, payId }
  }
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const choose = async (payId: string, outcome: string, more: Record<string, string> = {}) =>
    post(`/sandbox/cashier/${payId}`, { outcome, ...more })
  const stateOf = async (orderNo: string) => {
    const [order] = await db().select().from(orders).where(eq(orders.id, orderNo))
    const states = await db().select().from(payments).where(eq(payments.orderId, orderNo))
    return [order?.paymentStatus, order?.orderStatus, ...states.map(({ state }) => state).toSorted()]
  }

  it('says plainly that nothing is charged, and what would be', async () => {
    const { payId, orderNo } = await begin()
    const { body } = await app.inject(`/sandbox/cashier/${payId}`)
    for (const text of ['沙盒支付，不会扣款', '¥360.00', '支付宝', orderNo, '帆船 &lt;出海&gt;'])
      expect(body).toContain(text)
    expect((await app.inject('/sandbox/cashier/1')).statusCode).toBe(404)
    expect((await choose('1', 'paid')).statusCode).toBe(404)
  })

  it.each([
    ['paid', 'pay-success', [3, 5, 'paid']],
    ['failed', 'cashier', [1, 1, 'failed']],
    ['leave', 'cashier', [1, 1, 'waiting']],
    ['twice', 'pay-success', [3, 5, 'paid', 'returning']],
    ['cancelled', 'pay-success', [1, 3, 'returning']],
    ['late', 'pay-success', [1, 1, 'waiting']],
    ['silent', 'pay-success', [1, 1, 'waiting']],
  ] as const)('plays %s: the buyer goes to %s, and the order is %j', async (outcome, page, wanted) => {
    const { payId, orderNo } = await begin()
    const reply = await choose(payId, outcome)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/tc-fostay/${page}/${orderNo}`])
    expect(await stateOf(orderNo)).toEqual(wanted)
    expect(await book.audit()).toEqual([])
  })

  it('plays a part, and no part that is none', async () => {
    const { payId, orderNo } = await begin()
    for (const yuan of ['0', '360', '1e2', '-1', ''])
      expect((await choose(payId, 'part', { yuan })).statusCode).toBe(400)
    await choose(payId, 'part', { yuan: '100.50' })
    const [order] = await db().select().from(orders).where(eq(orders.id, orderNo))
    expect([order?.paymentStatus, order?.paidFen]).toEqual([2, 10_050])
  })

  it('plays somebody who forges a notice, and shows that the shop refused it', async () => {
    const { payId, orderNo } = await begin()
    expect((await choose(payId, 'forged')).body).toContain('商城回答 403：不信，什么也没变')
    expect(await stateOf(orderNo)).toEqual([1, 1, 'waiting'])
  })

  it('tells when a bank that takes its time is done, and not before', async () => {
    const { payId, orderNo } = await begin()
    await choose(payId, 'late')
    await deliverWebhooks(app, db(), NOW + 5_999)
    expect(await stateOf(orderNo)).toEqual([1, 1, 'waiting'])
    time.now = NOW + 6_000
    await Promise.all([deliverWebhooks(app, db(), time.now), deliverWebhooks(app, db(), time.now)])
    expect(await stateOf(orderNo)).toEqual([3, 5, 'paid'])
  })

  it('tells again what the shop did not take, later each time', async () => {
    const id = book.fresh('msg')
    await db().insert(companyNotices).values({ id, payId: 'p', body: '{"type":"nonsense"}', dueAt: NOW })
    await deliverWebhooks(app, db(), NOW)
    await deliverWebhooks(app, db(), NOW + 4_999)
    const read = async () => (await db().select().from(companyNotices).where(eq(companyNotices.id, id)))[0]
    expect(await read()).toMatchObject({ tries: 1, answer: 400, deliveredAt: null, dueAt: NOW + 5_000 })
    time.now = NOW + 5_000
    await deliverWebhooks(app, db(), time.now)
    expect(await read()).toMatchObject({ tries: 2, dueAt: NOW + 15_000 })
    await db().delete(companyNotices).where(eq(companyNotices.id, id))
    time.now = NOW
  })

  it('ends refunds that it accepted, as its page says', async () => {
    const refundOf = async () => {
      const { payId, orderNo } = await begin()
      await choose(payId, 'paid')
      const [line] = await book.lines(orderNo)
      const outcome = await applyRefund(
        db(),
        {
          ...{ orderId: orderNo, memberId: 'm1', requestKey: 'k', reason: 1, description: '' },
          wanted: [{ subOrderId: line?.id ?? '', copies: 1 }],
        },
        NOW,
      )
      const refundId = 'refundId' in outcome ? outcome.refundId : ''
      await advanceRefund(db(), refundId, 'approve', NOW)
      return refundId
    }
    const statusOf = async (id: string) => (await db().select().from(refunds).where(eq(refunds.id, id)))[0]?.status
    expect((await post('/sandbox/cashier', { mode: 'accepted' })).statusCode).toBe(303)
    const [good, bad] = [await refundOf(), await refundOf()]
    const fail = (error: unknown) => {
      throw error
    }
    await giveBackRound(db(), ports.payment, NOW, fail)
    expect([await statusOf(good), await statusOf(bad)]).toEqual([1, 1])
    expect((await app.inject('/sandbox/cashier')).body).toContain(`退成 ${good}-1`)
    await post('/sandbox/cashier', { refundKey: `${good}-1`, answer: 'returned' })
    await post('/sandbox/cashier', { refundKey: `${bad}-1`, answer: 'refused' })
    expect([await statusOf(good), await statusOf(bad)]).toEqual([2, -1])
    expect((await post('/sandbox/cashier', { mode: 'else' })).statusCode).toBe(400)
    await post('/sandbox/cashier', { mode: 'returned' })
    expect(await book.audit()).toEqual([])
  })

  it('cancels nothing that is paid: what comes after goes back', async () => {
    const { payId, orderNo } = await begin()
    await choose(payId, 'paid')
    expect((await app.inject(`/sandbox/cashier/${payId}`)).body).toContain('这笔已经付过 ¥360.00')
    expect(await cancelOrder(db(), orderNo, 'm1', NOW)).toBe(false)
    await choose(payId, 'cancelled')
    expect(await stateOf(orderNo)).toEqual([3, 5, 'paid', 'returning'])
  })
})
