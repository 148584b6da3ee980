import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Channel } from '../../../schemas/domain/channels.ts'
import type { AlipayBridge, AppBridge } from './bridges.ts'
import { createHost } from './create-host.ts'
import type { HostParts, HostWindow } from './host.ts'
import { miniPage } from '../../domain/visit/mini-pages.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const agents = {
  h5: `${PHONE} Safari/604.1`,
  app: `${PHONE} pagoda/4.6.3`,
  wechat: `${PHONE} MicroMessenger/8.0.49`,
  'wechat-mini': `${PHONE} MicroMessenger/8.0.49 miniProgram/wx1`,
  'alipay-mini': `${PHONE} AliApp(AP/10.6.0) AlipayClient/10.6.0 MiniProgram`,
  'baidu-mini': `${PHONE} swan/2.60.0 baiduboxapp/13.60`,
  'unionpay-mini': `${PHONE} (com.unionpay.chsp) (UnionPay/1.0 CloudPay)`,
} as const

const HERE = 'https://shop.test/tc-fostay/goods/1?a=1#top'
const content = {
  title: '海景房',
  desc: '两晚',
  url: 'https://shop.test/tc-fostay/goods/1?code=7',
  picture: 'https://shop.test/p',
}

type Objects = Pick<HostWindow, 'wx' | 'my' | 'swan' | 'upsdk' | 'PagodaApp' | '__wxjs_environment'>

/** @param arriving what the script of the host brings when it is loaded; false: it can't be had */
function fakeWindow(userAgent: string, objects: Objects = {}, arriving: Objects | false = false) {
  const assign = vi.fn<(url: string) => void>()
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  const loaded: string[] = []
  const head = {
    append(script: HTMLScriptElement) {
      loaded.push(script.src)
      if (arriving) Object.assign(window, arriving)
      queueMicrotask(() => (arriving ? script.onload?.(new Event('load')) : script.onerror?.('error')))
    },
  }
  const window = {
    location: { href: HERE, origin: 'https://shop.test', assign },
    navigator: { userAgent, share },
    document: { createElement: () => ({}), head },
    ...objects,
  } as unknown as HostWindow
  return { window, assign, share, loaded }
}

const mini = () => ({ navigateTo: vi.fn(), navigateBack: vi.fn(), postMessage: vi.fn() })
const alipay = (miniprogram: boolean) => ({
  ...mini(),
  getEnv: vi.fn<AlipayBridge['getEnv']>((tell) => tell({ miniprogram })),
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the plain host', () => {
  it('changes the location to web addresses, and to nothing else', async () => {
    const { window, assign } = fakeWindow(agents.h5)
    const host = await createHost('h5', window)
    expect([host.open('https://other.test/x'), host.openNewPage('/tc-fostay/combo')]).toEqual([true, true])
    expect(assign.mock.calls).toEqual([['https://other.test/x'], ['https://shop.test/tc-fostay/combo']])
    expect(['/pages/poster/index', 'javascript:alert(1)', 'https://'].map(host.open)).toEqual([false, false, false])
    expect(assign).toHaveBeenCalledTimes(2)
  })

  it('leaves login and back to the shop', async () => {
    const host = await createHost('h5', fakeWindow(agents.h5).window)
    expect([host.login('/tc-fostay/order'), host.back()]).toEqual([false, false])
  })

  it("shares by the browser's panel, and says how that went", async () => {
    const { window, share } = fakeWindow(agents.h5)
    const host = await createHost('h5', window)
    expect(await host.share(content)).toBe('shared')
    expect(share).toHaveBeenCalledWith({ title: '海景房', text: '两晚', url: content.url })
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    expect(await host.share(content)).toBe('cancelled')
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    expect(await host.share(content)).toBe('none')
  })

  it('has no way to share where the browser has no panel', async () => {
    const { window } = fakeWindow(agents.h5)
    const host = await createHost('h5', { ...window, navigator: { userAgent: agents.h5 } })
    expect(await host.share(content)).toBe('none')
  })
})

