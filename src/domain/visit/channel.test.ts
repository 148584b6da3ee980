import { describe, expect, it } from 'vitest'
import { type ChannelInput, channelsByKey, channelToKeep, detectChannel } from './channel.ts'
import { orderSources } from '../order/order-source.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

const userAgents = {
  h5: `${IPHONE} Safari/604.1`,
  app: `${IPHONE} pagoda/4.6.3 distinctID/abc-1`,
  wechat: `${ANDROID} MicroMessenger/8.0.49`,
  'wechat-mini': `${IPHONE} MicroMessenger/8.0.49 NetType/WIFI miniProgram/wx1234567890`,
  'alipay-mini': `${ANDROID} AliApp(AP/10.6.0) AlipayClient/10.6.0 MiniProgram`,
  'baidu-mini': `${IPHONE} swan/2.60.0 swan-baiduboxapp/13.60 baiduboxapp/13.60`,
  'unionpay-mini': `${IPHONE} (com.unionpay.chsp) (cordova 4.5.4) (UnionPay/1.0 CloudPay) (upApplet single)`,
} as const

const detect = (input: Partial<ChannelInput>) =>
  detectChannel({ userAgent: userAgents.h5, query: {}, stored: {}, ...input })

describe('the channel', () => {
  it.each(Object.entries(userAgents))('is %s by its user agent', (channel, userAgent) => {
    expect(detect({ userAgent }).channel).toBe(channel)
  })

  it("is WeChat's mini-program where only the window says so", () => {
    expect(detect({ userAgent: userAgents.wechat, inMiniProgram: true }).channel).toBe('wechat-mini')
    expect(detect({ inMiniProgram: true }).channel).toBe('h5')
  })

  it("is plain H5 in Alipay's and Baidu's own browsers", () => {
    expect(detect({ userAgent: `${ANDROID} AliApp(AP/10.6.0) AlipayClient/10.6.0` }).channel).toBe('h5')
    expect(detect({ userAgent: `${ANDROID} baiduboxapp/13.60` }).channel).toBe('h5')
  })

  it('is that of every client key of the table, whatever the user agent says', () => {
    expect(Object.keys(channelsByKey)).toEqual(expect.arrayContaining(Object.keys(orderSources)))
    for (const [client_key, channel] of Object.entries(channelsByKey)) {
      const facts = detect({ userAgent: userAgents.wechat, query: { client_key } })
      expect(facts).toMatchObject({ channel, clientKey: client_key })
    }
  })

  it.each([
    ['isUnionPay', 'unionpay-mini', 4, 'APP_TC'],
    ['alipay_mini_foryou', 'alipay-mini', 4, 'APP_TC'],
    ['alipay_mini_kuyi', 'alipay-mini', 4, 'APP_TC'],
    ['alipay_mini_foryouclub', 'alipay-mini', 4, 'APP_TC'],
    ['baidu_mini', 'baidu-mini', 4, 'APP_TC'],
    ['WX_CHANNELS', 'wechat', 2, 'APP_TC'],
    ['ios', 'app', 2, 'APP_TC'],
    ['android', 'app', 2, 'APP_TC'],
    ['WX_MINI_TC_SPICE', 'wechat-mini', 4, 'WX_MINI_TC_SPICE'],
    ['WX_MINI_TC', 'wechat-mini', 4, 'WX_MINI_TC'],
    ['WX_MINI_TAICANG', 'wechat-mini', 4, 'WX_MINI_TAICANG'],
  ])('of the client key %s is %s, and its calls say so (B7, B9)', (client_key, channel, salesChannel, terminal) => {
    expect(detect({ query: { client_key } })).toMatchObject({ channel, salesChannel, terminal })
  })

  it.each([
    ['h5', 'h5'],
    ['Android', 'app'],
    ['IOS', 'app'],
    ['alimini', 'alipay-mini'],
    ['wxmini', 'wechat-mini'],
  ])('is by the terminal %s of the address %s, which travels with the calls', (terminal, channel) => {
    const facts = detect({ userAgent: userAgents.wechat, query: { terminal } })
    expect(facts).toMatchObject({ channel, terminal, terminalSource: terminal })
  })

  it('is UnionPay by a utm_source that names it, and stays so', () => {
    const query = { utm_source: 'Unionpay_mini' }
    expect(detect({ query }).channel).toBe('unionpay-mini')
    const kept = channelToKeep({ userAgent: userAgents.h5, query, stored: {} })
    expect(kept).toEqual({ clientKey: 'isUnionPay', unionpay: true })
    expect(detect({ stored: { unionpay: true } })).toMatchObject({ channel: 'unionpay-mini', orderSource: 17 })
    expect(detect({ query: { utm_source: 'toString' } }).channel).toBe('h5')
  })

  it('follows the client key that the session keeps, until an address names another', () => {
    const stored = { clientKey: 'WX_MINI_TC_SPICE' }
    expect(detect({ stored })).toMatchObject({ channel: 'wechat-mini', clientKey: 'WX_MINI_TC_SPICE' })
    expect(detect({ stored, query: { client_key: 'h5' } })).toMatchObject({ channel: 'h5', terminal: 'APP_TC' })
  })

  it('is the same on the next view, from what is kept of the first', () => {
    for (const client_key of Object.keys(channelsByKey)) {
      const first: ChannelInput = { userAgent: userAgents.h5, query: { client_key }, stored: {} }
      expect(detect({ stored: channelToKeep(first) })).toEqual(detectChannel(first))
    }
  })

  it('takes an unknown client key along and lets the user agent decide', () => {
    const facts = detect({ userAgent: userAgents['wechat-mini'], query: { client_key: 'partner_7' } })
    expect(facts).toMatchObject({ channel: 'wechat-mini', clientKey: 'partner_7', terminal: 'WX_MINI_TC' })
  })

  it('takes no client key or terminal that could not stand in a header, and no name of a built-in', () => {
    const query = { client_key: 'a\r\nx: y', terminal: '终端' }
    expect(detect({ query })).toMatchObject({ clientKey: 'h5', terminal: 'APP_TC' })
    expect(detect({ query: { client_key: 'constructor', terminal: 'valueOf' } })).toMatchObject({ channel: 'h5' })
  })
})

