// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Channel } from '../../../schemas/domain/channels.ts'
import { noCall, planWith } from '../../engine/react/fake-page.tsx'
import { createCaller } from '../../engine/core/create-caller.ts'
import { createPageStore } from '../../engine/react/page-store.ts'
import { browserTools } from './browser-tools.ts'
import { chunks } from '../code/chunks.ts'
import type { App, LoginFlow } from '../app.ts'
import { createApp } from '../create-app.ts'
import { hereInShop } from '../navigation/here.ts'

const stepBackTo = vi.hoisted(() => vi.fn<(page: string, app: unknown) => void>())
vi.mock('../navigation/step-back-to.ts', () => ({ stepBackTo }))

const call = vi.fn(async () => ({ ok: true }))
const shape = { method: 'POST', path: '/x', params: [], query: [], body: [], value: [] } as const
const calls = {
  open: shape,
  closed: { ...shape, auth: 'required' },
  activate: { ...shape, changesMember: true },
} as const
const real = createApp(window)
const app = {
  ...real,
  back: vi.fn<App['back']>(),
  loading: vi.fn<App['loading']>(() => () => undefined),
  login: vi.fn<App['login']>(),
  call,
} satisfies App
const tools = browserTools(createPageStore(planWith([], { calls }), {}, noCall, createCaller), app)
const assign = vi.fn()
const START = '/start'

