import { describe, expect, it } from 'vitest'
import { choicePicture, choiceText, isOut, skuOf } from './goods-sku.ts'

const specs = [
  {
    spec_id: '1',
    spec_name: '颜色',
    spec_type: 1 as const,
    valueList: [
      { spec_value_id: '11', spec_value: '蓝', spec_value_img: '/blue' },
      { spec_value_id: '12', spec_value: '米', spec_value_img: '/sand' },
    ],
  },
  {
    spec_id: '2',
    spec_name: '尺寸',
    spec_type: 0 as const,
    valueList: [
      { spec_value_id: '21', spec_value: '小' },
      { spec_value_id: '22', spec_value: '大' },
    ],
  },
]
const sku = (spec_key: string, enable_quantity = 9) => ({
  sku_id: `s${spec_key}`,
  spec_key,
  price: 89,
  originalprice: 129,
  enable_quantity,
})
const skus = [sku('11-21'), sku('11-22', 4), sku('12-21'), sku('12-22', 0)]

describe('the sku of a choice', () => {
  it('[A3] is looked up by the joined ids of its values, or no_spec', () => {
    expect(skuOf(skus, ['12', '22'])?.enable_quantity).toBe(0)
    expect(skuOf([sku('no_spec')], [])?.sku_id).toBe('sno_spec')
    expect(skuOf(skus, ['12', '23'])).toBeUndefined()
  })

  it('tells which values there is none of', () => {
    expect(isOut(skus, ['12', '21'], 1, '22')).toBe(true)
    expect(isOut(skus, ['11', '21'], 1, '22')).toBe(false)
  })

  it('is said in words, and shown by the picture of its first group with pictures', () => {
    expect(choiceText(specs, ['12', '21'])).toBe('米，小')
    expect(choicePicture(specs, ['12', '21'])).toBe('/sand')
    expect([choiceText([], []), choicePicture([], [])]).toEqual(['', undefined])
  })
})
