import { describe, expect, it } from 'vitest'
import { checkRoutes } from '../testing/shop.ts'

describe('param-name', () => {
  it('shows a part whose name expressions cannot read', () => {
    expect(
      checkRoutes({ routes: [{ name: 'goods', path: '/goods/:goods-id', title: '商品', open: false }] }, []),
    ).toEqual([
      {
        rule: 'param-name',
        underlined: ':goods-id',
        message: '参数「:goods-id」的名字只能用字母、数字和 _，而且不能重复',
      },
    ])
  })

  it('shows the second of two parts of one name', () => {
    expect(
      checkRoutes({ routes: [{ name: 'goods', path: '/:id/goods/:id', title: '商品', open: false }] }, []),
    ).toEqual([
      { rule: 'param-name', underlined: ':id', message: '参数「:id」的名字只能用字母、数字和 _，而且不能重复' },
    ])
  })
})
