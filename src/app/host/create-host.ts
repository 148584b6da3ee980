import type { Channel } from '../../../schemas/domain/channels.ts'
import { hostScripts } from '../../domain/visit/host-scripts.ts'
import { channelOfUserAgent } from '../../domain/visit/user-agent.ts'
import { alipayMiniHost, checkAlipay } from './alipay-mini-host.ts'
import { appHost } from './app-host.ts'
import { baiduMiniHost } from './baidu-mini-host.ts'
import type { Host, HostParts, HostWindow } from './host.ts'
import { loadHostScript } from './load-host-script.ts'
import { plainHost } from './plain-host.ts'
import { unionPayMiniHost } from './unionpay-mini-host.ts'
import { weChatHost } from './wechat-host.ts'
import { weChatMiniHost } from './wechat-mini-host.ts'

/** A maker gives nothing where the object of its host isn't there. */
const makers: Readonly<Record<Channel, (window: HostWindow, parts: HostParts) => Host | undefined>> = {
  h5: plainHost,
  app: appHost,
  wechat: weChatHost,
  'wechat-mini': weChatMiniHost,
  'alipay-mini': alipayMiniHost,
  'baidu-mini': baiduMiniHost,
  'unionpay-mini': unionPayMiniHost,
}

const hasObject: Readonly<Partial<Record<Channel, (window: HostWindow) => boolean>>> = {
  wechat: ({ wx }) => wx?.config !== undefined,
  'wechat-mini': ({ wx }) => wx?.miniProgram !== undefined,
  'alipay-mini': ({ my }) => my !== undefined,
  'baidu-mini': ({ swan }) => swan?.webView !== undefined,
  'unionpay-mini': ({ upsdk }) => upsdk?.pluginReady !== undefined,
}

/**
 * The host of a channel (A6, B2). Its script is loaded only when the user agent says that it really is there; a browser that was only told so by
 * an address gets the plain host. Rejects with a CallProblem 获取环境失败 in Alipay where Alipay doesn't say that it runs a mini-program (B8).
 */
export async function createHost(channel: Channel, window: HostWindow, parts: HostParts = {}): Promise<Host> {
  const { navigator, __wxjs_environment: environment } = window
  const isReal = channelOfUserAgent(navigator.userAgent, environment === 'miniprogram') === channel
  const src = hostScripts[channel]
  if (isReal && src && !hasObject[channel]?.(window)) await loadHostScript(src, window)
  if (isReal && channel === 'alipay-mini') await checkAlipay(window.my)
  return makers[channel](window, parts) ?? plainHost(window)
}
