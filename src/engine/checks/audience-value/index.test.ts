import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('audience-value', () => {
  it('shows a channel that there is not', () => {
    expect(check(pageOf({ blocks: [notices({ audience: { channels: ['h5', 'wechat-min'] } }), lists()] }))).toEqual([
      {
        rule: 'audience-value',
        underlined: '"wechat-min"',
        message: '没有渠道「wechat-min」，是不是「wechat-mini」？',
      },
    ])
  })

  it('shows a brand that there is not', () => {
    expect(check(pageOf({ blocks: [notices({ audience: { from: ['hilton'] } }), lists()] }))).toEqual([
      {
        rule: 'audience-value',
        underlined: '"hilton"',
        message: '没有来源品牌「hilton」，可以用：lantu、clubmed、casacook、spice、ytmp、tcmp、laguna',
      },
    ])
  })
})
