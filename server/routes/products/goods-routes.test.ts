import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { coupons, memberCoupons, stockTaken, teamSeats, tempOrders } from '../../db/schema.ts'

/** 900003 is gold, 900011 ordinary. */
const [GOLD, ORDINARY] = ['900003', '900011']

describeInSandbox('goods', NOON, (opened) => {
  const { clock, db, call } = sandboxMall(opened)

  const get = async (url: string) => (await call({ url })).json().data
  const detail = (id: string) => get(`/online/product/${id}/detail`)
  const post = async (url: string, payload: object, member: string) => {
    return (await call({ method: 'POST', url, payload, member })).json()
  }
  const receive = (couponId: string, member: string) => post(contracts.receiveCoupon.path, { couponId }, member)
  const buy = (payload: object, member = ORDINARY) =>
    post(contracts.productTempOrderCreate.path, { reqDtos: payload }, member)
  const bodyOf = async (id: string) => (await db().select().from(tempOrders).where(eq(tempOrders.id, id)))[0]?.body

  it('[B3] are told with who sells them, and without the people of their teams', async () => {
    const product = await detail('650201')
    expect(product).toMatchObject({ path: '/goods/650201', company: { companyId: '560' }, store: { storeId: '10021' } })
    expect(product.groupProduct).toMatchObject({ groupPrice: 168, timeStatus: 1, mayOpen: true })
    expect(JSON.stringify(product)).not.toContain('顾长风')
  })

  it('[A2] of a type that nobody knows have no address', async () => {
    expect(await detail('990101')).not.toHaveProperty('path')
  })

  it('[A4] have the time of their flash sale, and its price while it goes on', async () => {
    const told = async (id: string) => {
      const { priceNow, productActivity } = await detail(id)
      return [productActivity.timeStatus, priceNow]
    }
    expect(await told('650103')).toEqual([0, 568])
    expect(await told('650102')).toEqual([1, 99])
    expect(await told('650104')).toEqual([2, 78])
  })

  it('have what is left of packages and skus', async () => {
    // Orders of the sandbox have four of the package, and two of the first sku.
    await db().update(stockTaken).set({ taken: 6 }).where(eq(stockTaken.itemId, '6701011'))
    await db().insert(stockTaken).values({ itemId: '68010112', day: '', taken: 9 })
    expect((await detail('670101')).packageList[0].stock).toBe(1)
    const { skus } = await get('/buyer-api/goods/680101/skus')
    expect(skus.map((sku: { enable_quantity: number }) => sku.enable_quantity)).toEqual([258, 0, 180, 0])
  })

  it('[A6] go on to the order at the price of who orders', async () => {
    const choice = { productId: '650101', packageId: '6501011', quantity: 2 }
    const gold = await buy(choice, GOLD)
    expect(gold.data.checkoutType).toBe(2)
    expect(await bodyOf(gold.data.tempOrderId)).toMatchObject({
      packageId: '6501011',
      ...{ unitFen: 37810, totalFen: 75620, originalFen: 79600, quantity: 2 },
    })
    const { data } = await buy(choice)
    expect(await bodyOf(data.tempOrderId)).toMatchObject({ unitFen: 39800 })
  })

  it('[A2, A9] go on to another checkout by what they are', async () => {
    const type = async (body: object) => (await buy(body)).data.checkoutType
    expect(await type({ productId: '680101', skuId: '68010111' })).toBe(3)
    expect(await type({ productId: '660101', packageId: '6601011' })).toBe(4)
    expect(await type({ productId: '650201', packageId: '6502011', skuId: '65020111' })).toBe(2)
  })

  it('[A4] are sold at the price of a team inside a team alone: the order has a seat of it', async () => {
    const goods = { productId: '650201', packageId: '6502011', skuId: '65020111' }
    const [alone, team] = [await buy({ ...goods, isGroup: false }), await buy({ ...goods, isGroup: true })]
    expect((await bodyOf(alone.data.tempOrderId))?.unitFen).toBeGreaterThan(16_800)
    expect(await bodyOf(team.data.tempOrderId)).toMatchObject({ unitFen: 16_800, isGroup: true })
    const contacts = { name: '林小满', phone: '13800000000' }
    const reqDtos = { shoppingId: team.data.tempOrderId, contacts, bookPriceTotal: 168 }
    const { data } = await post(contracts.bookOrder.path, { reqDtos }, ORDINARY)
    const seats = await db().select().from(teamSeats).where(eq(teamSeats.orderId, data.orderId))
    expect(seats).toMatchObject([{ memberId: ORDINARY }])
  })

  it('[A3] coupons are those for the product, one for each member', async () => {
    const { coupons: list } = await get('/online/capi/coupon/product/650101')
    expect(list.map((one: { couponType: number }) => one.couponType)).toEqual([0, 1, 2, 5, 6, 7, 10, 0, 0])
    expect((await receive('9001', ORDINARY)).data).toEqual({ couponId: '9001' })
    expect((await receive('9001', ORDINARY)).data, 'sent again it is that one').toEqual({ couponId: '9001' })
    expect((await db().select().from(coupons).where(eq(coupons.id, '9001')))[0]?.stock).toBe(499)
  })

  it('[A3] a coupon is never given out more often than there are, however many ask at once', async () => {
    const members = ['900001', '900002', '900003', '900004', '900005']
    const replies = await Promise.all(members.map((member) => receive('9010', member)))
    expect(replies.filter(({ code }) => code === 'coupon-gone')).toHaveLength(4)
    expect((await db().select().from(coupons).where(eq(coupons.id, '9010')))[0]?.stock).toBe(0)
    expect(await db().select().from(memberCoupons).where(eq(memberCoupons.couponId, '9010'))).toHaveLength(1)
  })

  it('[A3] a coupon that is over is given to nobody', async () => {
    clock.time = NOON + 31 * 24 * 3_600_000
    expect((await receive('9005', GOLD)).code).toBe('coupon-expired')
    clock.time = NOON
    expect((await receive('9005', GOLD)).data).toEqual({ couponId: '9005' })
  })

  it('[A3] a coupon that a member asks for many times at once is given once', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => receive('9002', GOLD)))
    expect(replies.map(({ data }) => data)).toEqual(replies.map(() => ({ couponId: '9002' })))
    expect((await db().select().from(coupons).where(eq(coupons.id, '9002')))[0]?.stock).toBe(199)
  })
})
