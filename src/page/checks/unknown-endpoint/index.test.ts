import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

describe('unknown-endpoint', () => {
  it('shows an endpoint that there is not, and the nearest', () => {
    expect(check(pageOf({ data: { offers: { from: 'ofers' } } }))).toEqual([
      { rule: 'unknown-endpoint', underlined: '"ofers"', message: '没有接口「ofers」，是不是「offers」？' },
    ])
  })

  it('shows an endpoint that pages may not use', () => {
    expect(check(pageOf({ data: { offers: { from: 'secret' } } }))).toEqual([
      {
        rule: 'unknown-endpoint',
        underlined: '"secret"',
        message: '接口「secret」不能在页面里用，可以用：offers、detail',
      },
    ])
  })
})