describe.each(['wechat-mini', 'alipay-mini', 'baidu-mini'] as const)('the host of %s', (channel) => {
  const set = () => {
    const bridge = mini()
    const objects = {
      'wechat-mini': { wx: { miniProgram: bridge } },
      'alipay-mini': { my: { ...bridge, getEnv: alipay(true).getEnv } },
      'baidu-mini': { swan: { webView: bridge } },
    }[channel]
    return { bridge, ...fakeWindow(agents[channel], objects) }
  }

  it('opens its own pages, pages of the shop in the web view, and other sites on its page for them (A2)', async () => {
    const { window, bridge, assign } = set()
    const host = await createHost(channel, window)
    expect(host.open('/pages/pintuan/index?id=1')).toBe(true)
    expect(host.openNewPage('/tc-fostay/combo')).toBe(true)
    expect(host.open('https://other.test/x?y=1 2')).toBe(true)
    expect(bridge.navigateTo.mock.calls).toEqual([
      [{ url: '/pages/pintuan/index?id=1' }],
      [{ url: '/pages/common/web?url=https%3A%2F%2Fother.test%2Fx%3Fy%3D1%25202' }],
    ])
    expect(assign.mock.calls).toEqual([['https://shop.test/tc-fostay/combo']])
    expect(host.open('javascript:alert(1)')).toBe(false)
  })

  it('logs in on its own page, and comes back to the address (A2)', async () => {
    const { window, bridge } = set()
    const host = await createHost(channel, window)
    expect(host.login('/tc-fostay/order?x=1')).toBe(true)
    expect(bridge.navigateTo).toHaveBeenCalledWith({
      url: '/pages/login/index?redirect=https%3A%2F%2Fshop.test%2Ftc-fostay%2Forder%3Fx%3D1',
    })
    expect(host.login('data:text/html,x')).toBe(false)
  })

  it('goes back to the page that opened the shop', async () => {
    const { window, bridge } = set()
    expect((await createHost(channel, window)).back()).toBe(true)
    expect(bridge.navigateBack).toHaveBeenCalledWith({ delta: 1 })
  })

  it('is told what its share menu shares', async () => {
    const { window, bridge } = set()
    expect(await (await createHost(channel, window)).share(content)).toBe('ready')
    const message = { type: 'share', ...content }
    expect(bridge.postMessage).toHaveBeenCalledWith(channel === 'alipay-mini' ? message : { data: message })
  })
})

describe("Alipay's mini-program", () => {
  it('shows its share panel where it can', async () => {
    const my = { ...alipay(true), startShare: vi.fn<() => void>() }
    const host = await createHost('alipay-mini', fakeWindow(agents['alipay-mini'], { my }).window)
    expect(await host.share(content)).toBe('shared')
    expect(my.startShare).toHaveBeenCalledOnce()
  })

  const failed = { code: 'no-environment', message: '获取环境失败' }

  it('fails with 获取环境失败 when the environment is another one, or its script is missing (B8)', async () => {
    const other = fakeWindow(agents['alipay-mini'], { my: alipay(false) })
    await expect(createHost('alipay-mini', other.window)).rejects.toMatchObject(failed)
    await expect(createHost('alipay-mini', fakeWindow(agents['alipay-mini']).window)).rejects.toMatchObject(failed)
  })

  it('fails so when Alipay never answers', async () => {
    vi.useFakeTimers()
    const my = { ...mini(), getEnv: () => undefined }
    const host = createHost('alipay-mini', fakeWindow(agents['alipay-mini'], { my }).window)
    const outcome = host.catch((reason: unknown) => reason)
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject(failed)
  })
})

