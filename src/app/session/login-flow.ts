import type { LoginInput } from '../../kit/action.ts'
import { createSessionCalls, type SessionCalls } from '../../api/session-calls.ts'
import type { Tokens } from '../../api/session.ts'
import { lentToken } from '../../domain/visit/token.ts'
import { silentLoginCode } from '../../domain/visit/wechat-login.ts'
import { isCallProblem } from '../../kit/call.ts'
import { forgetVisit, visitOf } from '../../page/react/block-memory.ts'
import { renewToken } from '../calls/call-options.ts'
import type { Paused } from '../browser-entry.ts'
import { queryNow } from '../visit/channel-now.ts'
import type { Entry } from '../entry.ts'
import { goBackTo } from '../navigation/go-back-to.ts'
import { hereInShop } from '../navigation/here.ts'
import { replaceAddress } from '../navigation/replace-address.ts'
import { shell } from '../shell.ts'
import { isLoggedIn, viewerNow } from '../visit/viewer.ts'
import { askLogin } from './ask-login.ts'
import { dropResume, keepResume, keptResume } from './resume.ts'
import { syncSessionCookie } from './session-cookie.ts'
import { session } from './session-now.ts'
import { shopPath, withoutTokens } from './shop-path.ts'
import { whenBlockShows } from './when-block-shows.ts'

const calls = (): SessionCalls => createSessionCalls(shell.call)

/** Action `login`: by phone and SMS code (A2). Rejects with the CallProblem of a refusal. */
export async function logIn({ mobile, code, redirect }: LoginInput): Promise<void> {
  await begin(await calls().smsLogin(mobile, code))
  arrive(redirect)
}

/** Action `logout`. Whatever the server says, nobody is logged in here any more, and what was typed here is gone. */
export async function logOut(to: string): Promise<void> {
  await calls()
    .logout()
    .catch(() => undefined)
  dropResume()
  forgetVisit()
  await end()
  shell.navigate(to)
}

/** Goes to log in by the way of the channel, and comes back to the shop address. */
export const goToLogin = (redirect?: string): Promise<void> => askLogin(shopPath(redirect) ?? '/')

/** A chain of actions needs a login: what is left is kept until then (A4). */
export function pauseForLogin({ block, actions, event, state }: Paused): void {
  const href = hereInShop()
  const place = { href, block, top: window.scrollY }
  keepResume({ ...place, rest: { actions, event }, state: { ...(state as object) }, at: Date.now() })
  void askLogin(href)
}

/** The API does not know the session any more, and no renewal helped (A8: 401): the pages learn it, and the shopper logs in. */
export async function loggedOut(href: string): Promise<void> {
  await end()
  await askLogin(href)
}

/** The token that the server was told for a page: sent to log in again, that page is not to be had with it. */
const told = new Map<string, string>()

/** The server sent a page behind the login. Who is logged in here tells it, and asks again, once with each token. */
export async function sentToLogin(login: string): Promise<void> {
  const href = shopPath(new URLSearchParams(login.split('?')[1]).get('redirect')) ?? '/'
  const token = await tellMember()
  if (!token || told.get(href) === token) return askLogin(href, true)
  told.set(href, token)
  shell.navigate(href, { replace: true })
}

/**
 * Tells the server who is logged in here. A token whose time is over is renewed for it: the cookie knows the token alone.
 * @returns the token that it knows now; when the login turns out to be over nobody is logged in here any more
 */
async function tellMember(): Promise<string | undefined> {
  const used = session.current()?.token
  if (!used || (await syncSessionCookie(used))) return used
  const token = await renewToken(used).catch(() => used)
  return token && token !== used && (await syncSessionCookie(token)) ? token : undefined
}

let started: Promise<void> = Promise.resolve()

/** Pages that give way to another as soon as the login is settled: what is to go on goes on there. */
const passing = new WeakSet<Entry>()

/** Begins a page’s session. @returns when browser and server agree on who looks */
export function startSession(entry: Entry): Promise<void> {
  started = settle(entry)
  return started
}

