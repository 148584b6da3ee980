import { describe, expect, it } from 'vitest'
import { check, withAction } from '../testing/shop.ts'

describe('unknown-reload', () => {
  it('shows data that the page does not have', () => {
    expect(check(withAction({ do: 'reload', data: 'offer' }))).toEqual([
      { rule: 'unknown-reload', underlined: '"offer"', message: '本页没有数据「offer」，是不是「offers」？' },
    ])
  })

  it('shows data that a submit would load again, and the page does not have', () => {
    const submit = { do: 'submit', endpoint: 'join', with: { name: '海' }, reload: 'offer' }
    expect(check(withAction(submit))).toEqual([
      { rule: 'unknown-reload', underlined: '"offer"', message: '本页没有数据「offer」，是不是「offers」？' },
    ])
  })

  it('shows each of the data that a refusal would load again, and the page does not have', () => {
    const submit = { do: 'submit', endpoint: 'join', with: { name: '海' }, stale: ['offers', 'offer'] }
    expect(check(withAction(submit))).toEqual([
      { rule: 'unknown-reload', underlined: '"offer"', message: '本页没有数据「offer」，是不是「offers」？' },
    ])
  })

  it('shows data whose next page is wanted, and the page does not have', () => {
    expect(check(withAction({ do: 'load-more', data: 'offer' }))).toEqual([
      { rule: 'unknown-reload', underlined: '"offer"', message: '本页没有数据「offer」，是不是「offers」？' },
    ])
  })
})