beforeEach(() => {
  assign.mockClear()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  history.replaceState(null, '', `/tc-fostay${START}`)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('navigating', () => {
  it.each([
    ['/combo', '/combo'],
    ['/tc-fostay/combo?a=1', '/combo?a=1'],
    [' /goods/1 ', '/goods/1'],
  ])('to %s opens the page %s', (to, page) => {
    tools.navigate(to, { replace: true })
    expect([hereInShop(), app.history.step().position]).toEqual([page, 0])
    expect(assign).not.toHaveBeenCalled()
  })

  it('back to the page that this one was opened from is a step of the history', () => {
    tools.navigate('/tc-fostay/prohotel/7?num=2', { stepBack: true })
    tools.navigate('https://a.example/x', { stepBack: true })
    expect(stepBackTo).toHaveBeenCalledExactlyOnceWith('/prohotel/7?num=2', app)
    expect(assign).toHaveBeenCalledWith('https://a.example/x')
  })

  it('to another site leaves the app', () => {
    tools.navigate('https://a.example/x')
    expect(assign).toHaveBeenCalledWith('https://a.example/x')
    expect(hereInShop()).toBe(START)
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://evil.example',
    '',
  ])('to %j goes nowhere', (to) => {
    tools.navigate(to)
    expect(hereInShop()).toBe(START)
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('going back', () => {
  it.each([
    ['/combo', '/combo'],
    ['/tc-fostay/combo', '/combo'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
  ])('with the fallback %s opens %s when there is nothing to go back to', async (fallback, page) => {
    await tools.back(fallback)
    expect(app.back).toHaveBeenCalledWith(page)
  })

  it('waits until what was open over the page is closed: else it would only close that', async () => {
    history.replaceState({ overlay: 'dialog' }, '')
    app.back.mockClear()
    const done = tools.back('/')
    await Promise.resolve()
    expect(app.back).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('popstate'))
    await done
    expect(app.back).toHaveBeenCalledOnce()
  })
})

describe('copying', () => {
  it('says whether it went', async () => {
    const writeText = vi.fn(async () => {}).mockRejectedValueOnce(new Error('denied'))
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    expect([await tools.copyText('a'), await tools.copyText('b')]).toEqual([false, true])
  })

  it('fails where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {})
    expect(await tools.copyText('a')).toBe(false)
  })
})

describe('a call of an action', () => {
  it('is made by the shape that the page brought, under an overlay when it says so', async () => {
    const done = vi.fn()
    app.loading.mockReturnValueOnce(done)
    expect(await tools.call('open', { a: 1 }, '提交中...')).toEqual({ ok: true })
    expect(call).toHaveBeenCalledWith(shape, { a: 1 }, expect.anything())
    expect(app.loading).toHaveBeenCalledWith('提交中...')
    expect(done).toHaveBeenCalledOnce()
  })

  it('takes the overlay away when it fails', async () => {
    const done = vi.fn()
    app.loading.mockReturnValueOnce(done)
    call.mockRejectedValueOnce(new Error('offline'))
    await expect(tools.call('open', {}, '加载中...')).rejects.toThrow('offline')
    expect(done).toHaveBeenCalledOnce()
  })

  it('that may make the member another lets the app ask anew who they are, once it is fulfilled', async () => {
    const refreshMember = vi.fn()
    app.login.mockResolvedValue({ refreshMember } as unknown as LoginFlow)
    call.mockRejectedValueOnce(new Error('refused'))
    await expect(tools.call('activate', {})).rejects.toThrow('refused')
    await tools.call('open', {})
    expect(refreshMember).not.toHaveBeenCalled()
    await tools.call('activate', {})
    await expect.poll(() => refreshMember.mock.calls.length).toBe(1)
  })

  it('that the page did not bring is refused', async () => {
    await expect(tools.call('constructor', {})).rejects.toThrow('constructor')
  })

  it('that needs a login is not made by a visitor', async () => {
    call.mockClear()
    await expect(tools.call('closed', {})).rejects.toMatchObject({ code: 'not-logged-in' })
    expect(call).not.toHaveBeenCalled()
    localStorage.setItem('token', 'e.y.z')
    await tools.call('closed', {})
    expect(call).toHaveBeenCalledOnce()
    localStorage.clear()
  })
})

describe('the phone of who buys (B5)', () => {
  const seen = (channel: Channel, user?: { phone: string }) => {
    localStorage.clear()
    if (user)
      for (const [key, value] of [
        ['token', 'e.y.z'],
        ['userInfo', JSON.stringify(user)],
      ] as const)
        localStorage.setItem(key, value)
    const plan = planWith([], { calls })
    const there = { ...plan, context: { ...plan.context, channel } }
    return browserTools(createPageStore(there, {}, noCall, createCaller), app).requirePhone()
  }

  it('is missing of a member without one in a mini-program, and there alone', () => {
    expect(seen('wechat-mini', { phone: '' })).toBe(false)
    expect(seen('alipay-mini', { phone: '' })).toBe(false)
    expect(seen('h5', { phone: '' })).toBe(true)
    expect(seen('wechat', { phone: '' })).toBe(true)
    expect(seen('wechat-mini', { phone: '13800000000' })).toBe(true)
    expect(seen('wechat-mini')).toBe(true)
    localStorage.clear()
  })
})

describe('an address outside of the shop', () => {
  it('goes to the host where there may be one, and tel: to the phone', async () => {
    const openElsewhere = vi.fn(async (_url: string) => {})
    vi.spyOn(chunks, 'elsewhere').mockResolvedValue({
      openElsewhere,
      openNewPage: async () => false,
      stepOut: async () => false,
    })
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone pagoda/4.6.3')
    for (const to of ['https://a.example/x', '/pages/common/web', 'tel:4008']) app.go(to)
    await vi.waitFor(() =>
      expect(openElsewhere.mock.calls.map(([url]) => url)).toEqual(['https://a.example/x', '/pages/common/web']),
    )
    expect(assign.mock.calls).toEqual([['tel:4008']])
  })
})

describe('an address for a page of its own (B2.2)', () => {
  const inApp = (isOpen: boolean) => {
    const openNewPage = vi.fn(async (_url: string) => isOpen)
    vi.spyOn(chunks, 'elsewhere').mockResolvedValue({
      openElsewhere: async () => {},
      openNewPage,
      stepOut: async () => false,
    })
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone pagoda/4.6.3')
    return openNewPage
  }

  it('is the app’s to open, with the shop’s prefix', async () => {
    const openNewPage = inApp(true)
    tools.navigate('/goods/1', { newPage: true })
    tools.navigate('https://a.example/x', { newPage: true })
    await vi.waitFor(() =>
      expect(openNewPage.mock.calls.map(([url]) => url)).toEqual(['/tc-fostay/goods/1', 'https://a.example/x']),
    )
    expect(hereInShop()).toBe(START)
  })

  it('is opened as any other where the app does not', async () => {
    inApp(false)
    tools.navigate('/goods/1', { newPage: true })
    await vi.waitFor(() => expect(hereInShop()).toBe('/goods/1'))
  })

  it('is opened as any other in a browser, at once', () => {
    const openNewPage = inApp(true)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
    tools.navigate('/goods/1', { newPage: true })
    expect(hereInShop()).toBe('/goods/1')
    expect(openNewPage).not.toHaveBeenCalled()
  })
})

describe('an address that is no page of the shop, though it begins as one', () => {
  it('is opened as it stands', () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    tools.navigate('/pay/1', { outside: true })
    tools.navigate('javascript:alert(1)', { outside: true })
    expect(assign.mock.calls).toEqual([['/pay/1']])
    expect(hereInShop()).toBe(START)
  })
})

describe('scrolling to a block', () => {
  it('finds it by its id, and does nothing for one that is not there', () => {
    document.body.innerHTML = '<div data-block="deals"></div>'
    const scroll = vi.spyOn(document.querySelector('div')!, 'scrollIntoView')
    tools.scrollToBlock('deals')
    tools.scrollToBlock('elsewhere')
    expect(scroll).toHaveBeenCalledOnce()
  })
})
