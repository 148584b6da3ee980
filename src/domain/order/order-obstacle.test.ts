import { describe, expect, it } from 'vitest'
import type { SaleItem } from '../../../schemas/domain/ticket.ts'
import { choiceObstacle, mainOrderObstacle, saleObstacle } from './order-obstacle.ts'

const TODAY = '2026-11-20'
const NOW = `${TODAY}T10:00:00`
const item: SaleItem = {
  productId: '1',
  name: '成人票',
  mark: { minCopies: 2, maxCopies: 6, minBookNum: 0 },
  minPrice: 100,
  underLinedPrice: 150,
  priceInventoryMode: 'D',
  availablePeopleType: 1,
  resourceType: 64,
  plan: { from: TODAY, until: '2026-12-20', price: 100, stock: 8 },
}
const undated: SaleItem = { ...item, priceInventoryMode: 'T' }
const day = { priceFen: 100_00, stock: 5 }
const at = (time: string) => Date.parse(`${time}+08:00`)

describe('[B5] what can’t be ordered', () => {
  const obstacle = (copies: number, over: object = {}, date = '2026-11-21') =>
    choiceObstacle(date, NOW, [{ item, copies, day, ...over }])

  it('is a choice of nothing: 请选择数量', () => {
    expect(obstacle(0)).toBe('请选择数量')
    expect(choiceObstacle('2026-11-21', NOW, [])).toBe('请选择数量')
  })

  it.each(['', '2026-02-30', '2026-11-19', 'tomorrow'])('is a choice for %j: 请选择日期', (date) => {
    expect(obstacle(2, {}, date)).toBe('请选择日期')
  })

  it('is something of today that began, unless who is late may come in', () => {
    const hours = (beginTime: string, more: object = {}) => ({
      ...{ item: { ...item, ticketExtend: { beginTime, endTime: '18:30', ...more } } },
    })
    expect(obstacle(2, hours('10:00'), TODAY)).toBe('这一场已经开始，请选择其他日期')
    expect([obstacle(2, hours('10:01'), TODAY), obstacle(2, hours('10:00'))]).toEqual([undefined, undefined])
    expect(obstacle(2, hours('09:00', { lastEntry: '17:00' }), TODAY)).toBeUndefined()
  })

  it('is a day that others have bought meanwhile, which was chosen all the same', () => {
    expect(obstacle(2, { day: { ...day, stock: 0 } })).toBe('这一天已售罄，请选择其他日期')
  })

  it('is a day without a price, or on which it isn’t sold: 请选择日期', () => {
    for (const other of [undefined, { ...day, priceFen: undefined }])
      expect(obstacle(2, { day: other })).toBe('请选择日期')
  })

  it('is more than is left, or a number that isn’t sold', () => {
    expect(obstacle(6)).toBe('超过最大库存！')
    expect(obstacle(1)).toBe('请输入正确的数量')
    expect(obstacle(7, { day: { ...day, stock: 40 } })).toBe('请输入正确的数量')
    expect(obstacle(5)).toBeUndefined()
  })

  it('never is a missing date of what has none', () => {
    expect(obstacle(2, { item: undated }, '')).toBeUndefined()
    expect(obstacle(2, { item: undated, day: { ...day, stock: 0 } }, '')).toBe('超过最大库存！')
  })
})

describe('[B5] what is bought to a main order', () => {
  const chosen = [{ item, copies: 2, day }]
  const stay = { departureDate: '2026-11-24', lastDate: '2026-11-26', mainOrderAdults: 2, mainOrderChilds: 0 }

  it('must match it', () => {
    expect(mainOrderObstacle(true, stay, '2026-11-24', chosen)).toBeUndefined()
    const family = { ...stay, mainOrderAdults: 3, mainOrderChilds: 1 }
    expect(mainOrderObstacle(false, family, '2026-11-24', chosen)).toBe('请选择成人票3份、儿童票1份')
  })

  it.each([
    ['2026-11-23', '请选择入住期间的日期'],
    ['2026-11-26', undefined],
    ['2026-11-27', '请选择入住期间的日期'],
  ])('is used while its guests are there: on %s', (date, told) => {
    expect(mainOrderObstacle(true, stay, date, chosen)).toBe(told)
    const undated = [{ item: { ...item, priceInventoryMode: 'T' as const }, copies: 2, day }]
    expect(mainOrderObstacle(true, stay, date, undated), 'what has no day').toBeUndefined()
  })

  it('needs one where the product does', () => {
    expect(mainOrderObstacle(true, undefined, '2026-11-24', chosen)).toBe('请先预订住宿，再从住宿订单加购')
    expect(mainOrderObstacle(false, undefined, '2026-11-24', chosen)).toBeUndefined()
  })
})

describe('[A4] when a product is sold', () => {
  const product = { status: 1, saleStartDate: '2026-11-20T10:00:00', saleEndDate: '2026-12-01T23:59:00' } as const
  const flash = {
    activityId: '1',
    activityCode: 'SK1',
    startDate: '2026-11-21T10:00:00',
    endDate: '2026-11-22T10:00:00',
    price: 1,
    subType: 0,
    stock: 1,
  } as const

  it('on the shelf, from its first moment to its last', () => {
    expect(saleObstacle(product, at('2026-11-20T09:59:59'))).toBe('11月20日 10:00 开售')
    expect(saleObstacle(product, at('2026-11-20T10:00:00'))).toBeUndefined()
    expect(saleObstacle(product, at('2026-12-02T00:00:00'))).toBe('当前商品已下架')
    expect(saleObstacle({ ...product, status: 0 }, at('2026-11-20T10:00:00'))).toBe('当前商品已下架')
  })

  it('in the time of its flash sale, while other activities have no say', () => {
    const sold = { ...product, productActivity: { ...flash, type: 1 as const } }
    expect(saleObstacle(sold, at('2026-11-21T09:00:00'))).toBe('活动 11月21日 10:00 开始')
    expect(saleObstacle(sold, at('2026-11-21T11:00:00'))).toBeUndefined()
    expect(saleObstacle(sold, at('2026-11-22T11:00:00'))).toBe('活动已结束')
    expect(saleObstacle({ ...sold, productActivity: { ...flash, type: 3 } }, at('2026-11-22T11:00:00'))).toBeUndefined()
  })
})
