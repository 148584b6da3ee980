import { describe, expect, it } from 'vitest'
import { channels } from '../../../schemas/domain/channels.ts'
import { chosenWay, payWaysOf } from './pay-ways.ts'

describe('[A2] the ways to pay', () => {
  it.each([
    ['h5', ['wechat', 'alipay', 'unionpay']],
    ['app', ['wechat', 'alipay', 'unionpay']],
    ['baidu-mini', ['wechat', 'alipay', 'unionpay']],
    ['wechat', ['wechat']],
    ['wechat-mini', ['wechat']],
    ['alipay-mini', ['alipay']],
    ['unionpay-mini', ['unionpay']],
  ] as const)('in %s are %j', (channel, wanted) => {
    expect(payWaysOf(channel).map(({ way }) => way)).toEqual(wanted)
  })

  it('are never none, and the first is taken until another is chosen', () => {
    for (const channel of channels) expect(chosenWay(channel, undefined)).toBe(payWaysOf(channel)[0]?.way)
    expect([chosenWay('h5', 'unionpay'), chosenWay('alipay-mini', 'wechat')]).toEqual(['unionpay', 'alipay'])
  })
})
