import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import type { Cart } from '../../../schemas/domain/cart.ts'
import { TEST_SECRET, testApp, testPorts } from '../../../tests/fixtures/app.ts'
import { crowd } from '../../../tests/fixtures/crowd.ts'
import { describeInSandbox, openFrom } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { forgetCatalogue } from '../../catalogue/cached-reads.ts'
import { cartLines, cartMerges, orders, products } from '../../db/schema.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { advanceRefund, applyRefund } from '../../orders/refund-order.ts'
import { orderBook } from '../../orders/testing/order-book.ts'
import { balanceOf } from '../../points/ledger.ts'
import { createSessions } from '../../session/sessions.ts'

/** Has 12,800 points; has 5,620. */
const [RICH, SHORT] = ['900004', '900003']
/** For points alone, 2,900; for 8,000 points and ¥88; three of them are left. */
const WHALE = { productId: '500201', skuId: '50020111' }
const TEA = { productId: '500202', skuId: '50020211' }
const BOX = { productId: '500203', skuId: '50020311' }
const IDS = ['500201-50020111', '500202-50020211']
const contacts = { name: '林小满', phone: '13800000000' }

interface Reply {
  readonly code?: string
  readonly responseCode?: string
  readonly message?: string
  readonly data: Cart & { readonly tempOrderId: string; readonly orderId: string }
}