/** The page on the screen: takes a login that came with the address, and makes browser and server agree on who looks. */
async function settle(entry: Entry): Promise<void> {
  const query = queryNow()
  const lent = lentToken(query)
  const isLent = lent !== undefined
  const code = isLent ? undefined : silentLoginCode(query)
  if (code) return adoptCode(code, query.redirect)
  if (isLent) takeLent(lent, query.refreshToken)
  const here = hereInShop()
  const isMemberThere = entry.payload.plan.context.user.loggedIn
  if (!isLoggedIn() && isMemberThere) await end()
  const told = await tellMember()
  if (isLoggedIn() && !session.current()?.user) await learn()
  if (told && isAtLogin() && query.redirect) return passLogin(query.redirect, told)
  const isTheirs = isMemberThere === isLoggedIn() || !entry.payload.personal
  // Who has gone on meanwhile stays there: what came as nobody's page may be the member's.
  if (isTheirs && (!isLent || hereInShop() === here)) return
  passing.add(entry)
  await shell.refresh().catch(() => passing.delete(entry))
}

/** The server didn't know of the login and asked for it: now it does. Asked again for the same page, it is the shopper's turn. */
function passLogin(redirect: string, token: string): void {
  told.set(shopPath(redirect) ?? '/', token)
  arrive(redirect)
}

const isAtLogin = () => /^\/login(?:[?#]|$)/.test(hereInShop())

/**
 * A link of the app or a mini-program that lends its login: the address loses it at once, and the page stays, since the server made it
 * with that login where it depends on the person. One that is over makes a visitor, and asks for no login: what is behind it will.
 */
function takeLent(token: string, refreshToken = ''): void {
  replaceAddress(withoutTokens(location.href))
  session.clear()
  session.save({ token, refreshToken })
}

/** The way back of WeChat's silent login (A7). One that is not bound to a phone logs in on this page by its code. */
async function adoptCode(code: string, redirect: string | undefined): Promise<void> {
  const { state: _state, code: _code, ...rest } = queryNow()
  history.replaceState(history.state, '', `${location.pathname}?${new URLSearchParams(rest)}`)
  const done = shell.loading('加载中...')
  try {
    await begin(await calls().weixinLogin(code))
    arrive(redirect)
  } catch (error) {
    if (!isCallProblem(error)) throw error
    shell.toast(error.message)
  } finally {
    done()
  }
}

/** Somebody is logged in now: this device, the server and the pages learn it. */
async function begin(tokens: Tokens): Promise<void> {
  session.clear()
  session.save(tokens)
  await Promise.all([syncSessionCookie(tokens.token), learn()])
  shell.setViewer(viewerNow())
}

/** The member became another by what they did (a guest, silver): this device and the server's pages learn it. */
export async function refreshMember(): Promise<void> {
  await tellMember()
  await learn()
}

/** Who the member is (A3). The calls may have renewed the token meanwhile. */
async function learn(): Promise<void> {
  const profile = await calls()
    .memberDetails()
    .catch(() => undefined)
  const now = session.current()
  if (profile?.id) visitOf(profile.id)
  if (profile && now) session.save(now, profile)
  shell.setViewer(viewerNow())
}

async function end(): Promise<void> {
  session.clear()
  await syncSessionCookie('')
  shell.setViewer(viewerNow())
}

/** Back to where the login was asked for, or on to where it leads; the way to the login is no step to go back to. */
function arrive(redirect: string | undefined): void {
  const to = keptResume(Date.now())?.href ?? shopPath(redirect) ?? '/'
  if (history.state?.usr?.from === to) history.back()
  else shell.navigate(to, { replace: true })
}

/** Goes on with what a login interrupted, once, on the page where it was (A4). */
export async function resume(entry: Entry): Promise<void> {
  await started
  if (passing.has(entry) || shell.entry() !== entry) return
  const kept = keptResume(Date.now())
  if (kept && isAtLogin()) return
  dropResume()
  if (!kept || kept.href !== hereInShop() || !isLoggedIn()) return
  for (const [key, value] of Object.entries(kept.state)) entry.store.setState(key, value)
  goBackTo(kept.top)
  await whenBlockShows(kept.block, () => Object.keys(entry.payload.plan.data).some(entry.store.isLoading))
  await entry.run(kept.block, kept.rest.actions, kept.rest.event)
}
