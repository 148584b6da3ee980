import { describe, expect, it } from 'vitest'
import { check, shop, withAction } from '../../../engine/checks/testing/shop.ts'

const content = { codes: new Set<string>(), products: new Set(['650101', '100101']) }
const told = (to: string, given: object = { content }) =>
  check(withAction({ do: 'navigate', to }), { ...shop, routes: [], ...given }).map(({ rule, underlined, message }) => [
    rule,
    underlined,
    message,
  ])

describe('unknown-product', () => {
  it.each([
    ['/goods/1', '1'],
    ['/tc-fostay/hotel/detail/100109', '100109'],
    ['/seckill/goods/7?from=lantu', '7'],
  ])('remarks %s, of which there is nothing', (to, id) => {
    expect(told(to)).toEqual([['unknown-product', `"${to}"`, `没有商品「${id}」`]])
  })

  it.each(['/goods/650101', '/hotel/detail/100101?checkIn=2026-11-20', '/combo', '/goods/{{ query.id }}'])(
    'takes %s',
    (to) => {
      expect(told(to)).toEqual([])
    },
  )

  it('says nothing where nobody knows what the backend sells', () => {
    expect(told('/goods/1', {})).toEqual([])
  })
})
