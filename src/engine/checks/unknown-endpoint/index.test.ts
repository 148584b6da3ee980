import { describe, expect, it } from 'vitest'
import { check, pageOf, withAction } from '../testing/shop.ts'

describe('unknown-endpoint', () => {
  it('shows an endpoint that there is not, and the nearest', () => {
    expect(check(pageOf({ data: { offers: { from: 'ofers' } } }))).toEqual([
      { rule: 'unknown-endpoint', underlined: '"ofers"', message: '没有接口「ofers」，是不是「offers」？' },
    ])
  })

  it('shows an endpoint that a submit names and that there is not, and the nearest', () => {
    expect(check(withAction({ do: 'submit', endpoint: 'jion', with: { name: '海' } }))).toEqual([
      { rule: 'unknown-endpoint', underlined: '"jion"', message: '没有接口「jion」，是不是「join」？' },
    ])
  })

  it.each(['offers', 'secret'])('shows %s, to which nothing can be submitted', (endpoint) => {
    expect(check(withAction({ do: 'submit', endpoint, with: { any: 1 } }))).toEqual([
      {
        rule: 'unknown-endpoint',
        underlined: `"${endpoint}"`,
        message: `接口「${endpoint}」不能用来提交，有哪些在工作台的「接口」里看`,
      },
    ])
  })

  it('does not take a name of JavaScript for an endpoint', () => {
    expect(check(withAction({ do: 'submit', endpoint: 'constructor' }))).toMatchObject([{ rule: 'unknown-endpoint' }])
  })

  it('shows an endpoint that pages may not use', () => {
    expect(check(pageOf({ data: { offers: { from: 'secret' } } }))).toEqual([
      {
        rule: 'unknown-endpoint',
        underlined: '"secret"',
        message: '接口「secret」不能在页面里用，有哪些在工作台的「数据来源」里看',
      },
    ])
  })
})
