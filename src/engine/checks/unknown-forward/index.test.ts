import { describe, expect, it } from 'vitest'
import { checkRoutes } from '../testing/shop.ts'

const goods = (forward: string, path = '/goods/:goodsId') =>
  checkRoutes({ routes: [{ name: 'goods', path, title: '商品', open: false, forward }] }, [])

describe('unknown-forward', () => {
  it('shows a part that the address does not have, and the nearest', () => {
    expect(goods('goodId')).toEqual([
      {
        rule: 'unknown-forward',
        underlined: '"goodId"',
        message: '地址「/goods/:goodsId」里没有参数「goodId」，是不是「goodsId」？',
      },
    ])
  })

  it('shows any part of an address that has none', () => {
    expect(goods('id', '/goods')).toEqual([
      { rule: 'unknown-forward', underlined: '"id"', message: '地址「/goods」里没有参数「id」' },
    ])
  })

  it('allows a part that the address has', () => {
    expect(goods('goodsId')).toEqual([])
  })
})
