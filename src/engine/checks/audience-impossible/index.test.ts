import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('audience-impossible', () => {
  it('shows levels that nobody without a sign-in has', () => {
    expect(check(pageOf({ blocks: [notices({ audience: { login: false, levels: [3, 4] } }), lists()] }))).toEqual([
      { rule: 'audience-impossible', underlined: '[', message: '没有登录的人等级都是 0，没有人会看到' },
    ])
  })

  it('shows the level that nobody with a sign-in has', () => {
    expect(check(pageOf({ blocks: [notices({ audience: { login: true, levels: [0] } }), lists()] }))).toEqual([
      { rule: 'audience-impossible', underlined: '[', message: '登录的人等级不会是 0，没有人会看到' },
    ])
  })

  it('allows what somebody has', () => {
    const found = check(pageOf({ blocks: [notices({ audience: { login: true, levels: [0, 3] } }), lists()] }))
    expect(found.map(({ rule }) => rule)).toEqual(['personal-audience'])
  })
})
