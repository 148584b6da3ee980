import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { memberCoupons, orders, stockTaken } from '../../db/schema.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { advanceRefund } from '../../orders/refund-order.ts'
import { beginPayment, handlePaymentWebhook } from '../../orders/take-payment.ts'

/** 900003 is gold, 900011 ordinary. */
const [GOLD, ORDINARY] = ['900003', '900011']
const contacts = { name: '林小满', phone: '13800000000' }

const room = {
  ...{ productId: '100201', resourceId: '10020111', usingStartDate: '2026-12-07', usingEndDate: '2026-12-09', num: 1 },
  passengerDTOs: [1, 2].map(() => ({ type: 1, roomIndex: 1 })),
}

type Reply = Readonly<Record<string, unknown>> & { readonly data: Readonly<Record<string, unknown>> }

describeInSandbox('an order', NOON, (opened) => {
  const { clock, db, call } = sandboxMall(opened)

  const send = async (
    method: 'GET' | 'POST',
    url: string,
    payload: object | undefined,
    member: string,
    headers: Record<string, string> = {},
  ) => (await call({ method, url, member, headers, ...(payload && { payload }) })).json() as Reply
  const post = (url: string, reqDtos: object | string, member = ORDINARY) => send('POST', url, { reqDtos }, member)
  const info = (id: unknown, member = ORDINARY, couponId = '') =>
    send('GET', `/online/order/shoppingInfo/${String(id)}?couponId=${couponId}`, undefined, member)
  const book = (shoppingId: unknown, bookPriceTotal: unknown, over: object = {}, member?: string) =>
    post('/online/order/booking', { shoppingId, bookPriceTotal, contacts, ...over }, member)
  const detail = async (orderId: unknown, member?: string) =>
    (await post('/online/order/orderdetail/query', { orderId }, member)).data
  const cancel = (orderId: unknown, member?: string) => post('/online/order/cancel/create', { orderId }, member)

  const choosePlay = async (useCopies: number, member?: string) => {
    const choice = { id: '310101', productId: '3101011', useDate: '2026-11-27', useCopies }
    const kept = await post('/online/order/temporder/play/create', choice, member)
    expect(kept['message']).toBeUndefined()
    return kept['shoppingId']
  }
  const priceOf = async (...args: Parameters<typeof info>) =>
    (await info(...args)).data['priceDetail'] as Record<string, number>
  const bookPlay = async (useCopies = 2, member = ORDINARY) => {
    const id = await choosePlay(useCopies, member)
    return (await book(id, (await priceOf(id, member))['bookPriceTotal'], {}, member)).data['orderId']
  }

  const keepAddress = async (member?: string) => {
    const where = { province: '海南省', city: '三亚市', district: '天涯区', detail: '椰林路 18 号' }
    return (await post('/online/fomall/address/save', { ...contacts, ...where }, member)).data['id']
  }

  /** Somebody else has all of it meanwhile. */
  const whileSoldOut = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    const ofPlay = eq(stockTaken.itemId, '3101011')
    await db()
      .update(stockTaken)
      .set({ taken: sql`taken + 1000` })
      .where(ofPlay)
    const result = await act()
    await db()
      .update(stockTaken)
      .set({ taken: sql`taken - 1000` })
      .where(ofPlay)
    return result
  }

  it('[B2.6] shows what was chosen at the price of now, and what the member’s level takes off', async () => {
    const id = await choosePlay(2, GOLD)
    const { data } = await info(id, GOLD)
    const [line] = data['lifeStyleResources'] as Record<string, number>[]
    const price = data['priceDetail'] as Record<string, number>
    expect(line).toMatchObject({ productId: '3101011', useCount: 2 })
    expect(price).toMatchObject({ levelName: '金卡会员', couponDiscount: 0, presaleDeduction: 0 })
    expect(price['priceOrder']).toBe((line?.['originalPrice'] ?? 0) * 2)
    expect(price['bookPriceTotal']).toBe((price['priceOrder'] ?? 0) - (price['memberDiscount'] ?? 0))
    expect(price['memberDiscount']).toBeGreaterThan(0)
  })

  it('is made of what the form said, to be read by its buyer', async () => {
    const id = await choosePlay(2)
    const total = (await priceOf(id))['bookPriceTotal']
    const filled = {
      remark: '靠窗',
      passengers: [{ name: '林小满', documentType: 1, documentNo: '460101199001010011' }],
    }
    const order = await detail((await book(id, total, filled)).data['orderId'])
    expect(order).toMatchObject({
      ...{ orderStatus: 1, paymentStatus: 1, statusText: '待支付', priceTotal: total, customerRemark: '靠窗' },
      ...{ orderContact: contacts, retainTime: NOON + 30 * 60_000, refundShow: 0 },
      ...{ arrivalDate: '2026-11-27', orderTime: '2026-11-20T12:00:00' },
    })
    expect(order['subOrders']).toMatchObject([
      {
        ...{ productId: '3101011', useCount: 2, usingStartDate: '2026-11-27' },
        subOrderLifeStyle: { verifyRule: '一码一用', codeSendType: 1, detail: [] },
      },
    ])
    expect(order['passengers']).toEqual([
      { id: '1', name: '林小满', documentType: 1, documentNo: '460***********0011' },
    ])
    const { rows } = await db().execute<{ text: string }>(sql`
      select string_agg(o::text, '') || (select string_agg(s::text, '') from sealed_documents s where s.id = ${order['orderId']}) as text
      from orders o where o.id = ${order['orderId']}`)
    expect(rows[0]?.text).toMatch(/460\*{11}0011/)
    expect(rows[0]?.text, 'sealed').not.toContain('199001010011')
    const message = await send('POST', '/online/order/message', { orderId: order['orderId'] }, ORDINARY)
    expect(message, '[B7] order message').toEqual({ responseStatus: { ack: 'SUCCESS' }, orderDetail: order })
    expect(order, 'the fields of B3').toMatchObject({
      productInfo: {
        productId: '310101',
        productCode: 'LT310101',
        productName: '澜湾岛珊瑚礁浮潜',
        name: '澜湾岛珊瑚礁浮潜',
      },
      passengers: [{ id: '1', name: '林小满' }],
    })
  })

  it('[B9] knows by the client key of its call where it comes from, and so does who takes its money', async () => {
    const id = await choosePlay(1)
    const { bookPriceTotal } = await priceOf(id)
    const payload = { reqDtos: { shoppingId: id, bookPriceTotal, contacts } }
    const mini = { 'client-info': JSON.stringify({ os: 'ios', client_key: 'WX_MINI_TC' }) }
    const { data } = await send('POST', '/online/order/booking', payload, ORDINARY, mini)
    const begun = async (orderId: unknown) => beginPayment(db(), String(orderId), ORDINARY, clock.time)
    expect((await begun(data['orderId']))?.orderSource).toBe(19)
    expect((await begun(await bookPlay(1)))?.orderSource, 'plain H5').toBe(22)
  })

  it('[A2, A6, B2.6] keeps where its addresses say it comes from, and tells who takes its money who brought the buyer', async () => {
    const BUYER = '900004'
    const told = { trackCode: 't1', spellCode: 's1', brandResourceCode: 'b1', product_detail_souce: 'home' }
    const flash = { isActivity: '1', sessionId: 'x1', seckillActivityId: '7002' }
    const placed = async (origin: object) => {
      const id = await choosePlay(1, BUYER)
      const { data } = await book(id, (await priceOf(id, BUYER))['bookPriceTotal'], { origin }, BUYER)
      const [row] = await db()
        .select()
        .from(orders)
        .where(eq(orders.id, String(data['orderId'])))
      return row!
    }
    const row = await placed({ ...told, ...flash, code: GOLD })
    expect(row.body.origin).toEqual({ ...told, ...flash, code: GOLD })
    expect((await beginPayment(db(), row.id, BUYER, clock.time))?.trackCode).toBe('t1')
    expect((await placed({ code: BUYER })).body.origin, 'who shared it with themselves brought nobody').toBeUndefined()
  })

  it('sent twice is one, even when nothing is left for another', async () => {
    const id = await choosePlay(1)
    const total = (await priceOf(id))['bookPriceTotal']
    const first = await book(id, total)
    expect(await whileSoldOut(() => book(id, total))).toEqual(first)
  })

  it('is refused at another price than that of now, and says which that is', async () => {
    const id = await choosePlay(1)
    const { bookPriceTotal } = await priceOf(id)
    const reply = await book(id, 1)
    expect(reply).toMatchObject({ responseCode: 'price-changed', data: { priceTotal: bookPriceTotal } })
    expect(reply['message']).toBe(`价格有变化，现在是 ¥${bookPriceTotal}，请确认后再提交`)
  })

  it('[B8] is refused with 8440001 when it was chosen too long ago', async () => {
    const id = await choosePlay(1)
    clock.time = NOON + 2 * 60 * 60_000 + 1
    const stale = { responseCode: '8440001', message: '停留时间较长，资源可能更新，请返回选择资源页，重新选择' }
    expect([await info(id), await book(id, 1)]).toMatchObject([stale, stale])
    clock.time = NOON
  })

  it('is refused in words when what was chosen is gone meanwhile', async () => {
    const id = await choosePlay(1)
    expect(await whileSoldOut(() => book(id, 1))).toMatchObject({
      responseCode: '1',
      message: '这一天已售罄，请选择其他日期',
    })
  })

  it.each([
    ['tickets', '/online/order/cache/temporder/create', ticketChoice()],
    ['goods', '/online/order/temporder/product/create', { productId: '680101', skuId: '68010111', quantity: 2 }],
  ] as const)('is made of %s as of a play', async (_kind, url, choice) => {
    const { data } = await post(url, choice)
    const id = data['tempOrderId'] ?? data['id']
    const total = (await priceOf(id))['bookPriceTotal']
    const order = await detail((await book(id, total, { addressId: await keepAddress() })).data['orderId'])
    expect(order).toMatchObject({ orderStatus: 1, priceTotal: total })
    expect(await cancel(order['orderId'])).toMatchObject({ data: { orderId: order['orderId'] } })
  })

  it('is made of the rooms of a stay, whose nights are taken and free again', async () => {
    const ask = (path: string, reqDtos: object) => send('POST', path, { moduleId: 10101, reqDtos }, ORDINARY)
    const { data: check } = await ask('/online/product/hotel/checkPriceChange', { ...room, bookPriceTotal: 1 })
    const { data } = await ask('/online/order/temporder/hotel/create', { ...room, bookPriceTotal: check['afterPrice'] })
    const total = (await priceOf(data['tempOrderId']))['bookPriceTotal']
    const { orderId } = (await book(data['tempOrderId'], total)).data
    const nights = async () =>
      (await db().select().from(stockTaken).where(eq(stockTaken.itemId, room.resourceId))).map(({ taken }) => taken)
    expect([await detail(orderId), await nights()]).toMatchObject([
      { priceTotal: total, arrivalDate: '2026-12-07', departureDate: '2026-12-09' },
      [1, 1],
    ])
    await cancel(orderId)
    expect(await nights()).toEqual([0, 0])
  })

  it('[A3] costs less by a coupon of the member’s, once', async () => {
    const { data } = await post('/online/order/temporder/product/create', {
      productId: '680101',
      skuId: '68010111',
      quantity: 4,
    })
    const id = data['tempOrderId']
    await db().insert(memberCoupons).values({ memberId: ORDINARY, couponId: '9002', receivedAt: NOON })
    const [full, less] = [await priceOf(id), await priceOf(id, ORDINARY, '9002')]
    expect([less['couponDiscount'], less['bookPriceTotal']]).toEqual([20, (full['bookPriceTotal'] ?? 0) - 20])
    const { orderId } = (await book(id, less['bookPriceTotal'], { couponId: '9002', addressId: await keepAddress() }))
      .data
    expect(await detail(orderId)).toMatchObject({ priceTotal: less['bookPriceTotal'] })
    const other = (
      await post('/online/order/temporder/product/create', { productId: '680101', skuId: '68010111', quantity: 4 })
    ).data
    const couponOf = async () => (await info(other['tempOrderId'], ORDINARY, '9002')).data as object
    expect(await couponOf()).toMatchObject({ couponProblem: '优惠券已使用或不存在，请重新选择' })
    await cancel(orderId)
    expect(await couponOf()).toMatchObject({ coupon: { couponId: '9002' } })
  })

  it('[B4] is cancelled while nothing is paid, and not after', async () => {
    const [open, paid] = [await bookPlay(), await bookPlay()]
    const payment = await beginPayment(db(), String(paid), ORDINARY, NOON)
    await handlePaymentWebhook(db(), { ...payment!, providerNo: 'p1', isPaid: true }, NOON)
    expect(await cancel(open)).toMatchObject({ data: { orderId: open } })
    expect(await cancel(open)).toMatchObject({ data: { orderId: open } })
    expect((await detail(open))['statusText']).toBe('已取消')
    expect((await cancel(paid))['message']).toBe('订单已支付或已结束，不能取消')
    expect(await detail(paid)).toMatchObject({ statusText: '已确认', refundShow: 1 })
  })

  it('[B2.7] is given back in parts by its buyer, who reads how each stands; its amount once it is approved', async () => {
    const orderId = await bookPlay()
    const payment = await beginPayment(db(), String(orderId), ORDINARY, NOON)
    await handlePaymentWebhook(db(), { ...payment!, providerNo: 'p2', isPaid: true }, NOON)
    const [line] = (await detail(orderId))['subOrders'] as { subOrderId: string }[]
    const quantity = [{ subOrderId: line?.subOrderId, copies: 1 }]
    const asked = { orderId, requestKey: 'one-of-a-page', reason: 6, description: '天气', quantity }
    const apply = (more: object = {}, member?: string) =>
      post('/online/order/refund/apply', { ...asked, ...more }, member)
    const list = async (member = ORDINARY) =>
      (await send('POST', '/online/order/refund/info', { orderId }, member))['orderRefundInfos']
    expect((await apply({ description: '' }))['message']).toBe('请填写描述问题')
    const { refundId } = (await apply()).data
    expect((await apply()).data, 'sent twice').toEqual({ refundId })
    expect(await list()).toEqual([
      {
        ...{ refundId, orderId, refundStatus: 0, statusText: '待退款', quantity: 1, reason: 6, reasonText: '其他' },
        ...{ description: '天气', createTime: '2026-11-20T12:00:00' },
      },
    ])
    await advanceRefund(db(), String(refundId), 'approve', NOON)
    expect(await list()).toMatchObject([{ refundStatus: 1, statusText: '退款中', price: 268 }])
    const ask = (what: string, member = ORDINARY) => send('POST', `/online/order/refund/${what}`, { orderId }, member)
    expect((await ask('detail'))['orderRefundDetails']).toMatchObject([
      { refundId, price: 268, paymentMode: '微信支付', reviewTime: '2026-11-20T12:00:00', lines: [{ copies: 1 }] },
    ])
    expect((await ask('lines'))['orderRefundLines']).toMatchObject({
      lines: [{ useCount: 2, refundable: 1, amounts: [268] }],
      paths: { detail: `/play/orderDetail/${String(orderId)}` },
    })
    for (const what of ['info', 'detail', 'lines']) expect(await ask(what, GOLD)).toMatchObject({ code: 'not-found' })
    expect(await list(GOLD)).toBeUndefined()
    expect((await apply({ requestKey: 'of-somebody' }, GOLD))['code']).toBe('not-found')
  })

  it('is nobody else’s to see, to book or to cancel', async () => {
    const [id, orderId] = [await choosePlay(1), await bookPlay()]
    const gone = { hasError: true, code: 'not-found' }
    const all = [
      await info(id, GOLD),
      await book(id, 1, {}, GOLD),
      await post('/online/order/orderdetail/query', { orderId }, GOLD),
      await cancel(orderId, GOLD),
    ]
    expect(all).toMatchObject([gone, gone, gone, gone])
    expect((await detail(orderId))['statusText']).toBe('待支付')
  })

  it('leaves the books right', async () => {
    expect(await auditOrders(db())).toEqual([])
  })
})

function ticketChoice() {
  return JSON.stringify({
    productId: '200101',
    saleDate: '2026-11-23',
    resources: [{ resourceId: '20010111', count: 2 }],
  })
}
