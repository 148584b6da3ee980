import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Cart, CartKind } from '../../../schemas/domain/cart.ts'
import { crowd } from '../../../tests/fixtures/crowd.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { forgetCatalogue } from '../../catalogue/cached-reads.ts'
import { cartLines, cartMerges, orders, products, stockTaken } from '../../db/schema.ts'

/** GOLD has 5,620 points and 30 coins. */
const [MEMBER, OTHER, BUYER, GOLD, EARLY, LATE] = ['900011', '900013', '900012', '900003', '900014', '900015']
const TOWEL = { productId: '680101', skuId: '68010111' }
const BIG_TOWEL = { productId: '680101', skuId: '68010112' }
const BOX = { productId: '500101' }
const VASE = { productId: '500102' }
const WHALE = { productId: '680102' }
const contacts = { name: '林小满', phone: '13800000000' }

interface Reply {
  readonly code?: string
  readonly responseCode?: string
  readonly message?: string
  readonly data: Cart & { readonly tempOrderId: string; readonly orderId?: string }
}

describeInSandbox('a cart', NOON, (opened) => {
  const { db, call } = sandboxMall(opened)
  const post = async (url: string, reqDtos: object, member?: string): Promise<Reply> =>
    (await call({ method: 'POST', url, payload: { reqDtos }, ...(member && { member }) })).json()
  const cart = (what: string, args: object, member?: string) =>
    post(`/online/fomall/cart/${what}`, { kind: 'retail' satisfies CartKind, ...args }, member)
  const idsOf = ({ data }: Reply) => data.sellers.flatMap(({ lines }) => lines.map(({ id }) => id))
  const linesOf = ({ data }: Reply) => data.sellers.flatMap(({ lines }) => lines)

  beforeEach(async () => {
    await db().delete(cartLines)
    await db().delete(cartMerges)
  })

  it('keeps what a member puts in: each of the goods once, the newest first, by their sellers', async () => {
    await cart('add', { ...TOWEL, quantity: 1 }, MEMBER)
    await cart('add', { ...VASE, quantity: 1 }, MEMBER)
    const found = await cart('add', { ...TOWEL, quantity: 2 }, MEMBER)
    expect(found.data.sellers.map(({ companyId }) => companyId).toSorted()).toEqual(['560', '561'])
    expect(linesOf(found).find(({ skuId }) => skuId === TOWEL.skuId)).toMatchObject({
      ...{ quantity: 3, spec: '潮汐蓝，70 × 140 厘米', isChosen: true, canBuy: true, path: '/goods/680101' },
    })
    expect(found.data).toMatchObject({ isMember: true, count: 4, chosen: 4, total: 89 * 3 + 236 })
    const { data } = (
      await call({ url: '/online/fomall/cart/count?kind=retail', method: 'GET', member: MEMBER })
    ).json()
    expect(data).toEqual({ count: 4 })
  })

  it('is nobody else’s: another member sees and changes their own alone', async () => {
    await cart('add', { ...TOWEL, quantity: 1 }, MEMBER)
    const id = '680101-68010111'
    expect(idsOf(await cart('list', {}, OTHER))).toEqual([])
    expect((await cart('change', { id, quantity: 2 }, OTHER)).code).toBe('not-found')
    await cart('remove', { ids: [id] }, OTHER)
    expect((await cart('checkout', { ids: [id] }, OTHER)).code).toBe('cart-changed')
    expect(idsOf(await cart('list', {}, MEMBER))).toEqual([id])
  })

  it('of a visitor travels with the call, and nothing of it is kept', async () => {
    const first = await cart('add', { ...BOX, quantity: 2 })
    expect(first.data).toMatchObject({ isMember: false, count: 2, total: 656 })
    const { lines } = first.data
    const second = await cart('change', { id: '500101-50010111', quantity: 1, lines })
    expect(second.data.lines).toEqual([
      { productId: '500101', skuId: '50010111', quantity: 1, isChosen: true, addedPrice: 328 },
    ])
    expect(idsOf(await cart('remove', { ids: ['500101-50010111'], lines }))).toEqual([])
    expect(await db().select().from(cartLines)).toEqual([])
    expect((await cart('checkout', { ids: ['500101-50010111'] })).code).toBe('not-logged-in')
  })

  it('[A5] takes no more than may be bought, and nothing that can’t be bought by a cart', async () => {
    const add = async (args: object) => (await cart('add', { quantity: 1, ...args }, MEMBER)).code
    expect(await add({ ...TOWEL, quantity: 6 })).toBe('over-limit')
    await add({ ...TOWEL, quantity: 3 })
    expect(await add({ ...BIG_TOWEL, quantity: 3 })).toBe('over-limit')
    expect([await add({ productId: '680101', skuId: '68010114' }), await add({ productId: '680101' })]).toEqual([
      'sku-out',
      'choose-sku',
    ])
    expect([await add({ productId: '660101' }), await add({ productId: '999999' })]).toEqual([
      'not-for-cart',
      'not-found',
    ])
    expect([await add(WHALE), await add(WHALE)]).toEqual([undefined, 'over-limit'])
  })

  it('tells what became of a price, of a stock and of goods since they were put in', async () => {
    const long = { memberId: MEMBER, kind: 'retail' as const, isChosen: true, addedAt: NOON }
    await db()
      .insert(cartLines)
      .values([
        { ...long, ...TOWEL, quantity: 1, addedPrice: 9900 },
        { ...long, ...BIG_TOWEL, quantity: 4, addedPrice: 12900 },
        { ...long, productId: '680101', skuId: '68010114', quantity: 1, addedPrice: 13900 },
        { ...long, productId: '123', skuId: '1', quantity: 1, addedPrice: 100 },
      ])
    await db().insert(stockTaken).values({ itemId: '68010112', day: '', taken: 2 })
    const found = await cart('list', {}, MEMBER)
    const [small, large] = ['68010111', '68010112'].map((sku) => linesOf(found).find(({ skuId }) => skuId === sku))
    expect(small).toMatchObject({ priceNote: '价格有变化，比加入时降了 ¥10', isChosen: true })
    expect(large).toMatchObject({
      ...{ priceNote: '价格有变化，比加入时涨了 ¥10', note: '库存不足，仅剩 2 件' },
      ...{ isChosen: false, canBuy: false, most: 2 },
    })
    expect(
      found.data.invalid.map(({ note }) => note).toSorted((one = '', other = '') => (one < other ? -1 : 1)),
    ).toEqual(['已下架', '已售罄'])
    expect([found.data.total, found.data.count]).toEqual([89, 5])
    await db().delete(stockTaken).where(eq(stockTaken.itemId, '68010112'))
  })

  it('shows goods that were taken off apart, and sells them no more', async () => {
    await cart('add', { ...BOX, quantity: 1 }, MEMBER)
    await db().update(products).set({ status: 0 }).where(eq(products.id, '500101'))
    forgetCatalogue(db())
    const found = await cart('list', {}, MEMBER)
    expect([found.data.invalid.map(({ note }) => note), found.data.total]).toEqual([['已下架'], 0])
    expect((await cart('checkout', { ids: ['500101-50010111'] }, MEMBER)).code).toBe('cart-changed')
    await db().update(products).set({ status: 1 }).where(eq(products.id, '500101'))
    forgetCatalogue(db())
  })

  describe('of a device', () => {
    const key = 'abcdef0123456789abcdef0123456789'
    const lines = [
      { ...TOWEL, quantity: 4, isChosen: true, addedPrice: 99 },
      { productId: '500101', skuId: '50010111', quantity: 1, isChosen: true, addedPrice: 328 },
    ]

    it('joins the member’s at login: once, however often and at once it is sent, and within the limits', async () => {
      await cart('add', { ...TOWEL, quantity: 3 }, MEMBER)
      const all = await Promise.all(Array.from({ length: 12 }, () => cart('merge', { key, lines }, MEMBER)))
      for (const one of [...all, await cart('list', {}, MEMBER)])
        expect(linesOf(one).map(({ id, quantity }) => [id, quantity])).toEqual([
          ['680101-68010111', 5],
          ['500101-50010111', 1],
        ])
    })

    it('joins another member’s too, who logs in there later with a cart of their own', async () => {
      await cart('merge', { key, lines }, MEMBER)
      expect(idsOf(await cart('merge', { key, lines: lines.slice(1) }, OTHER))).toEqual(['500101-50010111'])
    })
  })

  describe('that is checked out', () => {
    const fill = async (member: string, ...all: readonly object[]) => {
      for (const one of all) await cart('add', { quantity: 1, ...one }, member)
    }
    const addressOf = async (member: string) =>
      (
        await post(
          '/online/fomall/address/save',
          {
            ...{ ...contacts, province: '海南省', city: '三亚市', district: '吉阳区', detail: '海棠路 1 号' },
          },
          member,
        )
      ).data as unknown as { readonly id: string }
    const choose = async (member: string, ids: readonly string[]) =>
      (await cart('checkout', { ids }, member)).data.tempOrderId
    const info = async (id: string, member: string) =>
      (await call({ method: 'GET', url: `/online/order/shoppingInfo/${id}`, member })).json()
    const book = async (shoppingId: string, member: string, addressId: string, bookPriceTotal: number) =>
      post('/online/order/booking', { shoppingId, contacts, addressId, bookPriceTotal }, member)
    const two = ['680101-68010111', '500101-50010111']

    it('is of one seller: each has an order of its own', async () => {
      await fill(MEMBER, TOWEL, BOX, VASE)
      expect((await cart('checkout', { ids: [...two, '500102-50010211'] }, MEMBER)).code).toBe('cart-sellers')
      const shown = (await info(await choose(MEMBER, two), MEMBER)).data
      expect(shown).toMatchObject({
        ...{ needsAddress: true, priceDetail: { bookPriceTotal: 417 }, companyId: '560' },
        productName: expect.stringContaining('等 2 种商品'),
      })
      expect((shown.lifeStyleResources as { name: string }[]).map(({ name }) => name)).toEqual(
        expect.arrayContaining(['澜途潮汐速干沙滩巾 · 潮汐蓝，70 × 140 厘米', '澜湾岛海浪伴手礼盒']),
      )
    })

    it('[B3] may be paid by what each of its goods lets points and coins take, of its own share', async () => {
      await fill(GOLD, BOX, { ...TOWEL, quantity: 2 })
      const shown = (await info(await choose(GOLD, two), GOLD)).data
      // 3,280 of the box, 5 % of two towels; half of two towels.
      expect(shown.deductions).toMatchObject([
        { deductionType: 1, most: 3_280 + 890, amount: 4_170, isUsed: false },
        { deductionType: 2, most: 89, amount: 30 },
      ])
    })

    it('leaves what was bought with the order, and the rest in it', async () => {
      await fill(MEMBER, TOWEL, BOX, VASE)
      const { id } = await addressOf(MEMBER)
      const { data } = await book(await choose(MEMBER, two), MEMBER, id, 417)
      expect(idsOf(await cart('list', {}, MEMBER))).toEqual(['500102-50010211'])
      const detail = await post('/online/order/orderdetail/query', { orderId: data.orderId }, MEMBER)
      expect((detail.data as unknown as { subOrders: unknown[] }).subOrders).toHaveLength(2)
    })

    it('is bought once, by however many taps and devices at once', async () => {
      await fill(BUYER, TOWEL, BOX)
      const { id } = await addressOf(BUYER)
      const choices = await Promise.all(Array.from({ length: 25 }, () => choose(BUYER, two)))
      const tries = choices.flatMap((one) => [one, one])
      const replies = await crowd(tries.length, (at) => book(tries[at]!, BUYER, id, 417))
      const made = new Set(replies.filter(({ responseCode }) => responseCode === '0').map(({ data }) => data.orderId))
      const words = new Set(replies.filter(({ responseCode }) => responseCode !== '0').map(({ message }) => message))
      expect([made.size, [...words]]).toEqual([1, ['购物车里的商品有变化，请回购物车确认后再结算']])
      const its = and(eq(orders.memberId, BUYER), eq(orders.kind, 'cart'))
      expect(await db().select().from(orders).where(its)).toHaveLength(1)
      expect(idsOf(await cart('list', {}, BUYER))).toEqual([])
    })

    it('[A5] is told of the orders that have all there may be and are not paid yet, with the way to them', async () => {
      const { id: addressId } = await addressOf(EARLY)
      const add = () => cart('add', { ...WHALE, quantity: 1 }, EARLY)
      const buy = async () => {
        await add()
        return book(await choose(EARLY, ['680102-68010211']), EARLY, addressId, 128)
      }
      const [first, second] = [await buy(), await buy()]
      expect((await add()).code).toBe('order-unpaid')
      const { orderId } = first.data
      await post('/online/order/cancel/create', { orderId }, EARLY)
      await add()
      const choice = await choose(EARLY, ['680102-68010211'])
      expect(linesOf(await cart('list', {}, EARLY))).toMatchObject([{ canBuy: true, most: 1 }])
      const whale = { productId: '680102', quantity: 1, skuId: '68010211' }
      const straight = await post('/online/order/temporder/product/create', whale, EARLY)
      const other = await book(straight.data.tempOrderId, EARLY, addressId, 128)
      expect(linesOf(await cart('list', {}, EARLY))).toMatchObject([
        { canBuy: false, note: '该商品限购2件，待支付的订单里有 2 件', noteTo: '/order?tab=unpaid' },
      ])
      const { problem } = (await info(choice, EARLY)).data
      expect(problem).toMatchObject({ code: 'order-unpaid' })
      expect([second, other].map(({ data }) => data.orderId)).toContain(problem.orderId)
    })

    it('[A5] says of goods whose last one is in such an order what the shop says elsewhere, and to others that they are gone', async () => {
      const { id: addressId } = await addressOf(LATE)
      await fill(LATE, VASE)
      await fill(OTHER, VASE)
      const straight = await post('/online/order/temporder/product/create', { ...VASE, quantity: 1 }, LATE)
      const { data } = await book(straight.data.tempOrderId, LATE, addressId, 236)
      await db().update(stockTaken).set({ taken: 36 }).where(eq(stockTaken.itemId, '50010211'))
      const note = '还有待支付的同款订单，请先支付或取消'
      const held = { canBuy: false, isChosen: false, note, noteTo: '/order?tab=unpaid' }
      expect(linesOf(await cart('list', {}, LATE))).toMatchObject([held])
      await db().delete(cartLines).where(eq(cartLines.memberId, LATE))
      expect((await cart('add', { ...VASE, quantity: 1 }, LATE)).code).toBe('order-unpaid')
      expect((await cart('list', {}, OTHER)).data.invalid).toMatchObject([{ note: '已售罄' }])
      await post('/online/order/cancel/create', { orderId: data.orderId }, LATE)
      expect((await cart('add', { ...VASE, quantity: 1 }, LATE)).code).toBeUndefined()
      await db().delete(stockTaken).where(eq(stockTaken.itemId, '50010211'))
    })

    it('[A5] is not changed to more than the orders to pay leave, which it says', async () => {
      const several = sql`jsonb_set(body, '{goods,good_extends,single_buy_num}', '0')`
      await db().update(products).set({ body: several }).where(eq(products.id, WHALE.productId))
      forgetCatalogue(db())
      const { id: addressId } = await addressOf(LATE)
      await fill(LATE, WHALE)
      const straight = await post('/online/order/temporder/product/create', { ...WHALE, quantity: 1 }, LATE)
      await book(straight.data.tempOrderId, LATE, addressId, 128)
      const limitNote = '该商品限购2件，待支付的订单里有 1 件'
      expect(linesOf(await cart('list', {}, LATE))).toMatchObject([{ canBuy: true, most: 1, limitNote }])
      expect((await cart('change', { id: '680102-68010211', quantity: 2 }, LATE)).code).toBe('order-unpaid')
    })

    it('that was changed since is not bought, and stays', async () => {
      await fill(OTHER, TOWEL)
      const { id } = await addressOf(OTHER)
      const choice = await choose(OTHER, ['680101-68010111'])
      await cart('change', { id: '680101-68010111', quantity: 2 }, OTHER)
      expect((await book(choice, OTHER, id, 89)).message).toBe('购物车里的商品有变化，请回购物车确认后再结算')
      expect(linesOf(await cart('list', {}, OTHER))).toMatchObject([{ quantity: 2 }])
    })
  })
})
