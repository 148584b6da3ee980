import type { Browser, BrowserContext } from '@playwright/test'
import type { Channel } from '../../../schemas/domain/channels.ts'
import type { Gate } from './gate.ts'
import { seenAd } from './seen-ad.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

/** How the browser of each channel names itself. */
export const userAgents = {
  h5: `${IPHONE} Safari/604.1`,
  app: `${IPHONE} pagoda/4.6.3 distinctID/app-device-1`,
  wechat: `${ANDROID} MicroMessenger/8.0.49`,
  'wechat-mini': `${IPHONE} MicroMessenger/8.0.49 NetType/WIFI miniProgram/wx1234567890`,
  'alipay-mini': `${ANDROID} AliApp(AP/10.6.0) AlipayClient/10.6.0 MiniProgram`,
  'baidu-mini': `${IPHONE} swan/2.60.0 swan-baiduboxapp/13.60 baiduboxapp/13.60`,
  'unionpay-mini': `${IPHONE} (com.unionpay.chsp) (cordova 4.5.4) (UnionPay/1.0 CloudPay) (upApplet single)`,
} as const satisfies Record<Channel, string>

/** Another device, whose browser is that of a channel; close it at the end. */
export async function deviceOf(browser: Browser, gate: Gate, channel: Channel): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent: userAgents[channel] })
  gate.watch(context)
  await seenAd(context)
  return context
}

/** Something that the shop told its host: PagodaApp.login, wx.miniProgram.navigateTo ... */
export interface Told {
  readonly name: string
  readonly value?: unknown
}

/** What a journey sees of the host that it plays. */
export interface PlayedHost {
  /** In the order in which it was told, over all pages of the context. */
  readonly told: readonly Told[]
  /** What was told under this name. */
  readonly of: (name: string) => unknown[]
  /** Addresses outside of the shop that the browser asked for; none of them is reached. */
  readonly foreign: readonly string[]
}

interface HostOptions {
  /** Names that this version of the host lacks: my.startShare. */
  readonly without?: readonly string[]
  /** What Alipay says of its environment. */
  readonly isMini?: boolean
  /** WeChat refuses the signature. */
  readonly refuses?: boolean
}

/**
 * Puts the object of a channel's host on the window, as the host does before the page's own scripts, and stops whatever leaves the machine.
 * Another channel than the browser's: h5 for none at all.
 */
export async function playHost(
  context: BrowserContext,
  channel: Channel,
  options: HostOptions = {},
): Promise<PlayedHost> {
  const told: Told[] = []
  await context.exposeBinding('__tellHost', (_source, name: string, value?: unknown) => void told.push({ name, value }))
  await context.addInitScript(bridge, { channel, ...options })
  const foreign = await stayHere(context)
  return { told, foreign, of: (name) => told.filter((one) => one.name === name).map(({ value }) => value) }
}

/** No test reaches the networks of the hosts: everything outside of this machine is stopped, and told. */
export async function stayHere(context: BrowserContext): Promise<readonly string[]> {
  const foreign: string[] = []
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      foreign.push(route.request().url())
      return route.abort('aborted')
    },
  )
  return foreign
}

/** In the browser: nothing of this file is at hand there. */
function bridge({
  channel,
  without = [],
  isMini = true,
  refuses = false,
}: HostOptions & { readonly channel: Channel }) {
  type Run = (value?: unknown) => void
  const tell = Reflect.get(window, '__tellHost') as (name: string, value?: unknown) => Promise<void>
  const told =
    (name: string): Run =>
    (value) =>
      void tell(name, value)
  const some = (parent: string, names: readonly string[]) =>
    Object.fromEntries(
      names
        .map((name) => [name, told(`${parent}.${name}`)] as const)
        .filter(([name]) => !without.includes(`${parent}.${name}`)),
    )
  const mini = ['navigateTo', 'navigateBack', 'postMessage']
  const soon = (run: Run) => void setTimeout(run)
  const hosts: Record<Channel, () => object> = {
    h5: () => ({}),
    app: () => ({ PagodaApp: some('PagodaApp', ['openNewPage', 'login', 'back', 'share']) }),
    wechat: () => ({
      wx: {
        ...some('wx', ['config', 'updateAppMessageShareData', 'updateTimelineShareData']),
        ready: (run: Run) => !refuses && soon(run),
        error: (run: Run) => refuses && soon(run),
      },
    }),
    'wechat-mini': () => ({ wx: { miniProgram: some('wx.miniProgram', mini) }, __wxjs_environment: 'miniprogram' }),
    'alipay-mini': () => ({
      my: {
        ...some('my', [...mini, 'startShare']),
        getEnv: (answer: Run) => answer({ miniprogram: isMini }),
      },
    }),
    'baidu-mini': () => ({ swan: { webView: some('swan.webView', mini) } }),
    'unionpay-mini': () => ({
      upsdk: { ...some('upsdk', ['showSharePopup', 'closeWebApp']), pluginReady: soon },
    }),
  }
  Object.assign(window, hosts[channel]())
}
