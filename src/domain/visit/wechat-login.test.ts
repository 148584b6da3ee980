import { describe, expect, it } from 'vitest'
import { silentLoginCode, silentLoginUrl } from './wechat-login.ts'

const returnTo = 'https://shop.test/tc-fostay/login?redirect=%2Forder'

describe("WeChat's silent login (A7)", () => {
  it('asks for nothing but who it is, and comes back to the page', () => {
    const url = new URL(
      silentLoginUrl({ authorizeUrl: 'https://wx.test/authorize', appId: 'wx1', returnTo, state: 's-1' }),
    )
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ appid: 'wx1', redirect_uri: returnTo, response_type: 'code', scope: 'snsapi_base', state: 's-1' },
    })
    expect(url.hash).toBe('#wechat_redirect')
  })

  it('may go through a page of the same server', () => {
    const url = silentLoginUrl({ authorizeUrl: '/sandbox/wechat', appId: 'wx1', returnTo, state: 's-1' })
    expect(url).toMatch(/^https:\/\/shop\.test\/sandbox\/wechat\?appid=wx1&/)
  })

  it('knows its own way back from a link that a member shared', () => {
    expect(silentLoginCode({ code: 'c-1', state: 's-1' }, 's-1')).toBe('c-1')
    expect(silentLoginCode({ code: '1001' }, 's-1')).toBeUndefined()
    expect(silentLoginCode({ code: '1001', state: 'other' }, 's-1')).toBeUndefined()
    expect(silentLoginCode({ code: '1001' }, undefined), 'this browser began none').toBeUndefined()
  })
})
