import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { memberAddresses, stockTaken } from '../../db/schema.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { beginPayment } from '../../orders/take-payment.ts'
import { hearPayment } from '../../teams/hear-payment.ts'

/** 900003 is gold, and has bargains and addresses; 900011 is ordinary. */
const [GOLD, ORDINARY, OTHER] = ['900003', '900011', '900012']
const contacts = { name: '林小满', phone: '13800000000' }
const home = { ...contacts, province: '海南省', city: '三亚市', district: '天涯区', detail: '椰林路 18 号' }

type Fields = Readonly<Record<string, unknown>>
type Reply = Fields & { readonly data: Fields }

describeInSandbox('goods and activities', NOON, (opened) => {
  const { clock, db, call } = sandboxMall(opened)

  const send = async (method: 'GET' | 'POST', url: string, member: string, payload?: object, headers = {}) =>
    (await call({ method, url, member, headers, ...(payload && { payload }) })).json() as Reply
  const post = (url: string, reqDtos: object, member = ORDINARY) => send('POST', url, member, { reqDtos })
  const choose = async (productId: string, more: object = {}, member = ORDINARY) =>
    String((await post('/online/order/temporder/product/create', { productId, ...more }, member)).data['tempOrderId'])
  const info = (id: unknown, member = ORDINARY) => send('GET', `/online/order/shoppingInfo/${String(id)}`, member)
  const priceOf = async (id: unknown, member?: string) =>
    (await info(id, member)).data['priceDetail'] as Record<string, number>
  const book = async (id: unknown, member = ORDINARY, over: object = {}) => {
    const { bookPriceTotal = 0 } = (await priceOf(id, member)) ?? {}
    return post('/online/order/booking', { shoppingId: id, contacts, bookPriceTotal, ...over }, member)
  }
  const detail = (orderId: unknown) => post('/online/order/orderdetail/query', { orderId })
  const cancel = (orderId: unknown, member = ORDINARY) => post('/online/order/cancel/create', { orderId }, member)
  const held = (orderId: unknown) => ({
    code: 'order-unpaid',
    message: '还有待支付的同款订单，请先支付或取消',
    orderId,
  })
  const pay = async (orderId: unknown, member: string) => {
    const begun = await beginPayment(db(), String(orderId), member, NOON)
    const { payId, amountFen } = begun!
    await hearPayment(db(), { payId, providerNo: `of ${payId}`, isPaid: true, amountFen }, NOON)
  }
  const keepAddress = async (member = ORDINARY, more: object = {}) =>
    (await post('/online/fomall/address/save', { ...home, ...more }, member)).data['id']
  const addressesOf = async (member = ORDINARY) =>
    (await send('GET', '/online/fomall/address/list', member)).data as unknown as Fields[]

  it('[A2, A3] tells a checkout its kind, the chosen values, how many there may be, and whether it goes by post', async () => {
    const towel = (await info(await choose('680101', { skuId: '68010112', quantity: 2 }))).data
    expect(towel).toMatchObject({ checkoutType: 3, needsAddress: true, isTwiceConfirmed: false })
    expect(towel).toMatchObject({ quantity: { count: 2, single: 5, total: 0, stock: 4 } })
    expect(towel['lifeStyleResources']).toMatchObject([{ name: '潮汐蓝，100 × 180 厘米', useCount: 2 }])
    const spa = (await info(await choose('660101', { packageId: '6601011' }))).data
    expect(spa).toMatchObject({ checkoutType: 4, needsAddress: false, isTwiceConfirmed: true })
  })

  it('[A5] has its number changed within the limits, and is refused beyond them in words', async () => {
    const id = await choose('680101', { skuId: '68010111' })
    const change = (quantity: number, member?: string) =>
      post('/online/order/temporder/product/quantity', { tempOrderId: id, quantity }, member)
    const before = await priceOf(id)
    expect(await change(3)).toMatchObject({ responseCode: '0', data: { quantity: 3 } })
    expect((await priceOf(id))['priceOrder']).toBe((before['priceOrder'] ?? 0) * 3)
    expect(await change(6)).toMatchObject({ responseCode: '1', message: '超过限购数量' })
    expect((await change(2, OTHER))['code']).toBe('not-found')
    await book(id, ORDINARY, { addressId: await keepAddress() })
    expect((await change(2))['code'], 'it is ordered').toBe('not-found')
  })

  it('[A3] that is limited for each member counts what they ordered already', async () => {
    const addressId = await keepAddress(OTHER)
    const buy = async () => book(await choose('680102', {}, OTHER), OTHER, { addressId })
    const [first, second] = [await buy(), await buy()]
    expect([first, second]).toMatchObject([{ responseCode: '0' }, { responseCode: '0' }])
    const again = () => post('/online/order/temporder/product/create', { productId: '680102' }, OTHER)
    expect((await again())['message'], 'these two can be paid or cancelled').toBe(
      '还有待支付的同款订单，请先支付或取消',
    )
    await cancel(first.data['orderId'], OTHER)
    const third = await buy()
    await pay(second.data['orderId'], OTHER)
    expect((await again())['code'], 'one of the two is paid, the other can be cancelled').toBe('order-unpaid')
    await pay(third.data['orderId'], OTHER)
    expect((await again())['message'], 'both are').toBe('超过限购数量')
  })

  it('that goes by post needs an address of the buyer’s, and keeps it as it was', async () => {
    const id = await choose('500101')
    const missing = { responseCode: '1', message: '请选择收货地址' }
    expect(await book(id)).toMatchObject(missing)
    expect(await book(id, ORDINARY, { addressId: '9000031' }), 'somebody else’s').toMatchObject(missing)
    const addressId = await keepAddress()
    const { orderId } = (await book(id, ORDINARY, { addressId })).data
    await post('/online/fomall/address/delete', { id: addressId })
    expect((await detail(orderId)).data['delivery']).toEqual(home)
  })

  it('that does not go by post keeps no address', async () => {
    const id = await choose('660101', { packageId: '6601011' })
    const { orderId } = (await book(id, ORDINARY, { addressId: await keepAddress() })).data
    expect((await detail(orderId)).data).toMatchObject({ orderId })
    expect((await detail(orderId)).data).not.toHaveProperty('delivery')
  })

  it('addresses are their member’s alone: nobody else reads, changes, chooses or removes them', async () => {
    const theirs = await keepAddress(OTHER)
    const as = (path: string, body: object) => post(`/online/fomall/address/${path}`, body)
    const tries = [await as('save', { ...home, id: theirs }), await as('default', { id: theirs })]
    expect(tries.map(({ code }) => code)).toEqual(['not-found', 'not-found'])
    expect((await as('delete', { id: theirs })).data, 'as of one that is gone').toEqual({ id: theirs })
    expect((await addressesOf()).map(({ id }) => id)).not.toContain(theirs)
    expect((await addressesOf(OTHER)).map(({ id }) => id)).toContain(theirs)
  })

  it('the first address is the default one, and there is never a second, whoever saves at once', async () => {
    const member = '900013'
    await Promise.all([1, 2, 3, 4].map((number) => keepAddress(member, { detail: `${number} 号`, isDefault: true })))
    const last = await keepAddress(member, { detail: '5 号' })
    expect((await addressesOf(member)).map(({ isDefault }) => isDefault)).toEqual([true, false, false, false, false])
    await post('/online/fomall/address/default', { id: last }, member)
    expect((await addressesOf(member))[0]).toMatchObject({ id: last, isDefault: true })
    await post('/online/fomall/address/save', { ...home, id: last, name: '改过' }, member)
    expect((await addressesOf(member))[0]).toMatchObject({ id: last, name: '改过', isDefault: true })
    expect(await db().select().from(memberAddresses).where(eq(memberAddresses.memberId, member))).toHaveLength(5)
  })

  const marketing = (shoppingId: unknown, headers: object, member = ORDINARY) =>
    send('POST', '/online/order/marketing', member, { shoppingId, totalPrice: 99 }, headers)

  it('[B7, B9] says what a flash sale takes off to who names it, by the price that the server decides', async () => {
    const flash = await choose('230102', { packageId: '2301021' })
    const named = { is_sec_kill: '1', activityId: '7005', memberId: ORDINARY }
    expect((await marketing(flash, named)).data).toEqual({ name: '秒杀优惠', discount: 0, totalPrice: 288 })
    const refused = { responseCode: '1', message: '活动已结束或不能使用' }
    expect(await marketing(flash, { ...named, activityId: '7002' })).toMatchObject(refused)
    expect(await marketing(flash, { is_kan: '1', activityId: '7005' })).toMatchObject(refused)
    expect((await marketing(flash, { ...named, memberId: GOLD }))['code']).toBe('not-found')
  })

  it('[B7, B9] says what a flash sale takes off a combo to who names it, and to nobody who names another', async () => {
    const day = '2026-11-22'
    const choices = [{ productId: '6101081', useCopies: 1 }]
    const order = { productId: '610108', departureDate: day, choices }
    const saved = await post('/online/order/temporder/combo/create', order)
    const flash = saved['shoppingId']
    expect((await info(flash)).data).toMatchObject({ promotion: { type: 1, activityId: '7001' } })
    const named = { is_sec_kill: '1', activityId: '7001', memberId: ORDINARY }
    expect((await marketing(flash, named)).data).toMatchObject({ name: '秒杀优惠', discount: 0, totalPrice: 1899 })
    expect(await marketing(flash, { ...named, activityId: '7005' })).toMatchObject({ responseCode: '1' })
  })

  it('[B7, B9] says what a flash sale takes off a play, and sells a member no more of it than its limit', async () => {
    const order = { id: '310108', productId: '3101081', useDate: '2026-11-22', useCopies: 1 }
    const save = async (over: object = {}) =>
      (await post('/online/order/temporder/play/create', { ...order, ...over }))['shoppingId']
    const flash = await save({ useCopies: 2 })
    expect((await info(flash)).data).toMatchObject({ promotion: { type: 1, activityId: '7010' } })
    const named = { is_sec_kill: '1', activityId: '7010', memberId: ORDINARY }
    expect((await marketing(flash, named)).data).toMatchObject({ name: '秒杀优惠', totalPrice: 198 })
    expect(await marketing(flash, { ...named, activityId: '7002' })).toMatchObject({ responseCode: '1' })
    const { orderId } = (await book(flash)).data
    const again = await save()
    expect((await info(again)).data['problem'], 'the form leads to the order that has them').toEqual(held(orderId))
    expect(await book(again)).toMatchObject({ responseCode: 'order-unpaid' })
    await cancel(orderId)
    expect((await info(again)).data).not.toHaveProperty('problem')
  })

  it('[B7, B9] says what a bargain takes off to who cut it, and books it once', async () => {
    const id = await choose('610902', { packageId: '6109021' }, GOLD)
    const { promotion } = (await info(id, GOLD)).data as { promotion: { cutId: string } }
    const named = { is_kan: '1', activityId: '902', memberId: GOLD, cutId: promotion.cutId }
    expect((await marketing(id, named, GOLD)).data).toEqual({ name: '砍价优惠', discount: 130, totalPrice: 68 })
    expect(await marketing(id, { ...named, cutId: 'of-somebody' }, GOLD)).toMatchObject({ responseCode: '1' })
    expect((await marketing(id, named))['code'], 'somebody else’s choice').toBe('not-found')
    const again = await choose('610902', { packageId: '6109021' }, GOLD)
    const both = await Promise.all([book(id, GOLD), book(again, GOLD)])
    expect(both.map(({ responseCode }) => String(responseCode)).toSorted()).toEqual(['0', 'order-unpaid'])
    const bought = { productId: '610902', packageId: '6109021' }
    const third = await post('/online/order/temporder/product/create', bought, GOLD)
    expect(third, 'an order that waits for its money has it').toMatchObject({ code: 'order-unpaid' })
    const orderNo = both.find(({ responseCode }) => responseCode === '0')!.data['orderId']
    const standing = async (path: string, member = GOLD) => {
      const reply = await send('GET', `/online/cms-api/activity/cut/${path}`, member)
      return reply.data ?? reply
    }
    const toPay = { move: 'pay', button: '去支付', orderNo }
    expect(await standing('detail?productId=610902')).toMatchObject(toPay)
    expect(await standing('team?cutTeamId=C902')).toMatchObject(toPay)
    expect(await standing('share?cutTeamId=C902')).toMatchObject(toPay)
    expect(await standing('share?cutTeamId=C902', OTHER), 'a friend is told nothing of it').not.toHaveProperty(
      'orderNo',
    )
    await cancel(orderNo, GOLD)
    expect(await standing('team?cutTeamId=C902')).toMatchObject({ move: 'buy', button: '底价购买' })
  })

  it('[B8] says that a flash sale is over, or gone, which it was not when it was chosen', async () => {
    const id = await choose('230102', { packageId: '2301021' })
    const price = await priceOf(id)
    const submit = () =>
      post('/online/order/booking', { shoppingId: id, contacts, bookPriceTotal: price['bookPriceTotal'] })
    const gone = and(eq(stockTaken.itemId, 'activity 7005'), eq(stockTaken.day, ''))
    await db().insert(stockTaken).values({ itemId: 'activity 7005', day: '', taken: 4 })
    expect(await submit()).toMatchObject({ responseCode: '1', message: '库存不足，请重新选择' })
    await db().delete(stockTaken).where(gone)
    clock.time = Date.parse('2026-11-23T22:00:00+08:00')
    expect(await submit(), 'three days later').toMatchObject({ responseCode: '8440001' })
    clock.time = NOON
  })

  it('leaves the books right', async () => {
    expect(await auditOrders(db())).toEqual([])
  })
})
