import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, shop, withAction } from '../testing/shop.ts'

describe('unknown-route', () => {
  it('shows a path that no address of the shop fits, and the nearest', () => {
    expect(check(withAction({ do: 'navigate', to: '/comb' }))).toEqual([
      { rule: 'unknown-route', underlined: '"/comb"', message: '商城里没有地址「/comb」，是不是「/combo」？' },
    ])
  })

  it('knows parts of addresses, queries and the prefix of the shop', () => {
    expect(
      check(
        pageOf({
          blocks: [
            notices(),
            lists({ moreTo: '/goods/12?from=home' }),
            lists({ moreTo: '/tc-fostay/combo' }, { id: 'b' }),
          ],
        }),
      ),
    ).toEqual([])
  })

  it('looks nothing up without a route table', () => {
    expect(check(withAction({ do: 'navigate', to: '/comb' }), { ...shop, routes: [] })).toEqual([])
  })
})
