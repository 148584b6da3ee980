import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import type { Coupon } from '../../../schemas/domain/coupon.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { coupons, memberCoupons } from '../../db/schema.ts'
import { expireOrders } from '../../orders/end-order.ts'
import { advanceRefund } from '../../orders/refund-order.ts'
import { beginPayment, handlePaymentWebhook } from '../../orders/take-payment.ts'

const [BUYER, STAFF] = ['900011', '900090']
/** It begins on Sunday at nine, and its last moment is Wednesday 23:58:59. */
const [BEGINS, ENDS] = ['2026-11-22T09:00:00', '2026-11-25T23:59:00']
const contacts = { name: '林小满', phone: '13800000000' }

type Fields = Readonly<Record<string, unknown>>

describeInSandbox('the life of a coupon by the shop’s clock', NOON, (opened) => {
  const { clock, db, call } = sandboxMall(opened)
  const at = (time: string) => (clock.time = Date.parse(`${time}+08:00`))
  const send = async (method: 'GET' | 'POST', url: string, payload?: object, member = BUYER) =>
    (await call({ method, url, member, ...(payload && { payload }) })).json() as Fields & { readonly data?: Fields }
  let couponId = ''
  let number = 0
  const give = async (more: Partial<Coupon> = {}) => {
    couponId = `life-${number++}`
    const body: Coupon = {
      ...{ couponId, couponName: '玩乐满减券', couponType: 0, discountMode: 2, denomination: 30, threshold: 200 },
      ...{ validFrom: BEGINS, validUntil: ENDS, productTypes: [6, 31], productIds: [], stock: 9, isReturnable: true },
      ...more,
    }
    await db().insert(coupons).values({ id: couponId, position: 1, stock: 9, body })
    const bizCode = `77${String(number).padStart(10, '0')}`
    await db().insert(memberCoupons).values({ memberId: BUYER, couponId, receivedAt: NOON, bizCode })
    return bizCode
  }
  beforeEach(() => void at('2026-11-20T12:00:00'))

  const mine = async () => {
    const list = ((await send('GET', contracts.myCoupons.path)).data?.['coupons'] ?? []) as Fields[]
    const { state, obstacle } = list.find((one) => one['couponId'] === couponId) ?? {}
    return [state, obstacle].filter((one) => one !== undefined)
  }
  const choose = async () => {
    const choice = { id: '310101', productId: '3101011', useDate: '2026-11-30', useCopies: 2 }
    return String((await send('POST', contracts.savePlayOrder.path, { reqDtos: choice }))['shoppingId'])
  }
  const priceOf = async (shoppingId: string) => {
    const { data } = await send('GET', `/online/order/shoppingInfo/${shoppingId}?couponId=${couponId}`)
    return (data as { readonly priceDetail: Fields }).priceDetail['bookPriceTotal']
  }
  const book = async (shoppingId: string, bookPriceTotal: unknown) => {
    const reqDtos = { shoppingId, contacts, bookPriceTotal, couponId }
    return send('POST', contracts.bookOrder.path, { reqDtos })
  }
  const order = async () => {
    const shoppingId = await choose()
    const made = await book(shoppingId, await priceOf(shoppingId))
    expect(made).toMatchObject({ responseCode: '0' })
    return String(made.data?.['orderId'])
  }
  /** What the choice of coupons of an order's form says of it. */
  const offered = async (shoppingId: string) => {
    const { data } = await send('POST', contracts.orderCoupons.path, { shoppingId })
    const of = (list: unknown) => (list as Fields[]).find((one) => one['couponId'] === couponId)
    return of(data?.['usable']) ? 'usable' : of(data?.['unusable'])?.['reason']
  }
  const saidOfCoupon = async (orderId: string) =>
    (await send('POST', contracts.orderRefundLines.path, { orderId }))['orderRefundLines'] as Fields
  const pay = async (orderId: string) => {
    const begun = await beginPayment(db(), orderId, BUYER, clock.now())
    const notice = { payId: begun!.payId, providerNo: `life-${orderId}`, isPaid: true, amountFen: begun!.amountFen }
    await handlePaymentWebhook(db(), notice, clock.now())
  }
  const refundWhole = async (orderId: string) => {
    const { lines } = (await saidOfCoupon(orderId)) as { lines: { subOrderId: string }[] }
    const quantity = [{ subOrderId: lines[0]!.subOrderId, copies: 2 }]
    const reqDtos = { orderId, requestKey: `key-${orderId}`, reason: 2, quantity }
    const refundId = String((await send('POST', contracts.orderRefundApply.path, { reqDtos })).data?.['refundId'])
    await advanceRefund(db(), refundId, 'approve', clock.now())
    expect(await advanceRefund(db(), refundId, 'settle', clock.now())).toBe('returned')
  }

  it('before its first moment it is shown with that moment, and taken for nothing', async () => {
    await give()
    at('2026-11-22T08:59:59')
    const shoppingId = await choose()
    expect([await mine(), await offered(shoppingId)]).toEqual([['usable', '11月22日 09:00 起可用'], '不在有效期内'])
    expect(await book(shoppingId, 536 - 30)).not.toMatchObject({ responseCode: '0' })
    at(BEGINS)
    expect([await mine(), await offered(shoppingId)]).toEqual([['usable'], 'usable'])
    expect(await book(shoppingId, await priceOf(shoppingId))).toMatchObject({ responseCode: '0' })
    expect(await mine()).toEqual(['used'])
  })

  it('on its last day it is good until its last second, and not one after', async () => {
    await give()
    at('2026-11-25T23:58:59')
    const shoppingId = await choose()
    const price = await priceOf(shoppingId)
    expect([await mine(), await offered(shoppingId)]).toEqual([['usable'], 'usable'])
    at(ENDS)
    expect([await mine(), await offered(shoppingId)]).toEqual([['expired'], '不在有效期内'])
    expect(await book(shoppingId, price)).not.toMatchObject({ responseCode: '0' })
  })

  it('of an order that is given back it is free again while it is in date, and says so before', async () => {
    await give()
    at('2026-11-23T10:00:00')
    const orderId = await order()
    await pay(orderId)
    expect((await saidOfCoupon(orderId))['coupon']).toEqual({ couponName: '玩乐满减券', isReturnable: true })
    await refundWhole(orderId)
    expect(await mine()).toEqual(['usable'])
    expect(await order()).not.toBe(orderId)
  })

  it('of an order that is given back when it is out of date nobody is promised it, and it stays so', async () => {
    await give()
    at('2026-11-25T23:58:00')
    const orderId = await order()
    await pay(orderId)
    at(ENDS)
    expect((await saidOfCoupon(orderId))['coupon']).toEqual({
      ...{ couponName: '玩乐满减券', isReturnable: true, isOver: true },
    })
    await refundWhole(orderId)
    expect(await mine()).toEqual(['expired'])
  })

  it('of an order that nobody paid for it is free again, and out of date where it is', async () => {
    await give()
    at('2026-11-25T23:58:00')
    await order()
    expect(await mine()).toEqual(['used'])
    at('2026-11-26T02:00:00')
    await expireOrders(db(), clock.now())
    expect(await mine()).toEqual(['expired'])
  })

  it('[A3] from its end on it is given to nobody, and who asks is told that it is over', async () => {
    await give()
    const receive = async () => {
      await db().delete(memberCoupons).where(eq(memberCoupons.couponId, couponId))
      return (await send('POST', contracts.receiveCoupon.path, { couponId }))['code']
    }
    at('2026-11-25T23:58:59')
    expect(await receive()).toBeUndefined()
    at(ENDS)
    expect(await receive()).toBe('coupon-expired')
  })

  it('at a counter it is taken from its first second to its last, and the counter says why not', async () => {
    const code = await give({ couponType: 5, denomination: 0, threshold: 0 })
    const look = async () => {
      const { data } = await send('GET', `${contracts.checkCode.path}?code=${code}`, undefined, STAFF)
      return (data?.['code'] as Fields | undefined)?.['obstacle']
    }
    const redeem = async () => (await send('POST', contracts.codeRedeem.path, { code }, STAFF))['code']
    at('2026-11-22T08:59:59')
    expect([await look(), await redeem()]).toEqual(['还没到可以使用的时间，11月22日 09:00起可以使用', 'code-early'])
    at(ENDS)
    expect([await look(), await redeem()]).toEqual(['券码已过期', 'code-expired'])
    at('2026-11-25T23:58:59')
    expect([await look(), await redeem()]).toEqual([undefined, undefined])
    expect(await mine()).toEqual(['used'])
  })
})
