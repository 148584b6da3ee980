import { describe, expect, it } from 'vitest'
import type { DailyItem } from '../../../schemas/domain/product-package.ts'
import { confirmWord, isPackageOpen, itemGroups, kindWord, packageWord } from './package-sale.ts'

const sold = { packageStatus: 1, salestartdate: '2026-11-24T10:00:00', stock: 20 } as const

describe('the sale of a package', () => {
  it('[B3, B4] says when it starts, that it is off, that none or few are left', () => {
    expect(packageWord(sold)).toBeUndefined()
    expect(packageWord({ ...sold, packageStatus: 2 })).toBe('11月24日 10:00 开售')
    expect(packageWord({ ...sold, packageStatus: 3 })).toBe('已下架')
    expect(packageWord({ ...sold, stock: 0 })).toBe('已售罄')
    expect([5, 6].map((stock) => packageWord({ ...sold, stock }))).toEqual(['仅剩5份', undefined])
  })

  it('[B4] is open for a package of status 1 of which something is left', () => {
    const open = ([1, 2, 3] as const).map((packageStatus) => isPackageOpen({ packageStatus, stock: 1 }))
    expect(open).toEqual([true, false, false])
    expect(isPackageOpen({ packageStatus: 1, stock: 0 })).toBe(false)
  })

  it('[B3] is confirmed at once when isDocking is 1', () => {
    expect([1, 0].map(confirmWord)).toEqual(['即时确认', '商家确认'])
  })
})

describe('what a package holds', () => {
  const item = (itemType: DailyItem['itemType'], name: string): DailyItem => ({
    ...{ itemType, itemTypeName: String(itemType), name, qtyDesc: '1 份', productPackageId: '1' },
  })

  it('[B9] stands in the order stay, entertainment, enjoy, other, catering', () => {
    const groups = itemGroups([item(4, '早餐'), item(1, '接送'), item(3, '香席'), item(2, '船'), item(5, '房')])
    expect(groups.map(({ itemType }) => itemType)).toEqual([5, 2, 3, 1, 4])
  })

  it('is named by a whole word where its kind stands alone', () => {
    const words = itemGroups([item(4, '早餐'), item(1, '接送'), item(3, '香席'), item(2, '船'), item(5, '房')]).map(
      kindWord,
    )
    expect(words).toEqual(['住宿', '娱乐', '体验', '1', '餐饮'])
  })

  it('keeps the order of items of one type', () => {
    const [group] = itemGroups([item(4, '早餐'), item(4, '晚餐')])
    expect(group?.items.map(({ name }) => name)).toEqual(['早餐', '晚餐'])
  })
})
