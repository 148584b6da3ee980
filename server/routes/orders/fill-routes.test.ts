import type { Passenger } from '../../../schemas/domain/traveller.ts'
import { maskedPassenger } from '../../documents/sealed-numbers.ts'
import { describe, expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'

const [GOLD, DIAMOND, ORDINARY, DISABLED] = ['900003', '900005', '900011', '900031']
/** Choices of the sandbox (docs/scenarios.md). */
const [ANY_DOCUMENT, DISCOUNTS, SKIING, REAL_NAMES, STALE, OF_DISABLED, TWO_DOCUMENTS] = [
  ...['990102', '990103', '990104', '990107', '990112', '990113', '990215'],
]
const contacts = { name: '顾长风', phone: '13800000003' }
const adult = { name: '顾长风', documentType: 1, documentNo: '440524188001010014' }
const child = { name: '顾小满', documentType: 1, documentNo: '110101201506010010' }
const passport = { name: '林晚', documentType: 2, documentNo: 'E12345678' }

/** As an order tells them (B3 passengers.id). */
const numbered = (people: readonly object[]) => people.map((one, at) => ({ id: String(at + 1), ...one }))

interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & { readonly data: Readonly<Record<string, unknown>> }
}

describeInSandbox('the form of an order', NOON, (opened) => {
  const { call } = sandboxMall(opened)

  const send = async (method: 'GET' | 'POST', url: string, payload: object | undefined, member: string) => {
    const reply = await call({ method, url, member, ...(payload && { payload }) })
    return { status: reply.statusCode, body: reply.json() } as Reply
  }
  const info = async (id: unknown, member: string, couponId = '') =>
    (await send('GET', `/online/order/shoppingInfo/${String(id)}?couponId=${couponId}`, undefined, member)).body.data
  const check = async (shoppingId: unknown, passengers: readonly object[], member = GOLD, who: object = contacts) =>
    (await send('POST', '/online/order/orderavailable', { reqDtos: { shoppingId, passengers, contacts: who } }, member))
      .body
  const book = async (shoppingId: unknown, passengers: readonly object[], member = GOLD) => {
    const { bookPriceTotal } = (await info(shoppingId, member))['priceDetail'] as { bookPriceTotal: number }
    const reqDtos = { shoppingId, passengers, contacts, bookPriceTotal }
    return (await send('POST', '/online/order/booking', { reqDtos }, member)).body
  }
  const coupons = async (shoppingId: unknown, more: object = {}) =>
    (await send('POST', '/online/capi/coupon/order/query', { shoppingId, ...more }, DIAMOND)).body.data as {
      usable: { couponId: string; deduction: number }[]
      unusable: { couponId: string; reason: string }[]
    }

  it('[B2.6] has a line for the discount of a diamond card, and one for the coupon', async () => {
    const found = await info(DISCOUNTS, DIAMOND, '9012')
    const { bookPriceTotal } = found['priceDetail'] as { bookPriceTotal: number }
    expect(found['priceLines']).toEqual([
      { name: '近岸浮潜 60 分钟 × 2', price: 536 },
      { name: '钻石会员优惠', price: -53.6 },
      { name: '玩乐满减券', price: -30 },
    ])
    expect([found['coupon'], bookPriceTotal]).toEqual([{ couponId: '9012', couponName: '玩乐满减券' }, 452.4])
  })

  it('[B7] gives the template of who travels with the choice, and by itself', async () => {
    const { travellers } = await info(SKIING, GOLD)
    expect(travellers).toMatchObject({ count: 2, items: [{ inputCode: 'name' }, { type: 2, documentType: 1 }] })
    const chosen = ['6101022', '6101023'].map((productId) => ({ productId, useCount: 1 }))
    const asked = { productId: '610102', ssresources: chosen }
    const reply = await send('POST', '/online/product/traveller/template', asked, GOLD)
    expect(reply.body.data).toEqual(travellers)
    const none = { productId: '310102', ssresources: [{ productId: '3101021', useCount: 2 }] }
    expect((await send('POST', '/online/product/traveller/template', none, GOLD)).body.data).toEqual({
      ...{ count: 0, items: [] },
    })
  })

  it('[A3] asks each visitor of a ticket under real names for an identity card', async () => {
    const { travellers, facts } = await info(REAL_NAMES, GOLD)
    expect([travellers, facts]).toMatchObject([{ count: 2 }, ['场次 09:00-17:00']])
  })

  it('[B7] is fine with shoppingId and contacts', async () => {
    expect(await check(ANY_DOCUMENT, [adult, passport])).toEqual({
      ...{ responseCode: '0', shoppingId: ANY_DOCUMENT, contacts },
      responseStatus: { ack: 'SUCCESS', errors: [] },
    })
  })

  it('[B5] tells everything that is wrong with the people, the first as the message', async () => {
    const found = await check(ANY_DOCUMENT, [{ name: '林晚' }, adult], GOLD, { name: '', phone: '123' })
    expect(found).toMatchObject({ responseCode: '1', message: '请填写姓名' })
    expect((found['responseStatus'] as { errors: { message: string }[] }).errors.map(({ message }) => message)).toEqual(
      [...['请填写姓名', '请输入正确的手机号', '请填写证件类型', '请填写证件号码']],
    )
  })

  it.each([
    ['too few travellers', [adult], '请填写 2 位出行人'],
    ['one identity card twice', [adult, { ...adult, name: '林晚' }], '出行人的证件号码不能相同'],
    ['a wrong check digit', [{ ...adult, documentNo: '440524188001010015' }, passport], '请输入正确的身份证号码'],
  ])('refuses %s, also of who skips the check and books at once', async (_, passengers, message) => {
    expect(await check(ANY_DOCUMENT, passengers)).toMatchObject({ responseCode: '1', message })
    expect(await book(ANY_DOCUMENT, passengers)).toMatchObject({ responseCode: '1', message, data: {} })
  })

  it('[B8] refuses a ticket for a child whose traveller is none (8100001)', async () => {
    const wrong = { responseCode: '8100001', message: '请选择正确的儿童年龄' }
    const grown = { ...adult, name: '林晚', documentNo: '11010519491231002X' }
    expect([await check(SKIING, [adult, grown]), await book(SKIING, [adult, grown])]).toMatchObject([wrong, wrong])
    expect(await check(SKIING, [adult, child])).toMatchObject({ responseCode: '0' })
  })

  it('[A3] says whom each traveller is to be, and refuses documents of a child and a grown-up that changed places', async () => {
    expect((await info(SKIING, GOLD)).travellers).toMatchObject({ count: 2, people: [1, 2] })
    const tooYoung = { responseCode: '1', message: '出行人 1 是成人票，请填写年满 18 岁的成人' }
    const [checked, booked] = [await check(SKIING, [child, adult]), await book(SKIING, [child, adult])]
    expect([checked, booked]).toMatchObject([tooYoung, tooYoung])
  })

  it('[B3] asks for all documents of the template, and keeps them in the order', async () => {
    const travels = (one: Passenger, documentNo: string) => ({
      ...one,
      otherDocuments: [{ documentType: 2, documentNo }],
    })
    const both = [travels(adult, 'E11111111'), travels(child, 'E22222222')]
    expect(await check(TWO_DOCUMENTS, [both[0]!, child])).toMatchObject({ message: '请填写证件号码' })
    expect(await check(TWO_DOCUMENTS, [both[0]!, travels(child, 'e11111111')])).toMatchObject({
      message: '出行人的证件号码不能相同',
    })
    const { orderId } = (await book(TWO_DOCUMENTS, both)).data
    const order = await send('POST', '/online/order/orderdetail/query', { reqDtos: { orderId } }, GOLD)
    expect(order.body.data['passengers']).toEqual(numbered(both.map(maskedPassenger)))
  })

  it('[B8] refuses a disabled member (MEMBER_STATUS_CHECK_ERROR)', async () => {
    const refused = { responseCode: 'MEMBER_STATUS_CHECK_ERROR', message: '用户状态异常,请联系客服' }
    const checked = await check(OF_DISABLED, [], DISABLED)
    expect([checked, await book(OF_DISABLED, [], DISABLED)]).toMatchObject([refused, refused])
    expect(JSON.stringify(checked['responseStatus'])).toContain('"stackTrace":"MEMBER_STATUS_CHECK_ERROR')
  })

  it('[B8] tells what was chosen too long ago (8440001), where a page can say it', async () => {
    const stale = { code: '8440001', message: '停留时间较长，资源可能更新，请返回选择资源页，重新选择' }
    expect(await info(STALE, GOLD)).toEqual({ problem: stale })
    expect(await check(STALE, [])).toMatchObject({ responseCode: '8440001', message: stale.message })
  })

  it('keeps who travels in the order', async () => {
    const { orderId } = (await book(SKIING, [adult, child])).data
    const order = await send('POST', '/online/order/orderdetail/query', { reqDtos: { orderId } }, GOLD)
    expect(order.body.data['passengers']).toEqual(numbered([adult, child].map(maskedPassenger)))
  })

  it('leads to the order of what was ordered already', async () => {
    const { orderId } = (await book(REAL_NAMES, [adult, child])).data
    const ordered = { code: 'ordered', message: '这个订单已经提交，请去付款', orderId }
    expect(await info(REAL_NAMES, GOLD)).toEqual({ problem: ordered })
  })

  describe('coupons', () => {
    it('[B7] are those that can be used, the best first, and the others with the reason', async () => {
      const { usable, unusable } = await coupons(DISCOUNTS)
      expect(usable.map(({ couponId, deduction }) => [couponId, deduction])).toEqual([
        ['9013', 48.24],
        ['9012', 30],
      ])
      expect(Object.fromEntries(unusable.map(({ couponId, reason }) => [couponId, reason]))).toEqual({
        9005: '不适用于本商品',
        9006: '到店使用，不能抵扣订单',
        9014: '未满足使用门槛',
        9015: '不适用于本商品',
      })
    })

    it('[B9] of another brand take nothing off, whoever asks for them', async () => {
      expect(await info(DISCOUNTS, DIAMOND, '9015')).toMatchObject({
        couponProblem: '优惠券不可用：不适用于本商品',
        priceDetail: { couponDiscount: 0 },
      })
    })

    it('[B9] are of the brands that are asked for', async () => {
      const { usable, unusable } = await coupons(DISCOUNTS, { brandId: [1, 512] })
      expect([...usable, ...unusable].map(({ couponId }) => couponId)).not.toContain('9015')
      expect(usable.map(({ couponId }) => couponId)).toEqual(['9013', '9012'])
    })
  })

  describe('travellers who are kept', () => {
    const list = async (member: string) =>
      (await send('GET', '/online/capi/traveller/list', undefined, member)).body.data['travellers'] as { id: string }[]
    const post = (what: string, payload: object, member = ORDINARY) =>
      send('POST', `/online/capi/traveller/${what}`, payload, member)

    it('[B7] are listed, the last first, changed and forgotten', async () => {
      const ids = [await post('create', adult), await post('create', passport)].map(({ body }) => body.data['id'])
      expect(new Set((await list(ORDINARY)).map(({ id }) => id))).toEqual(new Set(ids))
      const changed = { ...child, id: ids[0], otherDocuments: [{ documentType: 2, documentNo: 'E22222222' }] }
      await post('update', changed)
      expect(await list(ORDINARY)).toContainEqual(changed)
      await post('delete', { id: ids[1] })
      expect(await list(ORDINARY)).toEqual([changed])
    })

    it('are there once, however often the same is sent: an answer may be lost', async () => {
      const before = (await list(GOLD)).length
      const again = [adult, { ...adult }, Object.fromEntries(Object.entries(adult).toReversed())]
      const ids = (await Promise.all(again.map((one) => post('create', one, GOLD)))).map(({ body }) => body.data['id'])
      expect(new Set(ids).size).toBe(1)
      expect((await post('create', { ...adult, documentNo: child.documentNo }, GOLD)).body.data['id']).not.toBe(ids[0])
      expect(await list(GOLD)).toHaveLength(before + 2)
    })

    it('are refused when there are thirty, also when many come at once', async () => {
      const create = (_: unknown, at: number) => post('create', { name: `林小满${at}` }, DIAMOND)
      const all = await Promise.all(Array.from({ length: 33 }, create))
      expect(all.filter(({ status }) => status === 200)).toHaveLength(30)
      expect(await list(DIAMOND)).toHaveLength(30)
    })
  })

  it('is nobody else’s: a stranger reads, checks, books and changes nothing', async () => {
    const before = (await send('GET', '/online/capi/traveller/list', undefined, GOLD)).body.data
    const reqDtos = { shoppingId: ANY_DOCUMENT, contacts, passengers: [adult, passport], bookPriceTotal: 916 }
    const { bookPriceTotal: _price, ...checked } = reqDtos
    const tries = [
      await send('GET', `/online/order/shoppingInfo/${ANY_DOCUMENT}`, undefined, ORDINARY),
      await send('POST', '/online/order/orderavailable', { reqDtos: checked }, ORDINARY),
      await send('POST', '/online/order/booking', { reqDtos }, ORDINARY),
      await send('POST', '/online/capi/coupon/order/query', { shoppingId: DISCOUNTS }, ORDINARY),
      await send('POST', '/online/capi/traveller/update', { ...child, id: '980101' }, ORDINARY),
    ]
    expect(tries.map(({ body }) => body['code'])).toEqual(tries.map(() => 'not-found'))
    const gone = await send('POST', '/online/capi/traveller/delete', { id: '980101' }, ORDINARY)
    expect(gone.body.data, 'as of one who is gone').toEqual({ id: '980101' })
    expect((await send('GET', '/online/capi/traveller/list', undefined, GOLD)).body.data).toEqual(before)
  })
})
