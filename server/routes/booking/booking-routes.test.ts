import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { couponCodes, coupons, memberCoupons } from '../../db/schema.ts'
import { redeemCoupon } from '../../catalogue/receive-coupon.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { fakeLine, fakeQuote, placingOf } from '../../orders/testing/fake-quote.ts'
import { orderBook } from '../../orders/testing/order-book.ts'

/** Has orders of which days are booked, and coupons; somebody else; works for the merchant; works for another. */
const [BLACK, STRANGER, STAFF, OTHER_STAFF] = ['900006', '900003', '900090', '900091']

type Fields = Readonly<Record<string, unknown>>

describeInSandbox('coupons, codes and booked days', NOON, (opened) => {
  const { db, call } = sandboxMall(opened)
  const send = async (method: 'GET' | 'POST', url: string, payload?: object, member = BLACK) =>
    (await call({ method, url, member, ...(payload && { payload }) })).json() as Fields & { readonly data: Fields }
  const book = orderBook(db)
  const contact = { name: '林小满', phone: '13800000000' }
  const booking = {
    ...{ orderId: '90000601', requestKey: 'key-of-a-page', date: '2026-11-25', people: 2, contact },
    lines: [{ subOrderId: '900006011', copies: 1 }],
  }

  it('are nobody else’s to see or to change', async () => {
    const tries = [
      await send('GET', '/online/capi/appointment/order/90000601', undefined, STRANGER),
      await send('GET', '/online/capi/appointment/detail/70000602', undefined, STRANGER),
      await send('POST', contracts.bookAppointment.path, booking, STRANGER),
      await send('POST', contracts.changeAppointment.path, { appointmentId: '70000602', date: '2026-11-25' }, STRANGER),
      await send('POST', contracts.cancelAppointment.path, { appointmentId: '70000602' }, STRANGER),
      await send('GET', '/online/capi/coupon/use/9023', undefined, STRANGER),
    ]
    expect(tries.map(({ code }) => code)).toEqual(Array.from({ length: tries.length }, () => 'not-found'))
    const mine = await send('GET', contracts.myAppointments.path, undefined, STRANGER)
    const all = JSON.stringify(mine.data)
    expect(all).not.toContain('70000602')
    const history = await send('POST', contracts.writeoffHistory.path, { pageNumber: 1, pageSize: 50 }, STRANGER)
    expect(JSON.stringify(history.data)).not.toContain('900006')
    const stock = await send('GET', '/online/capi/appointment/stock/90000601', undefined, STRANGER)
    expect(stock['code'], 'the order of somebody else is no product').toBe('not-found')
  })

  const look = (code: string, member?: string) => send('GET', `/online/capi/code/check?code=${code}`, undefined, member)

  it('[B4] tell who bought a code what it is', async () => {
    const { data } = await look('9000%200607%200111')
    expect(data['code']).toMatchObject({
      name: '成人年卡',
      statusText: '部分核销',
      canUse: true,
      canUseTimes: 18,
      canRedeem: false,
    })
    expect((await look('000')).data).toEqual({ message: '没有这个券码' })
  })

  it('[B4] tell the merchant’s people what a code is, and nothing of who bought it', async () => {
    const { data } = await look('900006070111', STAFF)
    expect(data['code']).toMatchObject({ name: '成人年卡', canRedeem: true })
    expect(JSON.stringify(data)).not.toMatch(/江映雪|1380000/)
  })

  it('[B4] tell a stranger of a code what he is told of one that is not there, and a visitor nothing', async () => {
    const coupon = (await send('GET', '/online/capi/coupon/use/9006')).data['bizCode']
    for (const code of ['900006070111', String(coupon)])
      expect((await look(code, STRANGER)).data).toEqual((await look('000', STRANGER)).data)
    const visitor = await call({ method: 'GET', url: '/online/capi/code/check?code=900006070111' })
    expect([visitor.statusCode, visitor.json<Fields>()['code']]).toEqual([401, 'not-logged-in'])
  })

  it('[B4] are not redeemed by the people of another merchant, who read why', async () => {
    const coupon = (await send('GET', '/online/capi/coupon/use/9006')).data['bizCode']
    for (const code of ['900006070111', String(coupon)]) {
      const refused = await send('POST', contracts.codeRedeem.path, { code }, OTHER_STAFF)
      expect(refused).toMatchObject({ code: 'code-other-merchant', message: '这是其他商家的券码，请到该商家核销' })
      expect((await look(code, OTHER_STAFF)).data).toEqual({ message: '这是其他商家的券码，请到该商家核销' })
    }
    expect((await look('900006070111')).data['code']).toMatchObject({ canUseTimes: 18 })
  })

  it('[B4] of their own are redeemed by the people of each merchant', async () => {
    const quote = fakeQuote([fakeLine('jar', 9, { usingStartDate: '2026-11-20' })])
    const ofOthers = { ...quote, product: { ...quote.product, companyId: '561' } }
    const orderId = await book.place(placingOf(STRANGER, book.fresh('jar'), ofOthers))
    await book.pay(orderId, STRANGER)
    const [code] = await book.codes(orderId)
    const redeem = (member: string) => send('POST', contracts.codeRedeem.path, { code: code?.bizCode }, member)
    expect((await redeem(STAFF))['code']).toBe('code-other-merchant')
    expect((await redeem(OTHER_STAFF)).data).toMatchObject({ left: 0 })
  })

  it('[B4] are redeemed by the merchant’s alone, and told in the history of their holder', async () => {
    const code = { code: '900006070111' }
    expect((await send('POST', contracts.codeRedeem.path, code))['code']).toBe('forbidden')
    const redeemed = await send('POST', contracts.codeRedeem.path, code, STAFF)
    expect(redeemed.data).toEqual({ name: '成人年卡', productName: '澜途度假年卡', left: 17 })
    expect((await send('POST', contracts.codeRedeem.path, code, STAFF))['message']).toBe('今天的次数已用完')
    const { records } = (await send('POST', contracts.writeoffHistory.path, { pageNumber: 1, pageSize: 1 })).data
    expect(records).toMatchObject([{ bizCode: '900006070111', place: '澜湾岛', time: '2026-11-20T12:00:00' }])
    // A coupon of the counter is redeemed the same way.
    const coupon = (await send('GET', '/online/capi/coupon/use/9006')).data
    expect(await send('POST', contracts.codeRedeem.path, { code: coupon['bizCode'] }, STAFF)).toMatchObject({
      data: { left: 0 },
    })
    expect((await send('GET', '/online/capi/coupon/use/9006')).data['coupon']).toMatchObject({ state: 'used' })
  })

  it('of a code that gives one coupon: one of many gets it', async () => {
    await db()
      .insert(couponCodes)
      .values({ code: 'ONLYONE', couponId: '9001', capacity: 1, validUntil: '2026-12-01T00:00:00' })
    const crowd = Array.from({ length: 12 }, (_, at) => redeemCoupon(db(), 'only-one', `crowd-${at}`, NOON))
    const outcomes = await Promise.all(crowd)
    expect(outcomes.filter((one) => 'couponId' in one)).toHaveLength(1)
    expect(outcomes.filter((one) => 'problem' in one && one.problem === 'coupon-code-used')).toHaveLength(11)
  })

  it('of the last coupon: one of many gets it, by whatever code', async () => {
    await db().update(coupons).set({ stock: 1 }).where(eq(coupons.id, '9024'))
    await db()
      .insert(couponCodes)
      .values({ code: 'MANY', couponId: '9024', capacity: 99, validUntil: '2026-12-01T00:00:00' })
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, at) => redeemCoupon(db(), 'MANY', `last-${at}`, NOON)),
    )
    expect(outcomes.filter((one) => 'couponId' in one)).toHaveLength(1)
    expect(outcomes.filter((one) => 'problem' in one && one.problem === 'coupon-gone')).toHaveLength(11)
    const [left] = await db().select().from(coupons).where(eq(coupons.id, '9024'))
    const given = await db().select().from(memberCoupons).where(eq(memberCoupons.couponId, '9024'))
    expect([left?.stock, given.length]).toEqual([0, 1])
  })

  it('leave the books right', async () => {
    expect(await auditOrders(db())).toEqual([])
  })
})
