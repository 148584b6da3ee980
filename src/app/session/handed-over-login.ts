import { maskedPhone } from '../../domain/phone.ts'
import {
  HANDOVER_REQUEST_COOKIE,
  HANDOVER_COOKIE,
  HANDOVER_STATE,
  type HandedOverLogin,
  mayHandOverLogin,
} from '../../domain/visit/handed-over-login.ts'
import { isToken, tokenInQuery } from '../../domain/visit/token.ts'
import type { App } from '../app.ts'
import { loadChunk } from '../code/chunk.ts'
import { queryNow } from '../visit/channel-now.ts'
import { syncSessionCookie } from './session-cookie.ts'
import { session } from './session-now.ts'
import { withoutTokens } from './shop-path.ts'

/** `changed`: another member was logged in, and agreed. */
export type HandoverOutcome = 'none' | 'taken' | 'changed'

type Parts = Pick<App, 'history' | 'showOver'>

/**
 * Takes the login that this page's address lends (A2): in the channels that lend them, and where this browser asked for one itself. The
 * address loses it at once, taken or not, and the page stays, since the server made it with that login where it depends on the person. One
 * that is over makes a visitor, and asks for no login: what is behind it will. It never ends another's login unasked.
 */
export async function takeHandedOverLogin(parts: Parts): Promise<HandoverOutcome> {
  const lent = lentHere()
  dropFromAddress(parts)
  const isAskedFor = dropCookie(HANDOVER_REQUEST_COOKIE, '/tc-fostay') !== undefined
  const inMiniProgram = Reflect.get(window, '__wxjs_environment') === 'miniprogram'
  if (!lent || !(isAskedFor || lent.isHandedOver || mayHandOverLogin(navigator.userAgent, inMiniProgram))) return 'none'
  const here = session.current()
  if (!here) {
    session.save(lent)
    return 'taken'
  }
  const isOther = memberOf(lent.token) !== here.user?.id
  if (isOther && !isAskedFor && !(await agrees(here.user?.phone ?? '', parts))) return 'none'
  // One that is over ends nobody's login.
  if (!(await syncSessionCookie(lent.token))) return 'none'
  session.clear()
  session.save(lent)
  return isOther ? 'changed' : 'taken'
}

function lentHere(): (HandedOverLogin & { readonly isHandedOver: boolean }) | undefined {
  const query = queryNow()
  const token = tokenInQuery(query)
  if (token !== undefined) return { token, refreshToken: query.refreshToken ?? '', isHandedOver: false }
  if (query.state !== HANDOVER_STATE) return undefined
  const [handed, refreshToken = ''] = dropCookie(HANDOVER_COOKIE, '/tc-fostay/login')?.split('~') ?? []
  return isToken(handed) ? { token: handed, refreshToken, isHandedOver: true } : undefined
}

function dropFromAddress({ history }: Parts): void {
  if (/[?&](?:token|accessToken|refreshToken)=/.test(location.search))
    history.changeAddress(withoutTokens(location.href))
}

/** A cookie that is good once. @returns what it said */
function dropCookie(name: string, path: string): string | undefined {
  const found = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`))
  if (found === undefined) return undefined
  document.cookie = `${name}=; Path=${path}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`
  return decodeURIComponent(found.slice(name.length + 1))
}

/** Whose token it says that it is: good for asking or not, and for nothing else; the server is asked before it is taken. */
function memberOf(token: string): string | undefined {
  try {
    const body = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const claims = JSON.parse(atob(body)) as { readonly sub?: unknown }
    return typeof claims.sub === 'string' ? claims.sub : undefined
  } catch {
    return undefined
  }
}

const askDialog = () => import('../tools/ask.tsx')

async function agrees(phone: string, parts: Parts): Promise<boolean> {
  const who = phone === '' ? '另一个账号' : `账号 ${maskedPhone(phone)}`
  const text = `当前登录的是${who}，打开的链接里是别的账号。只有链接是您自己要打开的，才切换。`
  const { ask } = await loadChunk(askDialog)
  return ask({ title: '要切换登录账号吗？', text, yes: '切换账号', no: '不切换' }, parts)
}
