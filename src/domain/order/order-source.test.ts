import { describe, expect, it } from 'vitest'
import { channels } from '../../../schemas/domain/channels.ts'
import { isMiniProgram, orderSourceOf, salesChannelOf, terminalSourceOf } from './order-source.ts'

describe('the order source code', () => {
  it.each([
    ['isUnionPay', 17],
    ['alipay_mini_foryou', 14],
    ['alipay_mini_kuyi', 18],
    ['alipay_mini_foryouclub', 15],
    ['baidu_mini', 16],
    ['WX_CHANNELS', 21],
    ['ios', 4],
    ['android', 5],
    ['WX_MINI_TC_SPICE', 20],
    ['WX_MINI_TC', 19],
    ['WX_MINI_FAVORGOODS', 23],
    ['WX_MINI_TAICANG', 24],
    ['h5', 22],
    ['toString', 22],
  ])('of %s is %i', (key, code) => {
    expect(orderSourceOf(key)).toBe(code)
  })
})

describe('the sales channel', () => {
  it('is 4 in the four mini-programs and 2 elsewhere', () => {
    const minis = channels.filter(isMiniProgram)
    expect(minis).toEqual(['wechat-mini', 'alipay-mini', 'baidu-mini', 'unionpay-mini'])
    expect(channels.filter((channel) => salesChannelOf(channel) === 4)).toEqual(minis)
  })
})

describe('the terminal source', () => {
  it("of the app is its system's", () => {
    expect([terminalSourceOf('app', 'ios'), terminalSourceOf('app', 'android')]).toEqual(['IOS', 'Android'])
  })
})