describe('what calls and orders say of the channel (B7, B9)', () => {
  it.each([
    ['h5', { clientKey: 'h5', terminal: 'APP_TC', terminalSource: 'h5', salesChannel: 2, orderSource: 22, os: 'ios' }],
    [
      'app',
      { clientKey: 'ios', terminal: 'APP_TC', terminalSource: 'IOS', salesChannel: 2, orderSource: 4, os: 'ios' },
    ],
    ['wechat', { terminal: 'APP_TC', terminalSource: 'h5', salesChannel: 2, orderSource: 22, os: 'android' }],
    [
      'wechat-mini',
      { clientKey: 'WX_MINI_TC', terminal: 'WX_MINI_TC', terminalSource: 'wxmini', salesChannel: 4, orderSource: 19 },
    ],
    [
      'alipay-mini',
      {
        clientKey: 'alipay_mini_foryou',
        terminal: 'APP_TC',
        terminalSource: 'alimini',
        salesChannel: 4,
        orderSource: 14,
      },
    ],
    ['baidu-mini', { clientKey: 'baidu_mini', terminalSource: 'h5', salesChannel: 4, orderSource: 16 }],
    ['unionpay-mini', { clientKey: 'isUnionPay', terminalSource: 'h5', salesChannel: 4, orderSource: 17 }],
  ] as const)('in %s', (channel, facts) => {
    expect(detect({ userAgent: userAgents[channel] })).toMatchObject(facts)
  })

  it('keeps the terminal of an address, until a link names another client key', () => {
    const kept = channelToKeep({ userAgent: userAgents.h5, query: { terminal: 'PARTNER' }, stored: {} })
    expect(detect({ stored: kept }).terminal).toBe('PARTNER')
    expect(detect({ stored: kept, query: { client_key: 'WX_MINI_TAICANG' } }).terminal).toBe('WX_MINI_TAICANG')
  })

  it('tells an iPhone from an Android in the app, also where only the address says so', () => {
    expect(detect({ userAgent: `${ANDROID} pagoda/4.6.3` })).toMatchObject({ clientKey: 'android', orderSource: 5 })
    const desktop = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', query: { terminal: 'IOS' } }
    expect(detect(desktop)).toMatchObject({ clientKey: 'ios', orderSource: 4, os: '' })
  })
})
