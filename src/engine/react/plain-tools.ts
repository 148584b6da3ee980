import type { ActionTools } from '../../kit/action.ts'
import { type Call, CallProblem } from '../../kit/call.ts'
import { withBase } from '../core/base.ts'
import { getOwn } from '../core/get-own.ts'
import { loadMore, markReplaced } from '../core/load-more.ts'
import { safeUrl } from '../core/safe-url.ts'
import { addressWith, changeQuery } from './change-query.ts'
import { documentBase } from './document-site.ts'
import type { PageStore } from './page-store.ts'

/** How long a sentence of `toast` stays, in ms. */
const TOAST = 3000

/** What a page may reach in a browser that follows links by loading them, and has neither a login nor anything over its pages. */
export function plainTools(store: PageStore, call: Call): ActionTools {
  return {
    navigate(to, { replace } = {}) {
      const safe = safeUrl(to)
      if (safe === undefined) return
      const url = withBase(safe, documentBase())
      if (replace) location.replace(url)
      else location.assign(url)
    },
    back: (fallback) => (history.length > 1 ? history.back() : location.assign(withBase(fallback, documentBase()))),
    toast,
    // oxlint-disable-next-line no-alert -- the platform's own question
    ask: async ({ title, text }) => confirm(text ? `${title}\n\n${text}` : title),
    setState(key, value) {
      store.setState(key, value)
      markReplaced(store)
    },
    setQuery(values) {
      const changes = changeQuery(store, values)
      if (changes.length > 0) history.replaceState(history.state, '', addressWith(changes))
      markReplaced(store)
    },
    loadMore: (data) => loadMore(store, call, data),
    reload(data) {
      const done = store.reload(data === undefined ? undefined : [data])
      markReplaced(store)
      return done
    },
    scrollToBlock: (id) => document.querySelector(`[data-block="${CSS.escape(id)}"]`)?.scrollIntoView(),
    copyText: (text) =>
      navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    async call(endpoint, args) {
      const shape = getOwn(store.plan.calls ?? {}, endpoint)
      if (!shape) throw new CallProblem('unknown-endpoint', `The page brings no call ${endpoint}`)
      return call(shape, args, new AbortController().signal)
    },
    here: () => location.href,
    requireLogin: () => false,
    requirePhone: () => false,
    openPopup: lacking,
    closePopup: () => undefined,
    share: lacking,
    login: lacking,
    channelLogin: lacking,
    logout: lacking,
    onlineService: () => undefined,
    track: () => undefined,
  }
}

/** The action is reported as failed. */
const lacking = () => Promise.reject(new Error('This site has nothing that does it'))

/** Says a sentence over the page, which a screen reader says too; the next one takes its place. */
function toast(text: string, ms = TOAST): void {
  document.getElementById('pagoda-toast')?.remove()
  const place = document.createElement('output')
  place.id = 'pagoda-toast'
  place.textContent = text
  document.body.append(place)
  setTimeout(() => place.remove(), ms)
}
