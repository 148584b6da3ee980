import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { createSessionCalls } from '../../api/session-calls.ts'
import { silentLoginUrl } from '../../domain/visit/wechat-login.ts'
import { brand, channelNow } from '../visit/channel-now.ts'
import { hereInShop } from '../navigation/here.ts'
import { hostNow } from '../host/host-now.ts'
import type { App } from '../app.ts'
import { newSilentState } from './silent-state.ts'

type Parts = Pick<App, 'navigate' | 'toast' | 'call' | 'history'>

/**
 * Goes to log in by the way of the channel (A4, B2): the app's and a mini-program's own login, WeChat's silent redirect, else the shop's page.
 * @param href shop address to come back to
 * @param isBehind that page was never shown: the login takes its place in the history
 */
export type AskLogin = (href: string, isBehind?: boolean) => Promise<void>

/** Several calls may find at once that nobody is logged in: the shopper is sent to log in once. */
export function createAskLogin(parts: Parts): AskLogin {
  let going: Promise<void> | undefined
  return (href, isBehind = false) => {
    going ??= byChannel(href, isBehind, parts).finally(() => {
      going = undefined
    })
    return going
  }
}

async function byChannel(href: string, isBehind: boolean, parts: Parts): Promise<void> {
  const { history, navigate, toast } = parts
  const { channel } = channelNow()
  const isAtLogin = hereInShop().startsWith('/login')
  if (channel === 'wechat' && (await silently(href, parts).catch(() => false))) return
  if (channel !== 'h5' && channel !== 'wechat' && (await byHost(href, parts))) {
    // The host's login lies over the shop: who comes back without one is where they were.
    if (isBehind && history.step().position > 0) history.go(-1)
    return
  }
  if (isAtLogin && channel !== 'h5') toast('请用手机号登录')
  const to = `/login?${new URLSearchParams({ redirect: href, channel }).toString()}`
  if (isBehind || isAtLogin) navigate(to, { replace: true })
  else navigate(to, { from: hereInShop() })
}

async function byHost(href: string, parts: Parts): Promise<boolean> {
  const host = await hostNow(parts)
  return host?.login(`${location.origin}${SHOP_BASE}${href}`) ?? false
}

/** WeChat's page asks nothing, and comes back to the login page with a code (A7: defaultPath and appKey). */
async function silently(href: string, { call }: Parts): Promise<boolean> {
  const { value: appId, authorizeUrl } = await createSessionCalls(call).wechatAppId(brand())
  const returnTo = `${location.origin}${SHOP_BASE}/login?${new URLSearchParams({ redirect: href }).toString()}`
  location.assign(silentLoginUrl({ authorizeUrl, appId, returnTo, state: newSilentState() }))
  return true
}