describe("UnionPay's mini-program", () => {
  const sdk = () => ({ pluginReady: vi.fn((run: () => void) => run()), showSharePopup: vi.fn(), closeWebApp: vi.fn() })

  it('opens addresses and logs in as a web page does', async () => {
    const { window, assign } = fakeWindow(agents['unionpay-mini'], { upsdk: sdk() })
    const host = await createHost('unionpay-mini', window)
    expect([host.open('https://other.test/'), host.login('/tc-fostay/order')]).toEqual([true, false])
    expect(assign).toHaveBeenCalledWith('https://other.test/')
  })

  it("shares and leaves by UnionPay's means", async () => {
    const upsdk = sdk()
    const host = await createHost('unionpay-mini', fakeWindow(agents['unionpay-mini'], { upsdk }).window)
    expect(await host.share(content)).toBe('shared')
    expect(upsdk.showSharePopup).toHaveBeenCalledWith({
      ...{ title: '海景房', desc: '两晚', shareUrl: content.url, picUrl: 'https://shop.test/p' },
    })
    expect(host.back()).toBe(true)
    expect(upsdk.closeWebApp).toHaveBeenCalledOnce()
  })

  it('does without what its version lacks', async () => {
    const upsdk = { pluginReady: (run: () => void) => run() }
    const host = await createHost('unionpay-mini', fakeWindow(agents['unionpay-mini'], { upsdk }).window)
    expect([await host.share(content), host.back()]).toEqual(['none', false])
  })
})

describe("the mall's app", () => {
  const set = (app: AppBridge) => fakeWindow(agents.app, { PagodaApp: app })
  const full = () => ({ openNewPage: vi.fn(), login: vi.fn(), back: vi.fn(), share: vi.fn() })

  it('opens a new page by its callback (B2.2), and other sites so', async () => {
    const app = full()
    const { window, assign } = set(app)
    const host = await createHost('app', window)
    host.openNewPage('/tc-fostay/goods/2')
    host.open('https://other.test/')
    host.open('/tc-fostay/combo')
    expect(app.openNewPage.mock.calls).toEqual([['https://shop.test/tc-fostay/goods/2'], ['https://other.test/']])
    expect(assign.mock.calls).toEqual([['https://shop.test/tc-fostay/combo']])
    expect(host.openNewPage('javascript:alert(1)')).toBe(false)
  })

  it("logs in, goes back and shares by the app's means", async () => {
    const app = full()
    const host = await createHost('app', set(app).window)
    expect([host.login('/tc-fostay/order'), host.back(), await host.share(content)]).toEqual([true, true, 'shared'])
    expect(app.login).toHaveBeenCalledWith('https://shop.test/tc-fostay/order')
    expect(app.back).toHaveBeenCalledOnce()
    expect(app.share).toHaveBeenCalledWith(content)
  })

  it('does plainly what its version lacks', async () => {
    const { window, assign, share } = set({})
    const host = await createHost('app', window)
    expect([host.openNewPage('https://other.test/'), host.login('/x'), host.back()]).toEqual([true, false, false])
    expect(assign).toHaveBeenCalledWith('https://other.test/')
    expect(await host.share(content)).toBe('shared')
    expect(share).toHaveBeenCalledOnce()
  })
})

