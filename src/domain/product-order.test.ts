import { describe, expect, it } from 'vitest'
import type { GoodsSpec, ProductPackage } from '../../schemas/domain/product-package.ts'
import { copiesObstacle, orderedThing } from './product-order.ts'

const pack: ProductPackage = {
  ...{ id: 'p1', name: '双人', price: 99, originalprice: 199, packageStatus: 1, isDocking: 1, stock: 4 },
  ...{ salestartdate: '2026-11-24T10:00:00', saleenddate: '2027-01-01T00:00:00' },
  ...{ productPackagesRule: { advanceDays: 1 }, dailyDescList: [] },
}
const sku = (sku_id: string, enable_quantity = 9) => ({
  ...{ sku_id, spec_key: sku_id, price: 328, originalprice: 428, enable_quantity },
})
const goods: GoodsSpec = { specs: [], skus: [sku('s1')], good_extends: { single_buy_num: 5 }, purchaseLimit: 2 }
const none = () => 0

describe('what a choice names', () => {
  it('[A5] without a package is 请选择套餐', () => {
    expect(orderedThing({ packageList: [pack] }, {}, none)).toBe('请选择套餐')
    expect(orderedThing({ packageList: [pack] }, { packageId: 'other' }, none)).toBe('请选择套餐')
  })

  it('[A4, B4] is no package that has not started, is off, or of which nothing is left', () => {
    const of = (over: Partial<ProductPackage>) =>
      orderedThing({ packageList: [{ ...pack, ...over }] }, { packageId: 'p1' }, none)
    expect([of({ packageStatus: 2 }), of({ packageStatus: 3 })]).toEqual(['11月24日 10:00 开售', '已下架'])
    expect(orderedThing({ packageList: [pack] }, { packageId: 'p1' }, () => 4)).toBe('已售罄')
  })

  it('is a package with what is left of it', () => {
    expect(orderedThing({ packageList: [pack] }, { packageId: 'p1' }, () => 1)).toMatchObject({ price: 99, stock: 3 })
  })

  it('[A5] is the only sku without being named, one of several when it is', () => {
    expect(orderedThing({ goods }, {}, none)).toMatchObject({ id: 's1', price: 328, stock: 9, most: 2 })
    const several = { ...goods, skus: [sku('s1'), sku('s2', 0)] }
    expect(orderedThing({ goods: several }, {}, none)).toBe('请先选择产品规格！')
    expect(orderedThing({ goods: several }, { skuId: 's2' }, none)).toBe('该规格暂时缺货！')
  })
})

describe('how many of it', () => {
  it('[A5] are no more than may be bought at once, and than are left', () => {
    expect([0, 1, 2, 3].map((copies) => copiesObstacle(copies, { stock: 9, most: 2 }))).toEqual([
      '请选择数量',
      undefined,
      undefined,
      '超过限购数量',
    ])
    expect(copiesObstacle(4, { stock: 3, most: 0 })).toBe('超过最大库存！')
  })
})
