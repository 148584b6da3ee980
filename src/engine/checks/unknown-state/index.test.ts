import { describe, expect, it } from 'vitest'
import { check, withAction } from '../testing/shop.ts'

describe('unknown-state', () => {
  it('shows a state that the page does not have', () => {
    expect(check(withAction({ do: 'set-state', key: 'tabs', to: 1 }, { state: { tab: 0 } }))).toEqual([
      { rule: 'unknown-state', underlined: '"tabs"', message: '本页没有状态「tabs」，是不是「tab」？' },
    ])
  })

  it.each([
    { do: 'submit', endpoint: 'join', with: { name: '海' }, into: 'from' },
    { do: 'reserve', seat: 1, into: 'from' },
  ])('shows a state that $do would write, and the page does not have', (action) => {
    const state = { form: { status: 'idle', code: '', message: '' } }
    expect(check(withAction(action, { state }))).toEqual([
      { rule: 'unknown-state', underlined: '"from"', message: '本页没有状态「from」，是不是「form」？' },
    ])
  })
})