describeInSandbox('a cart of the points mall', NOON, (opened) => {
  const { db, call } = sandboxMall(opened)
  const book = orderBook(db)
  const post = async (url: string, reqDtos: object, member?: string): Promise<Reply> =>
    (await call({ method: 'POST', url, payload: { reqDtos }, ...(member && { member }) })).json()
  const cart = (what: string, args: object, member?: string) =>
    post(`/online/fomall/cart/${what}`, { kind: 'points', ...args }, member)
  const fill = async (member: string, ...all: readonly object[]) => {
    for (const one of all) await cart('add', { quantity: 1, ...one }, member)
  }
  const linesOf = ({ data }: Reply) => data.sellers.flatMap(({ lines }) => lines)
  const has = async (memberId: string) => (await balanceOf(db(), { memberId, kind: 'points' }, NOON)).balance
  const addressOf = async (member: string) => {
    const place = { ...contacts, province: '海南省', city: '三亚市', district: '吉阳区', detail: '海棠路 1 号' }
    return (await post('/online/fomall/address/save', place, member)).data as unknown as { readonly id: string }
  }
  const choose = async (member: string, ids: readonly string[] = IDS) =>
    (await cart('checkout', { ids }, member)).data.tempOrderId
  const bookCart = (shoppingId: string, member: string, addressId: string, bookPriceTotal: number) =>
    post('/online/order/booking', { shoppingId, contacts, addressId, bookPriceTotal }, member)
  const reprice = async (id: string, points: number) => {
    const [row] = await db().select().from(products).where(eq(products.id, id))
    const body = { ...row!.body, exchange: { ...row!.body.exchange!, points } }
    await db().update(products).set({ body }).where(eq(products.id, id))
    forgetCatalogue(db())
  }

  beforeEach(async () => {
    await db().delete(cartLines)
    await db().delete(cartMerges)
  })

  it('holds what wants points, and no other mall’s goods; those are not put into the cart of the retail mall', async () => {
    await fill(RICH, TEA, WHALE)
    const { data } = await cart('list', {}, RICH)
    expect(data.sellers[0]?.lines).toMatchObject([
      { id: IDS[1], points: 8_000, price: 88, isChosen: true },
      { id: IDS[0], points: 2_900, price: 0, isChosen: true },
    ])
    expect(data).toMatchObject({ total: 88, chosen: 2, purse: { points: 10_900, balance: 12_800, lacking: 0 } })
    expect(data.sellers[0]).toMatchObject({ total: 88, points: 10_900 })
    expect((await cart('add', { productId: '680101', skuId: '68010111', quantity: 1 }, RICH)).code).toBe('not-for-cart')
    const retail = { kind: 'retail', ...TEA, quantity: 1 }
    expect((await post('/online/fomall/cart/add', retail, RICH)).code).toBe('not-for-cart')
  })

  it('tells how many points are lacking, and goes on to no order for which there are not enough', async () => {
    await fill(SHORT, TEA, WHALE)
    expect((await cart('list', {}, SHORT)).data.purse).toEqual({ points: 10_900, balance: 5_620, lacking: 5_280 })
    expect((await cart('checkout', { ids: IDS }, SHORT)).code).toBe('points-short')
    const fewer = await cart('choose', { ids: [IDS[1]], isChosen: false }, SHORT)
    expect(fewer.data.purse).toEqual({ points: 2_900, balance: 5_620, lacking: 0 })
    expect(await choose(SHORT, [IDS[0]!])).toEqual(expect.any(String))
  })

  it('tells what became of points, of stock and of what is gone since', async () => {
    const long = { memberId: SHORT, kind: 'points' as const, isChosen: true, addedAt: NOON, addedPrice: 0 }
    await db()
      .insert(cartLines)
      .values([
        { ...long, ...WHALE, quantity: 1, addedPoints: 3_300 },
        { ...long, ...BOX, quantity: 5, addedPoints: 5_000, addedPrice: 38_00 },
        { ...long, productId: '500204', skuId: '50020411', quantity: 1, addedPoints: 5_900 },
      ])
    const found = await cart('list', {}, SHORT)
    expect(linesOf(found).find(({ id }) => id === IDS[0])?.priceNote).toBe('价格有变化，比加入时降了 400 积分')
    expect(linesOf(found).find(({ productId }) => productId === '500203')).toMatchObject({
      ...{ note: '库存不足，仅剩 3 件', canBuy: false, most: 3 },
    })
    expect(found.data.invalid).toMatchObject([{ productId: '500204', note: '已售罄', points: 5_900 }])
    expect(found.data.purse).toMatchObject({ points: 2_900 })
  })

  it('of a visitor is the device’s, and joins the member’s at the login, once', async () => {
    const first = await cart('add', { ...TEA, quantity: 1 })
    expect(first.data).toMatchObject({ isMember: false, purse: { points: 8_000, lacking: 0 } })
    const { lines } = first.data
    expect(lines).toEqual([{ ...TEA, quantity: 1, isChosen: true, addedPrice: 88, addedPoints: 8_000 }])
    await fill(RICH, WHALE)
    const key = 'abcdef0123456789abcdef0123456789'
    const merged = await crowd(8, () => cart('merge', { key, lines }, RICH))
    for (const one of merged) expect(linesOf(one).map(({ id, quantity }) => [id, quantity])).toContainEqual([IDS[1], 1])
    expect(linesOf(await cart('list', {}, RICH))).toHaveLength(2)
    expect(linesOf(await cart('list', {}, RICH)).every(({ priceNote }) => priceNote === undefined)).toBe(true)
  })

  describe('that is checked out', () => {
    it('[B3] is one order that takes all their points and the money beside them; each gives back its own', async () => {
      await fill(RICH, TEA, WHALE)
      const { id } = await addressOf(RICH)
      const choice = await choose(RICH)
      const shown = (await call({ method: 'GET', url: `/online/order/shoppingInfo/${choice}`, member: RICH })).json()
      expect(shown.data).toMatchObject({
        lifeStyleResources: [
          { points: 8_000, unitPrice: 88 },
          { points: 2_900, unitPrice: 0 },
        ],
        deductions: [{ deductionType: 1, most: 10_900, amount: 10_900, isUsed: true, isRequired: true }],
        priceDetail: { bookPriceTotal: 88 },
      })
      const { data } = await bookCart(choice, RICH, id, 88)
      expect([await has(RICH), linesOf(await cart('list', {}, RICH))]).toEqual([1_900, []])
      const asked = { tab: 'all', kind: 'exchange', pageNumber: 1, pageSize: 10 }
      const listed = (
        await call({ method: 'POST', url: contracts.orderList.path, payload: asked, member: RICH })
      ).json()
      expect(listed.data.orders[0]).toMatchObject({ orderId: data.orderId, points: 10_900, priceTotal: 88 })
      await book.pay(data.orderId, RICH)
      expect((await book.codes(data.orderId)).toSorted((one, other) => one.paidFen - other.paidFen)).toMatchObject([
        { paidFen: 0, points: 2_900 },
        { paidFen: 88_00, points: 8_000 },
      ])
      for (const [nth, back] of [9_900, 12_800].entries()) {
        const lines = await book.lines(data.orderId)
        const wanted = [{ subOrderId: lines[nth]!.id, copies: 1 }]
        const request = {
          orderId: data.orderId,
          memberId: RICH,
          requestKey: book.fresh('key'),
          reason: 1,
          description: '',
        }
        const applied = await applyRefund(db(), { ...request, wanted }, NOON)
        if (!('refundId' in applied)) throw new Error(applied.obstacle)
        for (const event of ['approve', 'settle'] as const) await advanceRefund(db(), applied.refundId, event, NOON)
        expect(await has(RICH)).toBe(back)
      }
      expect((await book.order(data.orderId))?.refundedFen).toBe(88_00)
      expect(await auditOrders(db())).toEqual([])
    })

    it('that costs points alone is paid as it is made', async () => {
      await fill(SHORT, WHALE)
      const { id } = await addressOf(SHORT)
      const { data } = await bookCart(await choose(SHORT, [IDS[0]!]), SHORT, id, 0)
      expect(await book.order(data.orderId)).toMatchObject({ kind: 'exchange', totalFen: 0, orderStatus: 5 })
      expect(await has(SHORT)).toBe(2_720)
    })

    it('wants as many points as it does when it is ordered, and is no order of what the points mall sells no more', async () => {
      await fill(RICH, TEA)
      const { id } = await addressOf(RICH)
      const choice = await choose(RICH, [IDS[1]!])
      await reprice('500202', 16_000)
      const reply = await bookCart(choice, RICH, id, 88)
      expect(reply.message).toBe('积分不足，还差 3200 积分')
      await reprice('500202', 8_000)
    })

    it('is bought once, with its points, by however many at once, on two instances', async () => {
      await fill(RICH, TEA, WHALE)
      const { id } = await addressOf(RICH)
      const before = await has(RICH)
      const { source } = opened()
      const other = source.databaseUrl ? await openFrom(source) : undefined
      const clock = { now: () => NOON, offset: () => 0 }
      const second: FastifyInstance | undefined =
        other && (await testApp(other, { ports: testPorts(other, { clock }) }))
      const choices = await crowd(25, () => choose(RICH))
      const { token } = await createSessions({ db: db(), clock, secret: TEST_SECRET }).begin(RICH)
      const order = async (shoppingId: string, at: number): Promise<Reply> => {
        const payload = { reqDtos: { shoppingId, contacts, addressId: id, bookPriceTotal: 88 } }
        const headers = { authorization: `Bearer ${token}` }
        const request = { method: 'POST', url: '/online/order/booking', payload, headers } as const
        return second && at % 2 === 1
          ? (await second.inject(request)).json()
          : (await call({ ...request, member: RICH })).json()
      }
      const replies = await crowd(50, (at) => order(choices[at >> 1]!, at)).finally(() => other?.close())
      const made = new Set(replies.filter(({ responseCode }) => responseCode === '0').map(({ data }) => data.orderId))
      const words = new Set(replies.filter(({ responseCode }) => responseCode !== '0').map(({ message }) => message))
      expect(made.size).toBe(1)
      expect([...words].filter((word) => !/购物车里的商品有变化|积分不足/.test(word ?? ''))).toEqual([])
      const its = and(eq(orders.memberId, RICH), eq(orders.id, [...made][0]!))
      expect(await db().select().from(orders).where(its)).toHaveLength(1)
      expect([await has(RICH), linesOf(await cart('list', {}, RICH))]).toEqual([before - 10_900, []])
      expect(await auditOrders(db())).toEqual([])
    })
  })
})
