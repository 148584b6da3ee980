// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepClientKey, mayHaveHost } from './channel-mark.ts'

const open = (address: string) => history.replaceState(null, '', address)
const cookie = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(document, 'cookie', 'set').mockImplementation(cookie)
})
afterEach(() => {
  vi.restoreAllMocks()
  cookie.mockClear()
})

describe('the client key of a visit (B9)', () => {
  it('is kept from the address, and told to the server by a cookie, also on the next pages', () => {
    open('/tc-fostay/?client_key=WX_MINI_TC')
    keepClientKey()
    open('/tc-fostay/combo')
    keepClientKey()
    expect(sessionStorage.getItem('client_key')).toBe('WX_MINI_TC')
    expect(cookie.mock.calls).toEqual(Array(2).fill(['pagoda_channel=WX_MINI_TC; path=/tc-fostay; samesite=lax']))
  })

  it('of another window is not this one’s: the cookie goes', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; pagoda_channel=baidu_mini')
    open('/tc-fostay/')
    keepClientKey()
    expect(cookie.mock.calls).toEqual([['pagoda_channel=; path=/tc-fostay; max-age=0']])
  })

  it.each(['', '?client_key=', '?client_key=a%3B%20path%3D%2F'])('is none in %j', (query) => {
    open(`/tc-fostay/${query}`)
    keepClientKey()
    expect([cookie.mock.calls.length, sessionStorage.length]).toEqual([0, 0])
  })
})

describe('a browser that may have a host around it', () => {
  const says = (userAgent: string, address = '/tc-fostay/') => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    open(address)
    return mayHaveHost()
  }

  it.each([
    'iPhone MicroMessenger/8.0',
    'Android pagoda/4.6.3',
    'AliApp(AP/10) AlipayClient/10',
    'baiduboxapp swan/2.0',
    'UnionPay/1.0',
  ])('is %s', (userAgent) => {
    expect(says(userAgent)).toBe(true)
  })

  it('is one that was told so by its address, for the visit', () => {
    expect(says('Safari', '/tc-fostay/?terminal=wxmini')).toBe(true)
    expect(says('Safari', '/tc-fostay/')).toBe(false)
    open('/tc-fostay/?client_key=baidu_mini')
    keepClientKey()
    expect(says('Safari', '/tc-fostay/combo')).toBe(true)
  })
})
