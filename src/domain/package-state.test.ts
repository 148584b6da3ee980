import { describe, expect, it } from 'vitest'
import { advanceText, canBuyPackage, confirmWord, dailyItems, packageButton, saleDatesText } from './package-state.ts'

const on = { packageStatus: 1, stock: 9 } as const
const item = (itemType: 1 | 2 | 3 | 4 | 5, name = String(itemType)) => ({
  itemType,
  itemTypeName: '',
  name,
  qtyDesc: '1 份',
  productPackageId: '1',
})

describe('a package', () => {
  it('[A4] can be bought in status 1 alone, and while there is any', () => {
    expect(canBuyPackage(on)).toBe(true)
    expect(([2, 3] as const).map((packageStatus) => canBuyPackage({ ...on, packageStatus }))).toEqual([false, false])
    expect(canBuyPackage({ ...on, stock: 0 })).toBe(false)
  })

  it('[A4] says 立即购买 unless it has words of its own', () => {
    expect(packageButton(on)).toBe('立即购买')
    expect(packageButton({ packageStatus: 2, stock: 9, buttonText: '即将开售' })).toBe('即将开售')
    expect(packageButton({ ...on, stock: 0, buttonText: '抢' })).toBe('已售罄')
  })

  it('[B3] is confirmed at once when isDocking is 1', () => {
    expect([confirmWord(1), confirmWord(0), confirmWord(2)]).toEqual(['即时确认', '二次确认', '二次确认'])
  })

  it('says when it is on sale', () => {
    const dates = { salestartdate: '2026-11-20T10:00:00', saleenddate: '2026-12-20T23:59:00' }
    expect(saleDatesText(dates)).toBe('11月20日 10:00 至 12月20日 23:59')
  })

  it('[B5] asks to book ahead only when that is more than 0 days', () => {
    expect([advanceText(3), advanceText(0)]).toEqual(['需提前 3 天预约', undefined])
  })

  it('[B9] shows what it holds in the order 5, 2, 3, 1, 4', () => {
    const { shown, hasMore } = dailyItems(([1, 2, 3, 4, 5] as const).map((type) => item(type)))
    expect([shown.map(({ itemType }) => itemType), hasMore]).toEqual([[5, 2, 3, 1, 4], false])
  })

  it('[B9] shows five of them at most', () => {
    const { shown, hasMore } = dailyItems([item(4, 'a'), item(4, 'b'), item(5), item(2), item(3), item(1)])
    expect([shown.map(({ name }) => name), hasMore]).toEqual([['5', '2', '3', '1', 'a'], true])
  })
})
