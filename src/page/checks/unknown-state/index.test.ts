import { describe, expect, it } from 'vitest'
import { check, withAction } from '../testing/shop.ts'

describe('unknown-state', () => {
  it('shows a state that the page does not have', () => {
    expect(check(withAction({ do: 'set-state', key: 'tabs', to: 1 }, { state: { tab: 0 } }))).toEqual([
      { rule: 'unknown-state', underlined: '"tabs"', message: '本页没有状态「tabs」，是不是「tab」？' },
    ])
  })
})
