import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { ActionTools, NavigateOptions } from '../../kit/action.ts'
import { type Call, CallProblem } from '../../kit/call.ts'
import { loadMore, markReplaced } from '../../page/core/load-more.ts'
import { own } from '../../page/core/own.ts'
import { safeUrl } from '../../page/core/safe-url.ts'
import type { PageStore } from '../../page/react/page-store.ts'
import { pageAtRest } from '../../ui/sheet/use-back-to-close.ts'
import { findShown } from '../navigation/alive.ts'
import { loadChunk } from '../code/chunk.ts'
import { copyText } from './copy-text.ts'
import { go, goElsewhere, pageOf } from '../navigation/go.ts'
import { stepBackTo } from '../navigation/step-back-to.ts'
import { chunks } from '../code/chunks.ts'
import { shell } from '../shell.ts'
import { setQuery } from './set-query.ts'
import { NOT_LOGGED_IN } from '../calls/not-logged-in.ts'
import { track } from '../tracking/track.ts'
import { mayHaveHost } from '../visit/channel-mark.ts'
import { isLoggedIn } from '../visit/viewer.ts'

const nothing = () => undefined

/** The tools of a page's actions, in the browser. */
export function browserTools(store: PageStore, call: Call): ActionTools {
  const part = <Module>(load: () => Promise<Module>) => loadChunk(load).catch(offline)
  return {
    navigate,
    // What said so may still be closing, with a step of its own.
    async back(fallback) {
      await pageAtRest()
      shell.back(pageOf(fallback) ?? '/')
    },
    toast: (text, ms) => shell.toast(text, ms),
    ask: async (question) => (await part(chunks.ask)).ask(question),
    setState(key, value) {
      store.setState(key, value)
      markReplaced(store)
    },
    setQuery(values) {
      setQuery(store, values)
      markReplaced(store)
    },
    loadMore: (data) => loadMore(store, call, data),
    reload(data) {
      const done = store.reload(data === undefined ? undefined : [data])
      markReplaced(store)
      return done
    },
    scrollToBlock,
    openPopup: (name) => shell.openPopup(name),
    closePopup: () => shell.closePopup(),
    copyText,
    call: (endpoint, args, loading) => send(store, call, endpoint, args, loading),
    here: () => location.href,
    requireLogin: isLoggedIn,
    share: async (what) => (await part(chunks.share)).openShare(what),
    login: async (input) => (await part(chunks.login)).logIn(input),
    channelLogin: async (redirect) => (await part(chunks.login)).goToLogin(redirect),
    logout: async (to) => (await part(chunks.login)).logOut(to),
    onlineService: (service, product) =>
      void part(chunks.service).then(({ openService }) => openService(service, product), nothing),
    track,
  }
}

function navigate(to: string, { newPage, stepBack, outside, ...options }: NavigateOptions = {}): void {
  const page = pageOf(to)
  if (outside) goOutside(to)
  else if (newPage) goToNewPage(to)
  else if (stepBack && page !== undefined) stepBackTo(page)
  else go(to, options)
}

function goOutside(to: string): void {
  const url = safeUrl(to)
  if (url !== undefined) goElsewhere(url)
}

/** In the app a page of its own, where that can be had; anywhere else as any address. */
function goToNewPage(to: string): void {
  const page = pageOf(to)
  const url = page === undefined ? safeUrl(to) : SHOP_BASE + page
  if (url === undefined || !mayHaveHost()) return go(to)
  const plainly = () => go(to)
  loadChunk(chunks.elsewhere)
    .then(({ openNewPage }) => openNewPage(url))
    .then((isOpen) => isOpen || plainly(), plainly)
}

/** A part of the app that can't be had: told, and the chain ends. */
function offline(error: unknown): never {
  shell.toast('网络异常')
  throw error
}

/** Sends what a `submit` asks for, by the shape that its page brought. */
async function send(
  store: PageStore,
  call: Call,
  endpoint: string,
  args: Readonly<Record<string, unknown>>,
  loading?: string,
) {
  const shape = own(store.plan.calls ?? {}, endpoint)
  if (!shape) throw new CallProblem('unknown-endpoint', `The page brings no call ${endpoint}`)
  if (shape.auth === 'required' && !isLoggedIn()) throw new CallProblem(NOT_LOGGED_IN, '请先登录')
  const done = loading === undefined ? nothing : shell.loading(loading)
  try {
    const reply = await call(shape, args, new AbortController().signal)
    // Nobody waits for it, and it may get lost.
    if (shape.changesMember) void loadChunk(chunks.login).then(({ refreshMember }) => refreshMember(), nothing)
    return reply
  } finally {
    done()
  }
}

function scrollToBlock(id: string): void {
  findShown(`[data-block="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' })
}
