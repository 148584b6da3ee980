// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '../../kit/call.ts'
import { createHistory } from '../navigation/history.ts'
import { createAskLogin } from './ask-login.ts'

const assign = vi.fn()
const navigate = vi.fn()
const call = vi.fn<Call>()
const askLogin = createAskLogin({ navigate, call, toast: vi.fn(), history: createHistory(window) })
const open = (address: string) => history.replaceState(null, '', address)
const agent = (text: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text)
const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) MicroMessenger/8.0.50'

beforeEach(() => {
  sessionStorage.clear()
  assign.mockClear()
  open('/tc-fostay/goods/1')
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.stubGlobal('wx', { config: () => undefined })
  navigate.mockClear()
  call.mockReset().mockResolvedValue({ data: { value: 'wx77', authorizeUrl: 'https://wx.example/authorize' } })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('going to log in', () => {
  it('leads a browser to the shop’s page, and back', async () => {
    await askLogin('/goods/1')
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login?redirect=%2Fgoods%2F1&channel=h5', {
      from: '/goods/1',
    })
  })

  it('takes the place of a page that was never shown', async () => {
    await askLogin('/order', true)
    expect(navigate).toHaveBeenCalledWith(expect.anything(), { replace: true })
  })

  it('happens once, however many calls find that nobody is logged in', async () => {
    await Promise.all([askLogin('/goods/1'), askLogin('/goods/1')])
    expect(navigate).toHaveBeenCalledOnce()
  })

  it('is silent in WeChat’s browser, and comes back to the login page (A7)', async () => {
    agent(wechat)
    await askLogin('/order?tab=1')
    const url = new URL(String(assign.mock.calls[0]?.[0]))
    expect(url.origin + url.pathname).toBe('https://wx.example/authorize')
    expect(url.searchParams.get('appid')).toBe('wx77')
    expect(url.searchParams.get('redirect_uri')).toBe(`${location.origin}/tc-fostay/login?redirect=%2Forder%3Ftab%3D1`)
    expect(navigate).not.toHaveBeenCalled()
    const state = url.searchParams.get('state')
    expect([state, sessionStorage.getItem('pagoda_wechat_state')]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      state,
    ])
    await askLogin('/order?tab=1')
    expect(new URL(String(assign.mock.calls[1]?.[0])).searchParams.get('state'), 'another each time').not.toBe(state)
  })

  it('is the shop’s page in WeChat when WeChat can’t be had', async () => {
    agent(wechat)
    call.mockRejectedValue(new Error('offline'))
    await askLogin('/order')
    expect(navigate).toHaveBeenCalledWith('/login?redirect=%2Forder&channel=wechat', expect.anything())
  })

  it('is the app’s in the app, which comes back to the whole address (B2)', async () => {
    agent('iPhone pagoda/4.6.3')
    const login = vi.fn()
    vi.stubGlobal('PagodaApp', { login })
    await askLogin('/order')
    expect(login).toHaveBeenCalledWith(`${location.origin}/tc-fostay/order`)
    expect(navigate).not.toHaveBeenCalled()
  })

  it('is the shop’s page where an address only says that it is a mini-program', async () => {
    open('/tc-fostay/goods/1?client_key=baidu_mini')
    await askLogin('/order')
    expect(navigate).toHaveBeenCalledWith('/login?redirect=%2Forder&channel=baidu-mini', expect.anything())
  })
})
