import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, shop, withAction } from '../testing/shop.ts'

describe('closed-address', () => {
  it('shows a link to an address that is not open, by the title that its page will have', () => {
    expect(check(withAction({ do: 'navigate', to: '/gift' }))).toEqual([
      {
        rule: 'closed-address',
        underlined: '"/gift"',
        message: '「/gift」（礼品卡）还没有开放，顾客点了会看到“该服务暂未开放”',
      },
    ])
    expect(check(withAction({ do: 'navigate', to: ' /gift' }))).toMatchObject([{ rule: 'closed-address' }])
    const linked = pageOf({ blocks: [notices(), lists({ moreTo: '/tc-fostay/gift?from=home' })] })
    expect(check(linked)).toMatchObject([{ rule: 'closed-address' }])
  })

  it('says nothing of open ones, and nothing while the table is in doubt', () => {
    expect(check(withAction({ do: 'navigate', to: '/combo' }))).toEqual([])
    expect(check(withAction({ do: 'navigate', to: '/gift' }), { ...shop, routesInDoubt: true })).toEqual([])
  })
})
