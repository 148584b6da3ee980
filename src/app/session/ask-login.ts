import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { createSessionCalls } from '../../api/session-calls.ts'
import { silentLoginUrl } from '../../domain/visit/wechat-login.ts'
import { brand, channelNow } from '../visit/channel-now.ts'
import { hereInShop } from '../navigation/here.ts'
import { hostNow } from '../host/host-now.ts'
import { shell } from '../shell.ts'

/** Several calls may find at once that nobody is logged in: the shopper is sent to log in once. */
let going: Promise<void> | undefined

/**
 * Goes to log in by the way of the channel (A4, B2): the app's and a mini-program's own login, WeChat's silent redirect, else the shop's page.
 * @param href shop address to come back to
 * @param isBehind that page was never shown: the login takes its place in the history
 */
export function askLogin(href: string, isBehind = false): Promise<void> {
  going ??= byChannel(href, isBehind).finally(() => {
    going = undefined
  })
  return going
}

async function byChannel(href: string, isBehind: boolean): Promise<void> {
  const { channel } = channelNow()
  const isAtLogin = hereInShop().startsWith('/login')
  if (channel === 'wechat' && (await silently(href).catch(() => false))) return
  if (channel !== 'h5' && channel !== 'wechat' && (await byHost(href))) {
    // The host's login lies over the shop: who comes back without one is where they were.
    if (isBehind && history.state?.idx > 0) history.back()
    return
  }
  if (isAtLogin && channel !== 'h5') shell.toast('请用手机号登录')
  const to = `/login?${new URLSearchParams({ redirect: href, channel }).toString()}`
  const from = isBehind || isAtLogin ? undefined : hereInShop()
  shell.navigate(to, { replace: isBehind || isAtLogin, from })
}

async function byHost(href: string): Promise<boolean> {
  const host = await hostNow()
  return host?.login(`${location.origin}${SHOP_BASE}${href}`) ?? false
}

/** WeChat's page asks nothing, and comes back to the login page with a code (A7: defaultPath and appKey). */
async function silently(href: string): Promise<boolean> {
  const { value: appId, authorizeUrl } = await createSessionCalls(shell.call).wechatAppId(brand())
  const returnTo = `${location.origin}${SHOP_BASE}/login?${new URLSearchParams({ redirect: href }).toString()}`
  location.assign(silentLoginUrl({ authorizeUrl, appId, returnTo }))
  return true
}
