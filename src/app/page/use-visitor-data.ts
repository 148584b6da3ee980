import { useEffect, useRef } from 'react'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { App } from '../app.ts'
import { loadLate } from '../../engine/react/browser-entry.ts'
import { loadChunk } from '../code/chunk.ts'
import { chunks } from '../code/chunks.ts'
import type { Entry } from '../../engine/react/entry.ts'
import { hereInShop } from '../navigation/here.ts'
import { keepVisit, lostVisit } from '../visit/keep-visit.ts'
import { hasResume } from '../session/has-resume.ts'
import { trackPage } from '../tracking/track.ts'
import { isLoggedIn, viewerNow } from '../visit/viewer.ts'

const attached = new WeakSet<Entry>()
const seen = new WeakSet<Entry>()

/**
 * Gives a page what only the browser has: who looks at it, and the data that the server left to it. Once for each page, the first when
 * it is hydrated; the data first, so that what a visitor must not ask for is asked for once, by the member.
 */
export function attachVisitorData(entry: Entry): void {
  if (attached.has(entry)) return
  attached.add(entry)
  loadLate(entry)
  entry.store.setViewer(viewerNow())
}

interface Parts extends Pick<App, 'navigate' | 'setViewer' | 'login' | 'call' | 'entry' | 'refresh' | 'frame'> {
  readonly history: Pick<App['history'], 'changeAddress'>
  readonly overlaySteps: Pick<App['overlaySteps'], 'pageAtRest'>
}

/** What happens on each page that is shown. */
export function useVisitorData(entry: Entry, app: Parts): void {
  const hasBegun = useRef(false)
  useEffect(() => {
    const taken = hasBegun.current ? undefined : begin(entry, app)
    hasBegun.current = true
    if (taken) void taken.then(() => attachVisitorData(entry))
    else attachVisitorData(entry)
    // Who comes back to a page that was left sees it as it was, and then what became of the member's own meanwhile.
    if (seen.has(entry) && isLoggedIn())
      void loadChunk(chunks.calls).then(({ refreshMemberData }) => refreshMemberData(entry, app), ignore)
    seen.add(entry)
    const { page: name, context } = entry.payload.plan
    trackPage({ name, path: hereInShop(), arms: context.flags })
    if (hasResume()) void app.login().then(({ resume }) => resume(entry), ignore)
  }, [entry, app])
  useEffect(() => {
    const hear = (event: StorageEvent) => followTab(event, entry, app)
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [entry, app])
  useEffect(() => {
    const again = () => reloadFailed(entry)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [entry])
}

/**
 * The first page of a document: for a visitor nothing of a session is fetched.
 * @returns when a login that the address lends is taken: till then nobody is known to look
 */
function begin(entry: Entry, app: Parts): Promise<void> | undefined {
  const { history, login } = app
  const lost = lostVisit()
  if (lost) {
    // No step of its own: a tap that is on its way meets the page that it was meant for.
    history.changeAddress(SHOP_BASE + keepVisit(hereInShop(), lost))
    void loadChunk(chunks.renew).then(({ tellVisit }) => tellVisit(entry, lost, app), ignore)
  }
  const [, called] = /[?&](token|accessToken|state)=/.exec(location.search) ?? []
  if (!called && !isLoggedIn() && !entry.payload.plan.context.user.loggedIn) return undefined
  const settled = login().then(({ startSession }) => startSession(entry), ignore)
  return called === 'token' ? settled.catch(ignore) : undefined
}

/** Another tab logged in or out: so did this one. */
function followTab({ key }: StorageEvent, entry: Entry, { setViewer, login }: Parts): void {
  if (key !== null && key !== 'token' && key !== 'userInfo') return
  setViewer(viewerNow())
  if (key !== 'userInfo') void login().then(({ startSession }) => startSession(entry), ignore)
}

/** Without the session's code the page stays readable as it is, and no shopper waits for what would have come of it. */
const ignore = () => undefined

/** The network is back: what could not be had is asked for again. */
function reloadFailed({ store, payload }: Entry): void {
  const failed = Object.keys(payload.plan.data).filter((name) => store.source(name)?.status === 'failed')
  if (failed.length > 0) void store.reload(failed)
}

/** The server sends a page elsewhere: behind the login, or to where a product was moved (B2). */
export function redirected(to: string, { go, navigate, login }: Pick<App, 'go' | 'navigate' | 'login'>): void {
  const replace = { replace: true }
  if (!to.startsWith('/login')) return go(to, replace)
  return void login().then(
    ({ sentToLogin }) => sentToLogin(to),
    () => navigate(to, replace),
  )
}
