import { createSessionCalls } from '../../api/session-calls.ts'
import type { Tokens } from '../../api/session.ts'
import { silentLoginCode } from '../../domain/visit/wechat-login.ts'
import type { MemberProfile } from '../../../schemas/domain/member.ts'
import { isCallProblem } from '../../kit/call.ts'
import { deviceCartKinds, keepDeviceLines, readDeviceCart } from '../../kit/device-cart.ts'
import { forgetVisit, visitOf } from '../../engine/react/block-memory.ts'
import type { App, LoginFlow } from '../app.ts'
import type { Paused } from '../../engine/react/browser-entry.ts'
import { queryNow } from '../visit/channel-now.ts'
import type { Entry } from '../../engine/react/entry.ts'
import { goBackTo } from '../navigation/go-back-to.ts'
import { hereInShop } from '../navigation/here.ts'
import { renewPage } from '../page/renew-page.ts'
import { isLoggedIn, viewerNow } from '../visit/viewer.ts'
import { type AskLogin, createAskLogin } from './ask-login.ts'
import { takeHandedOverLogin } from './handed-over-login.ts'
import { dropResume, keepResume, storedResume } from './resume.ts'
import { takeSilentState } from './silent-state.ts'
import { syncSessionCookie } from './session-cookie.ts'
import { session } from './session-now.ts'
import { shopPath } from './shop-path.ts'
import { whenBlockShows } from './when-block-shows.ts'

export interface LoginParts extends Pick<
  App,
  | 'navigate'
  | 'toast'
  | 'loading'
  | 'call'
  | 'clock'
  | 'renewToken'
  | 'history'
  | 'entry'
  | 'refresh'
  | 'setViewer'
  | 'showOver'
  | 'frame'
> {
  readonly overlaySteps: Pick<App['overlaySteps'], 'pageAtRest'>
}

/** What is known of a visit's login. */
interface Login {
  readonly app: LoginParts
  readonly askLogin: AskLogin
  /** The token that the server was told for a page: sent to log in again, that page is not to be had with it. */
  readonly told: Map<string, string>
  /** Pages that give way to another as soon as the login is settled: what is to go on goes on there. */
  readonly passing: WeakSet<Entry>
  started: Promise<void>
}

export function createLoginFlow(app: LoginParts): LoginFlow {
  const askLogin = createAskLogin(app)
  const login: Login = { app, askLogin, told: new Map(), passing: new WeakSet(), started: Promise.resolve() }
  showInHeader()
  return {
    async logIn({ mobile, code, redirect }) {
      const { key } = app.history.step()
      const profile = await begin(app, await callsOf(app).smsLogin(mobile, code))
      // Who is about to go is told so first, and may come back (B2.9 user-off).
      const to = profile?.closingTime === undefined ? redirect : CLOSING
      // Who has left the login meanwhile goes on where they are.
      if (app.history.step().key === key) arrive(app, to)
    },
    logOut: (to) => logOut(app, to),
    goToLogin: (redirect) => askLogin(shopPath(redirect) ?? '/'),
    pauseForLogin(left) {
      keepPaused(left, app.clock.now())
      void askLogin(hereInShop())
    },
    async loggedOut(href) {
      await end(app)
      if (app.entry()?.payload.behindLogin) await askLogin(href)
    },
    sentToLogin: (to) => sentToLogin(login, to),
    startSession(entry) {
      login.started = settle(login, entry)
      return login.started
    },
    async refreshMember() {
      await tellMember(app)
      await learn(app)
    },
    resume: (entry) => resume(login, entry),
  }
}

/** A desktop's header tells who is logged in. */
function showInHeader(): void {
  if (matchMedia('(min-width: 1024px)').matches)
    void import('./show-member.ts').then(({ showMember }) => showMember(session), ignore)
}

const ignore = () => undefined

/** Where a closure is told of. */
const CLOSING = '/user-off'

const callsOf = ({ call }: LoginParts) => createSessionCalls(call)

async function logOut(app: LoginParts, to: string): Promise<void> {
  await callsOf(app)
    .logout()
    .catch(() => undefined)
  dropResume()
  forgetVisit()
  await end(app)
  app.navigate(to)
}

/** @param at epoch ms */
function keepPaused({ block, actions, event, needs, state }: Paused, at: number): void {
  const place = { href: hereInShop(), block, top: window.scrollY }
  keepResume({
    ...place,
    rest: { actions, event, ...(needs && { needs }) },
    state: { ...(state as object) },
    at,
  })
}

async function sentToLogin({ app, askLogin, told }: Login, login: string): Promise<void> {
  const href = shopPath(new URLSearchParams(login.split('?')[1]).get('redirect')) ?? '/'
  const token = await tellMember(app)
  if (!token || told.get(href) === token) return askLogin(href, true)
  told.set(href, token)
  app.navigate(href, { replace: true })
}

/**
 * Tells the server who is logged in here. A token whose time is over is renewed for it: the cookie knows the token alone.
 * @returns the token that it knows now; when the login turns out to be over nobody is logged in here any more
 */
