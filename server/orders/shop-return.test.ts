import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { refundRules, refundRuleText } from '../../src/domain/order/refund-rule.ts'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import type { Coupon } from '../../schemas/domain/coupon.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { coupons, memberCoupons, orderCodes, refunds } from '../db/schema.ts'
import { advanceRefund, applyRefund } from './refund-order.ts'
import { returnByShop, type ShopReturn } from './shop-return.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

const terms = (name: 'never' | 'byService') => ({
  refundTerms: { rule: refundRules[name], text: refundRuleText(refundRules[name]) },
})
const coupon: Coupon = {
  ...{ couponId: '', couponName: '玩乐满减券', couponType: 0, discountMode: 2, denomination: 30, threshold: 200 },
  ...{ validFrom: '2026-11-01T00:00', validUntil: '2026-11-30T23:59', productTypes: [], productIds: [], stock: 9 },
}

describeOnDatabases('what the shop gives back by itself', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  const give = (orderId: string, more: Partial<ShopReturn> = {}) =>
    returnByShop(db(), { orderId, why: 'unable', note: '台风停航，全额退回', ...more }, NOW)
  const settle = async (orderId: string) => {
    const [refund] = await db().select().from(refunds).where(eq(refunds.orderId, orderId))
    expect(await advanceRefund(db(), refund?.id ?? '', 'settle', NOW)).toBe('returned')
    return refund
  }
  const buy = async (copies: number, name: 'never' | 'byService', couponId?: string) => {
    const quote = fakeQuote([fakeLine(book.fresh('item'), 9, { copies, ...terms(name) })])
    const used = couponId === undefined ? {} : { coupon: { couponId, couponName: '玩乐满减券', fen: 3_000 } }
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), quote, used))
    await book.pay(orderId, 'm1')
    return orderId
  }

  it.each(['never', 'byService'] as const)(
    '[B3] is all that was not used, also of what is sold %s: its buyer reads why',
    async (name) => {
      const orderId = await buy(2, name)
      expect(await give(orderId)).toBeUndefined()
      expect(await settle(orderId)).toMatchObject({
        amountFen: 36_000,
        quantity: 2,
        reason: 4,
        description: '台风停航，全额退回',
      })
      expect(await book.order(orderId)).toMatchObject({ orderStatus: 4, refundedFen: 36_000 })
      expect(await book.audit()).toEqual([])
    },
  )

  it('leaves what was used, wholly or in part, and is given once', async () => {
    const orderId = await buy(3, 'byService')
    const [one, other] = await book.codes(orderId)
    for (const [code, status] of [
      [one, codeStatusOf.used],
      [other, codeStatusOf['part-used']],
    ] as const)
      await db()
        .update(orderCodes)
        .set({ status })
        .where(eq(orderCodes.id, code?.id ?? ''))
    const twice = await Promise.all([give(orderId, { why: 'agreed' }), give(orderId, { why: 'agreed' })])
    expect(new Set(twice)).toEqual(new Set(['refund-no-lines', undefined]))
    expect(await settle(orderId)).toMatchObject({ amountFen: 18_000, quantity: 1, reason: 1 })
    expect(await db().select().from(refunds).where(eq(refunds.orderId, orderId))).toHaveLength(1)
  })

  it('and an application of its buyer at the same moment: each copy goes back once', async () => {
    const quote = fakeQuote([fakeLine(book.fresh('item'), 9, { copies: 2 })])
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), quote))
    await book.pay(orderId, 'm1')
    const [line] = await book.lines(orderId)
    const wanted = [{ subOrderId: line?.id ?? '', copies: 2 }]
    const request = { orderId, memberId: 'm1', requestKey: book.fresh('key'), reason: 2, description: '', wanted }
    await Promise.all([give(orderId), applyRefund(db(), request, NOW)])
    const asked = await db().select().from(refunds).where(eq(refunds.orderId, orderId))
    expect(asked.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(36_000)
    expect(await book.audit()).toEqual([])
  })

  it('frees the coupon where the shop owes it, and by its own rule where it was agreed', async () => {
    const freed = async (why: ShopReturn['why']) => {
      const couponId = book.fresh('coupon')
      await db().insert(coupons).values({ id: couponId, position: 1, stock: 9, body: coupon })
      await db().insert(memberCoupons).values({ memberId: 'm1', couponId, receivedAt: NOW })
      const orderId = await buy(2, 'never', couponId)
      expect(await give(orderId, { why })).toBeUndefined()
      await settle(orderId)
      const [mine] = await db().select().from(memberCoupons).where(eq(memberCoupons.couponId, couponId))
      return mine?.orderId === null
    }
    expect([await freed('unable'), await freed('agreed')]).toEqual([true, false])
    expect(await book.audit()).toEqual([])
  })

  it('is nothing of what was not paid or is not there', async () => {
    const unpaid = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 9)])))
    expect([await give(unpaid), await give('0')]).toEqual(['not-found', 'not-found'])
  })
})
