import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Coupon } from '../../schemas/domain/coupon.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { coupons, memberCoupons } from '../db/schema.ts'
import { readRefundLines } from './read-refunds.ts'
import { advanceRefund, applyRefund } from './refund-order.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

const body: Coupon = {
  ...{ couponId: '', couponName: '玩乐满减券', couponType: 0, discountMode: 2, denomination: 30, threshold: 200 },
  ...{ validFrom: '2026-11-01T00:00', validUntil: '2026-11-30T23:59', productTypes: [], productIds: [], stock: 9 },
}

describeOnDatabases('the coupon of an order that is given back', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)

  /** Somebody paid for two copies with a coupon. */
  async function paid(rule: Partial<Coupon>) {
    const couponId = book.fresh('coupon')
    await db()
      .insert(coupons)
      .values({ id: couponId, position: 1, stock: 9, body: { ...body, ...rule } })
    await db().insert(memberCoupons).values({ memberId: 'm1', couponId, receivedAt: NOW })
    const quote = fakeQuote([fakeLine(book.fresh('item'), 9, { copies: 2 })])
    const coupon = { couponId, couponName: '玩乐满减券', fen: 3_000 }
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), quote, { coupon }))
    await book.pay(orderId, 'm1')
    const [line] = await book.lines(orderId)
    /** @returns whether it may be used for another order now */
    const giveBack = async (copies: number, now = NOW) => {
      const wanted = [{ subOrderId: line?.id ?? '', copies }]
      const request = { orderId, memberId: 'm1', requestKey: book.fresh('key'), reason: 2, description: '', wanted }
      const applied = await applyRefund(db(), request, now)
      const refundId = 'refundId' in applied ? applied.refundId : ''
      await advanceRefund(db(), refundId, 'approve', now)
      expect(await advanceRefund(db(), refundId, 'settle', now)).toBe('returned')
      const [mine] = await db().select().from(memberCoupons).where(eq(memberCoupons.couponId, couponId))
      expect(await book.audit()).toEqual([])
      return mine?.orderId === null
    }
    return { orderId, couponId, giveBack }
  }

  const page = async (orderId: string) => (await readRefundLines(db(), { orderId, memberId: 'm1' }, NOW))?.coupon

  it('comes back with the last copy where its own rule says so, and the page of the application says it', async () => {
    const { orderId, giveBack } = await paid({ isReturnable: true })
    expect(await page(orderId)).toEqual({ couponName: '玩乐满减券', isReturnable: true })
    expect(await giveBack(1)).toBe(false)
    expect(await giveBack(1)).toBe(true)
  })

  it('stays used where its rule says nothing', async () => {
    const { orderId, giveBack } = await paid({})
    expect(await page(orderId)).toEqual({ couponName: '玩乐满减券', isReturnable: false })
    expect(await giveBack(2)).toBe(false)
  })

  it('may serve another order, whose end is another’s affair', async () => {
    const { couponId, giveBack } = await paid({ isReturnable: true })
    expect(await giveBack(2)).toBe(true)
    const again = placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 9)]), {
      coupon: { couponId, couponName: '玩乐满减券', fen: 3_000 },
    })
    await book.place(again)
    expect(await book.audit()).toEqual([])
  })
})