describe("WeChat's browser", () => {
  const signature = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }
  const parts: HostParts = { shareSignature: async () => signature }
  const wx = (taken: boolean) => {
    const heard = { ready: () => {}, error: (_reason: unknown) => {} }
    return {
      config: vi.fn(() => queueMicrotask(() => (taken ? heard.ready() : heard.error({})))),
      ready: (run: () => void) => void (heard.ready = run),
      error: (run: (reason: unknown) => void) => void (heard.error = run),
      updateAppMessageShareData: vi.fn(),
      updateTimelineShareData: vi.fn(),
    }
  }

  it('is trusted by the signature of the page and told what its menu shares (B7)', async () => {
    const sdk = wx(true)
    const shareSignature = vi.fn<NonNullable<HostParts['shareSignature']>>(async () => signature)
    const host = await createHost('wechat', fakeWindow(agents.wechat, { wx: sdk }).window, { shareSignature })
    expect(await host.share(content)).toBe('ready')
    expect(shareSignature).toHaveBeenCalledWith('https://shop.test/tc-fostay/goods/1?a=1')
    expect(sdk.config).toHaveBeenCalledWith(expect.objectContaining(signature))
    const data = { title: '海景房', desc: '两晚', link: content.url, imgUrl: 'https://shop.test/p' }
    expect(sdk.updateAppMessageShareData).toHaveBeenCalledWith(data)
    expect(sdk.updateTimelineShareData).toHaveBeenCalledWith(data)
  })

  it('fails with 获取分享数据失败! without a signature, or with one that WeChat refuses (A5)', async () => {
    const failed = { code: 'share-data', message: '获取分享数据失败!' }
    const refused = await createHost('wechat', fakeWindow(agents.wechat, { wx: wx(false) }).window, parts)
    await expect(refused.share(content)).rejects.toMatchObject(failed)
    const none: HostParts = { shareSignature: () => Promise.reject(new Error('no answer')) }
    const unsigned = await createHost('wechat', fakeWindow(agents.wechat, { wx: wx(true) }).window, none)
    await expect(unsigned.share(content)).rejects.toMatchObject(failed)
  })

  it('opens and goes back as a browser does', async () => {
    const { window, assign } = fakeWindow(agents.wechat, { wx: wx(true) })
    const host = await createHost('wechat', window, parts)
    expect([host.openNewPage('https://other.test/'), host.login('/x'), host.back()]).toEqual([true, false, false])
    expect(assign).toHaveBeenCalledWith('https://other.test/')
  })
})

describe('the script of a host', () => {
  const arrivals = {
    'wechat-mini': { wx: { miniProgram: mini() } },
    'alipay-mini': { my: alipay(true) },
    'baidu-mini': { swan: { webView: mini() } },
    'unionpay-mini': { upsdk: { pluginReady: (run: () => void) => run() } },
  } as const

  it.each(Object.entries(arrivals) as [keyof typeof arrivals, Objects][])(
    'is loaded in %s where the object is not there yet',
    async (channel, arriving) => {
      const { window, loaded } = fakeWindow(agents[channel], {}, arriving)
      expect((await createHost(channel, window)).kind).toBe(channel)
      expect(loaded).toHaveLength(1)
      await createHost(channel, window)
      expect(loaded).toHaveLength(1)
    },
  )

  it("is loaded in WeChat's mini-program also where only the window tells of it", async () => {
    const { window, loaded } = fakeWindow(agents.wechat, { __wxjs_environment: 'miniprogram' }, arrivals['wechat-mini'])
    expect((await createHost('wechat-mini', window)).kind).toBe('wechat-mini')
    expect(loaded).toEqual(['https://res.wx.qq.com/open/js/jweixin-1.6.0.js'])
  })

  it.each(Object.keys(agents) as Channel[])(
    'is never loaded in a browser that was only told to be %s: it gets the plain host',
    async (channel) => {
      const { window, loaded } = fakeWindow(agents.h5)
      expect((await createHost(channel, window)).kind).toBe('h5')
      expect(loaded).toEqual([])
    },
  )

  it('that can not be had leaves the plain host', async () => {
    const { window, loaded } = fakeWindow(agents['baidu-mini'])
    expect((await createHost('baidu-mini', window)).kind).toBe('h5')
    expect(loaded).toHaveLength(1)
  })
})

describe('a page of the mini-program', () => {
  it('gets its arguments escaped as mini-programs read them', () => {
    expect(miniPage('poster', { title: '海 +', id: '1' })).toBe('/pages/poster/index?title=%E6%B5%B7%20%2B&id=1')
    expect(miniPage('spellPoster')).toBe('/pages/spellPoster/index')
  })
})
