import { describe, expect, it } from 'vitest'
import type { ProductLabel } from '../../../schemas/domain/product-label.ts'
import { marksOf, shownLabels } from './product-marks.ts'

const label = (labelName: string, labelCategoryId2: number): ProductLabel => ({
  ...{ id: labelName, labelId: labelName, labelName, labelCategoryId2 },
})

describe('the marks of a product', () => {
  it('[B3] are the labels of category 2 alone, in their order, each once', () => {
    const labels = [label('亲子', 2), label('采购二组', 1), label('海景', 2), label('亲子', 2)]
    expect(shownLabels(labels)).toEqual(['亲子', '海景'])
    expect(shownLabels()).toEqual([])
  })

  it('[B2.10.1] have the badge where there is one, and leave out what there is not', () => {
    expect(marksOf({ subscriptUrl: '/badge.svg', productLabels: [label('亲子', 2)] })).toEqual({
      subscriptUrl: '/badge.svg',
      labels: ['亲子'],
    })
    expect(marksOf({ subscriptUrl: null, productLabels: [label('采购二组', 1)] })).toEqual({})
  })
})
