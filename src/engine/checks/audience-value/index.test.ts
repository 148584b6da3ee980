import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, shop } from '../testing/shop.ts'

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

  it('shows a member level that there is not', () => {
    expect(check(pageOf({ blocks: [notices({ audience: { levels: [6, 7] } }), lists()] }))).toEqual([
      {
        rule: 'audience-value',
        underlined: '7',
        message:
          '没有会员等级 7，可以用：0 访客、1 普通会员、2 银卡会员、3 金卡会员、4 铂金会员、5 钻石会员、6 黑卡会员',
      },
    ])
  })

  it.each([
    [['guest', 'member'], [1], []],
    [['guest', 'member'], [2], ['没有会员等级 2，可以用：0 guest、1 member']],
    [undefined, [9], []],
  ])('takes the levels of the site, and any where it has none: %o', (levels, written, messages) => {
    const page = pageOf({ blocks: [notices({ audience: { levels: written } }), lists()] })
    const site = { ...shop.site, levels }
    const found = check(page, { ...shop, site }).filter(({ rule }) => rule === 'audience-value')
    expect(found.map(({ message }) => message)).toEqual(messages)
  })
})
