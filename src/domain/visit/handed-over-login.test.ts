import { describe, expect, it } from 'vitest'
import { mayHandOverLogin } from './handed-over-login.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)'

describe('an address that lends a login', () => {
  it.each([
    ['the app', 'pagoda/4.6.3', true],
    ['WeChat’s mini-program', 'MicroMessenger/8.0.49 miniProgram/wx1', true],
    ['Alipay’s mini-program', 'AliApp(AP/10.6.0) AlipayClient/10.6.0 MiniProgram', true],
    ['Baidu’s mini-program', 'swan/2.60.0 baiduboxapp/13.60', true],
    ['UnionPay’s mini-program', 'com.unionpay.chsp UnionPay/1.0', true],
    ['WeChat’s browser', 'MicroMessenger/8.0.49', false],
    ['a browser', 'Safari/604.1', false],
  ])('in %s: %s -> %s', (_where, mark, may) => {
    expect(mayHandOverLogin(`${phone} ${mark}`)).toBe(may)
  })

  it('is taken in a mini-program of WeChat that only the window tells', () => {
    expect(mayHandOverLogin(`${phone} MicroMessenger/8.0.49`, true)).toBe(true)
  })
})
