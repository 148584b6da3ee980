import { expect, it } from 'vitest'
import type { OrderDetail } from '../../../schemas/domain/order-detail.ts'
import type { StayPurchases } from '../../../schemas/domain/stay-purchases.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'

/** 900003 has a stay to which nothing was bought yet, 900004 one with two purchases. */
const [GOLD, PLATINUM] = ['900003', '900004']

describeInSandbox('what is bought to a stay (B2.3, B5)', NOON, (opened) => {
  const { clock, call } = sandboxMall(opened)
  const ask = (orderId: string, member?: string) =>
    call({ url: `/online/order/mainOrder/${orderId}/purchases`, ...(member && { member }) })
  const purchases = async (orderId: string, member: string) =>
    (await ask(orderId, member)).json<{ data: StayPurchases }>().data
  const offered = ({ offers }: StayPurchases) => offers.map(({ productId }) => productId)
  const detail = async (orderId: string) => {
    const payload = { reqDtos: { orderId } }
    const url = '/online/order/orderdetail/query'
    return (await call({ method: 'POST', url, member: PLATINUM, payload })).json<{ data: OrderDetail }>().data
  }

  it('is offered with the day of arrival and who stays', async () => {
    const found = await purchases('90000324', GOLD)
    expect(offered(found).toSorted()).toEqual(['610104', '610105'])
    expect(found.offers.find(({ productId }) => productId === '610104')?.productUrl).toBe(
      '/productDetail/610104?departureDate=2026-12-13&mainOrderId=90000324&mainOrderUseNum=0&adults=2&childs=1',
    )
    expect(found.bought).toEqual([])
  })

  it('is offered to the hotels for which it is sold, and to nothing but a stay whose guests are known', async () => {
    expect(offered(await purchases('90000326', GOLD))).toEqual(['610104'])
    for (const other of ['90000327', '90000311', '90000301']) expect(offered(await purchases(other, GOLD))).toEqual([])
  })

  it('stands beside its stay, the newest first, and names it', async () => {
    const { bought } = await purchases('90000471', PLATINUM)
    expect(bought.map(({ orderId, statusText }) => [orderId, statusText])).toEqual([
      ['90000473', '待支付'],
      ['90000472', '已确认'],
    ])
    expect((await detail('90000472')).mainOrder).toEqual({
      ...{ orderId: '90000471', productName: '澜湾岛海景度假酒店', kindText: '酒店', path: '/detail/90000471' },
    })
    expect((await detail('90000471')).mainOrder).toBeUndefined()
  })

  it('is nobody else’s to see', async () => {
    expect((await ask('90000471', GOLD)).statusCode).toBe(404)
    expect((await ask('90000471')).statusCode).toBe(401)
  })

  it('begins with today while the guests are there, and is offered no more once they left', async () => {
    clock.time = Date.parse('2026-12-14T09:00:00+08:00')
    const [first] = (await purchases('90000324', GOLD)).offers
    expect(first?.productUrl).toContain('departureDate=2026-12-14&')
    clock.time = Date.parse('2026-12-16T09:00:00+08:00')
    expect((await purchases('90000324', GOLD)).offers).toEqual([])
  })
})
