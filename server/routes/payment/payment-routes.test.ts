import type { OrderOrigin } from '../../../schemas/domain/order-origin.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { TEST_SECRET, testApp, testPorts } from '../../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { companyTries } from '../../db/schema.ts'
import { cancelOrder } from '../../orders/end-order.ts'
import { fakeLine, fakeQuote, placingOf } from '../../orders/testing/fake-quote.ts'
import { NOW, orderBook } from '../../orders/testing/order-book.ts'
import type { PaymentAttempt } from '../../ports/payment.ts'
import { SANDBOX_PAYMENT_SECRET } from '../../ports/payment-sandbox.ts'
import { signedHeaders } from '../../ports/payment-signature.ts'
import { PortUnavailable } from '../../ports/port-unavailable.ts'
import { createSessions } from '../../session/sessions.ts'

const [BUYER, STRANGER] = ['900011', '900003']

interface Reply {
  readonly status: number
  readonly code?: string
  readonly message?: string
  readonly data: Readonly<Record<string, unknown>>
}

describeInSandbox('the cashier', NOW, (opened) => {
  let app: FastifyInstance
  const clock = { time: NOW, now: () => clock.time, offset: () => 0 }
  const db = () => opened().database.orm
  const book = orderBook(db)
  beforeAll(async () => {
    app = await testApp(opened().database, { ports: testPorts(opened().database, { clock }) })
  })

  const order = (copies = 1, origin: OrderOrigin = {}) => {
    const quote = fakeQuote([fakeLine(book.fresh('item'), 9, { copies })])
    const placing = placingOf(BUYER, book.fresh('temp'), quote)
    return book.place({ ...placing, filled: { ...placing.filled, origin } })
  }
  const post = async (path: string, payload: object, member = BUYER, on = app): Promise<Reply> => {
    const { token } = await createSessions({ db: db(), clock, secret: TEST_SECRET }).begin(member)
    const url = `/online/payment/${path}`
    const reply = await on.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } })
    return { status: reply.statusCode, ...reply.json<Omit<Reply, 'status'>>() }
  }
  const infoOf = async (orderNo: string) =>
    (await post('order/query', { orderNo })).data['orderInfo'] as Readonly<Record<string, unknown>>
  const begin = async (orderNo: string, more: object = {}) => (await post('queryToken', { orderNo, ...more })).data
  const outcome = async (orderNo: string, payId?: unknown) =>
    (await post('status', { orderNo, ...(payId ? { payId } : {}) })).data

  const paid = (payId: unknown, more: object = {}) => ({
    ...{ type: 'payment', payId, providerNo: book.fresh('sb'), isPaid: true, amountFen: 18_000 },
    ...more,
  })
  const notify = async (notice: object, { secret = SANDBOX_PAYMENT_SECRET, sent = '' } = {}) => {
    const payload = JSON.stringify(notice)
    const headers = { 'content-type': 'application/json', ...signedHeaders(payload, { secret, now: clock.time }) }
    const reply = await app.inject({ method: 'POST', url: '/online/payment/notice', headers, payload: sent || payload })
    return reply.statusCode
  }

  it('[A7] shows what is to be paid, until when, and where the order is', async () => {
    const orderNo = await order(2)
    const asked = { orderNo, extraNo: '1', orderType: '31', platform: '2' }
    expect((await post('order/query', asked)).data['orderInfo']).toEqual({
      ...{ orderNo, productName: '帆船出海', picture: '/tc-fostay/media/bay-1', productCode: 'P310101' },
      ...{ items: [{ name: '成人票', copies: 2 }], orderPrice: 360, paidPrice: 0, leftPrice: 360 },
      ...{ retainTime: NOW + 30 * 60_000, payUntil: '2026-11-20T10:30:00', state: 'open' },
      ...{ orderPath: `/play/orderDetail/${orderNo}`, homePath: '/' },
    })
  })

  it('[A2] leads where it was told, if that is in the shop', async () => {
    const orderNo = await order()
    const told = { originUrl: 'https://m.example/tc-fostay/combo', orderUrl: 'https://evil.example/' }
    const back = { homePath: '/combo', orderPath: `/play/orderDetail/${orderNo}` }
    expect((await post('order/query', { orderNo, ...told })).data['orderInfo']).toMatchObject(back)
    expect((await post('status', { orderNo, ...told })).data).toMatchObject({
      ...back,
      cashierPath: `/cashier/${orderNo}?originUrl=%2Fcombo`,
    })
    expect((await post('status', { orderNo })).data['cashierPath']).toBe(`/cashier/${orderNo}`)
  })

  it('answers a notice under the name of another payment, and writes it down for a person to look at', async () => {
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    const ports = testPorts(opened().database, { clock })
    const alone = await testApp(opened().database, { ports, log })
    const [{ payId: one }, { payId: other }] = [await begin(await order()), await begin(await order())]
    const first = paid(one)
    const tell = async (notice: object) => {
      const payload = JSON.stringify(notice)
      const signed = signedHeaders(payload, { secret: SANDBOX_PAYMENT_SECRET, now: clock.time })
      const headers = { 'content-type': 'application/json', ...signed }
      return (await alone.inject({ method: 'POST', url: '/online/payment/notice', headers, payload })).statusCode
    }
    expect([await tell(first), await tell({ ...first, payId: other })]).toEqual([200, 200])
    expect(await tell({ ...first, payId: other }), 'told again').toBe(200)
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 50)
    const { providerNo, amountFen } = first
    expect(told).toMatchObject([{ payId: other, providerNo, amountFen }, { payId: other }])
    expect(told[0]?.['msg']).toContain('another payment')
  })

  it('[A7] gives a pay id and where to pay; asked twice it is the same', async () => {
    const orderNo = await order()
    const one = await begin(orderNo, { way: 'alipay' })
    expect(one).toEqual({ payId: expect.any(String) as string, payUrl: `/sandbox/cashier/${String(one['payId'])}` })
    expect(await begin(orderNo, { way: 'alipay' })).toEqual(one)
    expect((await outcome(orderNo))['outcome']).toBe('confirming')
  })

  it('[A2] has the buyer sent back to pages of the shop alone', async () => {
    const orderNo = await order()
    await begin(orderNo, { originUrl: 'https://evil.example/', orderUrl: 'https://m.example/tc-fostay/order' })
    const [attempt] = (await db().select().from(companyTries)).filter((one) => one.orderNo === orderNo)
    expect([attempt?.donePath, attempt?.leavePath]).toEqual([
      `/tc-fostay/pay-success/${orderNo}?payid=${attempt?.payId}&orderUrl=%2Forder`,
      `/tc-fostay/cashier/${orderNo}?payid=${attempt?.payId}&orderUrl=%2Forder`,
    ])
  })

  it('[A2] tells the company what the cashier was opened with, and has it there again after it', async () => {
    const orderNo = await order()
    const tries: PaymentAttempt[] = []
    const ports = testPorts(opened().database, { clock })
    const open = (attempt: PaymentAttempt) => (tries.push(attempt), ports.payment.open(attempt))
    const alone = await testApp(opened().database, { ports: { ...ports, payment: { ...ports.payment, open } } })
    const query = { orderType: '31', platform: '2', from: 'lantu', miniName: 'tc', trackCode: 't', orderSource: '19' }
    await post('queryToken', { orderNo, ...query, extraNo: '' }, BUYER, alone)
    expect(tries[0]?.source).toEqual(query)
    const back = new URL(tries[0]?.leavePath ?? '', 'https://shop.example').searchParams
    expect(Object.fromEntries(back)).toEqual({ ...query, payid: tries[0]?.payId })
    const brought = await order(1, { trackCode: 'of-order' })
    await post('queryToken', { orderNo: brought }, BUYER, alone)
    expect(tries[1]?.source, 'paid later, from the list of orders').toEqual({ trackCode: 'of-order' })
    const again = await order(1, { trackCode: 'of-order' })
    await post('queryToken', { orderNo: again, trackCode: 'of-address' }, BUYER, alone)
    expect(tries[2]?.source['trackCode']).toBe('of-address')
  })

  it('[A5] says 生成支付信息失败 for what nobody can pay, and while the company does not answer', async () => {
    const [gone, open] = [await order(), await order()]
    await cancelOrder(db(), gone, BUYER, NOW)
    const refused = { status: 409, code: 'payment-not-begun', message: '生成支付信息失败' }
    expect(await post('queryToken', { orderNo: gone })).toMatchObject(refused)
    const ports = testPorts(opened().database, { clock })
    const down = () => Promise.reject(new PortUnavailable('down'))
    const alone = await testApp(opened().database, {
      ports: { ...ports, payment: { ...ports.payment, open: down, report: down } },
    })
    expect(await post('queryToken', { orderNo: open }, BUYER, alone)).toMatchObject(refused)
    expect(await post('status', { orderNo: open }, BUYER, alone)).toMatchObject({ data: { outcome: 'confirming' } })
  })

  it('is told by the company that it was paid, twice and at once, and it counts once', async () => {
    const orderNo = await order()
    const { payId } = await begin(orderNo)
    const notice = paid(payId)
    expect(await Promise.all([notify(notice), notify(notice), notify(notice)])).toEqual([200, 200, 200])
    expect(await outcome(orderNo, payId)).toMatchObject({ outcome: 'paid', paidPrice: 180, returnPrice: 0 })
    expect(await infoOf(orderNo)).toMatchObject({ state: 'paid', leftPrice: 0 })
    expect((await book.codes(orderNo)).length).toBe(1)
  })

  it('believes nobody who did not sign, or signed something else: nothing changes', async () => {
    const orderNo = await order(2)
    const { payId } = await begin(orderNo)
    const cheap = paid(payId, { amountFen: 1 })
    const dear = JSON.stringify(paid(payId, { amountFen: 36_000 }))
    expect(await notify(cheap, { secret: 'not the company’s, but as long as it' })).toBe(403)
    expect(await notify(cheap, { sent: dear }), 'the amount was changed on the way').toBe(403)
    const bare = await app.inject({ method: 'POST', url: '/online/payment/notice', payload: cheap })
    expect(bare.statusCode).toBe(403)
    expect(await outcome(orderNo, payId)).toMatchObject({ outcome: 'confirming', paidPrice: 0 })
  })

  it('refuses what the company signed but is no notice, and receives what it knows nothing of', async () => {
    expect(await notify({ type: 'payment', payId: '1' })).toBe(400)
    expect(await notify(paid('1', { amountFen: 0.5 }))).toBe(400)
    for (const amountFen of [0, -1, 1e13, Number.MAX_SAFE_INTEGER, 9.3e18, 1e300])
      expect(await notify(paid('1', { amountFen })), `${amountFen}`).toBe(400)
    expect(await notify({ type: 'else' })).toBe(400)
    expect(await notify(paid('nobody'))).toBe(200)
    expect(await notify({ type: 'refund', refundKey: 'nobody', answer: 'returned' })).toBe(200)
  })

  it('of less than the whole leaves the rest to pay; the rest of it pays the order', async () => {
    const orderNo = await order(2)
    const { payId } = await begin(orderNo)
    await notify(paid(payId, { amountFen: 10_000 }))
    expect(await outcome(orderNo, payId)).toMatchObject({ outcome: 'part-paid', paidPrice: 100 })
    expect(await infoOf(orderNo)).toMatchObject({ state: 'part-paid', paidPrice: 100, leftPrice: 260 })
    const rest = await begin(orderNo)
    expect(rest['payId']).not.toBe(payId)
    await notify(paid(rest['payId'], { amountFen: 26_000 }))
    expect(await outcome(orderNo)).toMatchObject({ outcome: 'paid', paidPrice: 360 })
  })

  it('[A4] that failed is to be paid again; another try of the order may pay it', async () => {
    const orderNo = await order()
    const { payId } = await begin(orderNo)
    await notify(paid(payId, { isPaid: false }))
    expect(await outcome(orderNo, payId)).toMatchObject({ outcome: 'failed' })
    const again = await begin(orderNo)
    expect(again['payId']).not.toBe(payId)
    await notify(paid(again['payId']))
    expect([(await outcome(orderNo, payId))['outcome'], (await outcome(orderNo))['outcome']]).toEqual(['paid', 'paid'])
  })

  it('and its cancellation at the same moment: paid, or given back', async () => {
    for (let round = 0; round < 6; round++) {
      const orderNo = await order()
      const { payId } = await begin(orderNo)
      const [status, isCancelled] = await Promise.all([notify(paid(payId)), cancelOrder(db(), orderNo, BUYER, NOW)])
      expect([status, (await outcome(orderNo, payId))['outcome']]).toEqual([200, isCancelled ? 'returning' : 'paid'])
    }
    expect(await book.audit()).toEqual([])
  })

  it('says when the order is cancelled, and when its time ran out', async () => {
    const [cancelled, late] = [await order(), await order()]
    await cancelOrder(db(), cancelled, BUYER, NOW)
    expect([(await infoOf(cancelled))['state'], (await outcome(cancelled))['outcome']]).toEqual(['cancelled', 'closed'])
    clock.time = NOW + 30 * 60_000
    expect([(await infoOf(late))['state'], (await post('queryToken', { orderNo: late })).code]).toEqual([
      'expired',
      'payment-not-begun',
    ])
    clock.time = NOW
  })

  it('is nobody else’s to see, to pay or to ask about', async () => {
    const orderNo = await order()
    const { payId } = await begin(orderNo)
    const gone = { status: 404, code: 'not-found' }
    const other = await order()
    expect([
      await post('order/query', { orderNo }, STRANGER),
      await post('queryToken', { orderNo }, STRANGER),
      await post('status', { orderNo, payId }, STRANGER),
    ]).toMatchObject([gone, gone, gone])
    expect((await outcome(other, payId))['payId'], 'a pay id of another order').toBeUndefined()
  })
})