async function tellMember({ renewToken }: LoginParts): Promise<string | undefined> {
  const used = session.current()?.token
  if (!used || (await syncSessionCookie(used))) return used
  const token = await renewToken(used).catch(() => used)
  return token && token !== used && (await syncSessionCookie(token)) ? token : undefined
}

/** The page on the screen: takes a login that came with the address, and makes browser and server agree on who looks. */
async function settle({ app, told, passing }: Login, entry: Entry): Promise<void> {
  const query = queryNow()
  const taking = takeHandedOverLogin(app)
  // The address has lost what it lent.
  const here = hereInShop()
  const lent = await taking
  const code = lent === 'none' ? silentLoginCode(query, takeSilentState()) : undefined
  if (code) return adoptCode(app, code, query.redirect)
  const isMemberThere = entry.payload.plan.context.user.loggedIn
  if (!isLoggedIn() && isMemberThere) await end(app)
  const token = await tellMember(app)
  if (isLoggedIn() && !session.current()?.user) await learn(app)
  if (token && isAtLogin() && query.redirect) {
    // The server didn't know of the login and asked for it: now it does. Asked again for the same page, it is the shopper's turn.
    told.set(shopPath(query.redirect) ?? '/', token)
    return arrive(app, query.redirect)
  }
  const isTheirs = !entry.payload.personal || (lent !== 'changed' && isMemberThere === isLoggedIn())
  // Who has gone on meanwhile stays there: what came as nobody's page may be the member's.
  if (isTheirs && (lent === 'none' || hereInShop() === here)) return
  passing.add(entry)
  await renewPage(entry, app, !isMemberThere).catch(() => passing.delete(entry))
}

const isAtLogin = () => /^\/login(?:[?#]|$)/.test(hereInShop())

/** The way back of WeChat's silent login (A7). One that is not bound to a phone logs in on this page by its code. */
async function adoptCode(app: LoginParts, code: string, redirect: string | undefined): Promise<void> {
  const { state: _state, code: _code, ...rest } = queryNow()
  app.history.changeAddress(`${location.pathname}?${new URLSearchParams(rest)}`)
  const done = app.loading('加载中...')
  try {
    await begin(app, await callsOf(app).weixinLogin(code))
    arrive(app, redirect)
  } catch (error) {
    if (!isCallProblem(error)) throw error
    app.toast(error.message)
  } finally {
    done()
  }
}

/** Somebody is logged in now: this device, the server and the pages learn it. */
async function begin(app: LoginParts, tokens: Tokens): Promise<MemberProfile | undefined> {
  session.clear()
  session.save(tokens)
  const [, profile] = await Promise.all([syncSessionCookie(tokens.token), learn(app)])
  app.setViewer(viewerNow())
  await bringCarts(app)
  return profile
}

/** What was put into carts before is the member's now, also on the page that is opened next. What could not be told stays on the device, and the cart brings it when it is opened. */
async function bringCarts(app: LoginParts): Promise<void> {
  for (const kind of deviceCartKinds) {
    const device = readDeviceCart(kind)
    if (!device) continue
    const done = await callsOf(app)
      .cartMerge(kind, device)
      .catch(() => undefined)
    if (done) keepDeviceLines(kind, [])
  }
}

/** Who the member is (A3). The calls may have renewed the token meanwhile. */
async function learn(app: LoginParts): Promise<MemberProfile | undefined> {
  const profile = await callsOf(app)
    .memberDetails()
    .catch(() => undefined)
  const now = session.current()
  if (profile?.id) visitOf(profile.id)
  if (profile && now) session.save(now, profile)
  app.setViewer(viewerNow())
  return profile
}

async function end({ setViewer }: LoginParts): Promise<void> {
  session.clear()
  await syncSessionCookie('')
  setViewer(viewerNow())
}

/** Back to where the login was asked for, or on to where it leads; the way to the login is no step to go back to. */
function arrive({ clock, history, navigate }: LoginParts, redirect: string | undefined): void {
  const to = storedResume(clock.now())?.href ?? shopPath(redirect) ?? '/'
  if (history.step().from === to) history.go(-1)
  else navigate(to, { replace: true })
}

async function resume({ app, passing, started }: Login, entry: Entry): Promise<void> {
  await started
  if (passing.has(entry) || app.entry() !== entry) return
  const kept = storedResume(app.clock.now())
  if (kept && isAtLogin()) return
  dropResume()
  if (!kept || kept.href !== hereInShop() || !isLoggedIn()) return
  // Who comes back as they went would be sent there again, and again.
  if (kept.rest.needs === 'phone' && viewerNow().phone === '') return
  for (const [key, value] of Object.entries(kept.state)) entry.store.setState(key, value)
  await whenBlockShows(kept.block, () => Object.keys(entry.payload.plan.data).some(entry.store.isLoading))
  goBackTo(kept.top)
  await entry.run(kept.block, kept.rest.actions, kept.rest.event)
}
