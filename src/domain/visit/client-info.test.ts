import { describe, expect, it } from 'vitest'
import { clientInfo, clientInfoHeader } from './client-info.ts'
import { distinctIdOf } from './distinct-id.ts'

const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile'
const given = { appKey: 'lantu', language: 'zh-CN', distinctId: 'd-1' }

describe('the client-info header (A7)', () => {
  it('has device, app_version and abid on a phone', () => {
    const facts = { channel: 'wechat', clientKey: 'wechat', os: 'android' } as const
    expect(clientInfo({ ...given, userAgent: PIXEL, facts, cityId: '460200', abid: 'deals:b' })).toEqual({
      os: 'android',
      app_key: 'lantu',
      client_key: 'wechat',
      os_version: '14',
      language: 'zh-CN',
      client_name: 'wechat',
      cityId: '460200',
      distinct_id: 'd-1',
      device: 'Pixel 7',
      app_version: '4.6.3',
      abid: 'deals:b',
    })
  })

  it("says the app's own version in the app", () => {
    const facts = { channel: 'app', clientKey: 'android', os: 'android' } as const
    expect(clientInfo({ ...given, userAgent: `${PIXEL} pagoda/4.7.0`, facts }).app_version).toBe('4.7.0')
  })

  it('has neither of the three elsewhere', () => {
    const facts = { channel: 'h5', clientKey: 'h5', os: '' } as const
    const names = Object.keys(clientInfo({ ...given, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', facts }))
    expect(names).toEqual([
      ...['os', 'app_key', 'client_key', 'os_version', 'language', 'client_name', 'cityId', 'distinct_id'],
    ])
  })

  it('is a text that a header can carry, and reads back as it was', () => {
    const facts = { channel: 'h5', clientKey: 'h5', os: 'ios' } as const
    const info = clientInfo({ ...given, userAgent: '', facts, cityId: '三亚\r\nx: y\u007f🏝' })
    const text = clientInfoHeader(info)
    expect(text).toMatch(/^[\x20-\x7e]+$/)
    expect(JSON.parse(text)).toEqual(info)
  })
})

describe('the anonymous id of a device (B6)', () => {
  const stored = 'kept'
  const app = 'Mozilla/5.0 (iPhone) pagoda/4.6.3 distinctID/abc-1.2'

  it('is the value of the distinctID segment of the user agent in the app', () => {
    expect(distinctIdOf({ userAgent: app, isApp: true, query: { distinctID: 'other' }, stored })).toBe('abc-1.2')
    expect(distinctIdOf({ userAgent: '(x; distinctID/abc; y)', isApp: true, query: {}, stored })).toBe('abc')
  })

  it("is the query's distinctID outside of the app", () => {
    expect(distinctIdOf({ userAgent: app, isApp: false, query: { distinctID: 'from-query' }, stored })).toBe(
      'from-query',
    )
  })

  it.each([
    [true, 'pagoda/4.6.3', {}],
    [true, 'pagoda/4.6.3 distinctID/', {}],
    [false, app, {}],
    [false, app, { distinctID: 'x'.repeat(65) }],
    [false, app, { distinctID: 'a b\n' }],
  ])('is the stored one when there is no fit one (app: %s, %s, %o)', (isApp, userAgent, query) => {
    expect(distinctIdOf({ userAgent, isApp, query, stored })).toBe(stored)
  })
})
