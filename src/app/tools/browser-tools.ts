import type { Channel } from '../../../schemas/domain/channels.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { ActionTools, NavigateOptions, QueryValues } from '../../kit/action.ts'
import { CallProblem } from '../../kit/call.ts'
import { failedCall } from '../../kit/failed-call.ts'
import { loadMore, markReplaced } from '../../engine/core/load-more.ts'
import { isMiniProgram } from '../../domain/order/order-source.ts'
import { getOwn } from '../../engine/core/get-own.ts'
import { safeUrl } from '../../engine/core/safe-url.ts'
import type { PageStore } from '../../engine/react/page-store.ts'
import type { App } from '../app.ts'
import { findShown } from '../navigation/alive.ts'
import { loadChunk } from '../code/chunk.ts'
import { copyText } from './copy-text.ts'
import { lateAnswers } from './late-answers.ts'
import { pageOf } from '../navigation/navigator.ts'
import { heirOf } from '../page/renew-page.ts'
import { stepBackTo } from '../navigation/step-back-to.ts'
import { chunks } from '../code/chunks.ts'
import { setQuery } from './set-query.ts'
import { track } from '../tracking/track.ts'
import { mayHaveHost } from '../visit/channel-mark.ts'
import { isLoggedIn, viewerNow } from '../visit/viewer.ts'

const nothing = () => undefined

/** The tools of a page's actions, in the browser. */
export function browserTools(store: PageStore, app: App): ActionTools {
  /** A part of the app that can't be had: told, and the chain ends. */
  const offline = (error: unknown): never => {
    app.toast('网络异常')
    throw error
  }
  const { isLeft, unlessLeft, onPage, toldLate, toast, under } = lateAnswers(app)
  const part = <Module>(load: () => Promise<Module>) => loadChunk(load).catch(offline)
  const login = () => app.login().catch(offline)
  return {
    navigate(to, options = {}) {
      const { late } = options
      if (late) toldLate(late.title, { ...late, to })
      // A page whose place is taken is done with, whenever somebody is back on it.
      if (!isLeft() || options.replace || options.stepBack) onPage(() => navigate(to, options, app))
    },
    // What said so may still be closing, with a step of its own.
    async back(fallback) {
      await app.overlaySteps.pageAtRest()
      if (!isLeft()) app.back(pageOf(fallback) ?? '/')
    },
    toast,
    ask: async (question) => !isLeft() && (await part(chunks.ask)).ask(question, app),
    setState(key, value) {
      store.setState(key, value)
      markReplaced(store)
    },
    setQuery: (values) => changeQuery(store, values, app),
    loadMore: (data) => loadMore(store, app.call, data),
    reload(data) {
      const done = store.reload(data === undefined ? undefined : [data])
      markReplaced(store)
      return done
    },
    scrollToBlock: (id) => unlessLeft(() => scrollToBlock(id)),
    async openPopup(name) {
      await part(chunks.popup)
      await openPopup(store, name, app)
    },
    closePopup: () => unlessLeft(app.closePopup),
    copyText,
    call: (endpoint, args, ...waiting) => under(() => send({ store, app, endpoint, args }), ...waiting),
    here: () => location.href,
    requireLogin: isLoggedIn,
    requirePhone: () => !isMiniProgram(store.plan.context.channel as Channel) || hasPhone(),
    async share(what) {
      if (!isLeft()) await (await part(chunks.share)).openShare(what, app)
    },
    login: async (input) => (await login()).logIn(input),
    async channelLogin(redirect) {
      if (!isLeft()) await (await login()).goToLogin(redirect)
    },
    logout: async (to) => (await login()).logOut(pageOf(to) ?? '/'),
    onlineService: (service, product) =>
      unlessLeft(
        () => void part(chunks.service).then(({ openService }) => openService(app, service, product), nothing),
      ),
    track,
  }
}

/** Also of the page that takes the place of this one. */
function changeQuery(store: PageStore, values: QueryValues, app: App): void {
  setQuery(store, values, app)
  markReplaced(store)
  void heirOf(store).then((heir) => heir === store || setQuery(heir, values, app))
}

/** Who has gone on meanwhile wants it no more. */
async function openPopup(store: PageStore, name: string, app: App): Promise<void> {
  const page = await heirOf(store)
  if (app.entry()?.store === page) app.openPopup(name)
}

/** Of a visitor nobody knows: who logs in is asked for it. */
function hasPhone(): boolean {
  const { loggedIn, phone } = viewerNow()
  return !loggedIn || phone !== ''
}

function navigate(to: string, { newPage, stepBack, outside, ...options }: NavigateOptions = {}, app: App): void {
  const page = pageOf(to)
  if (outside) goOutside(to, app)
  else if (newPage) goToNewPage(to, app)
  else if (stepBack && page !== undefined) stepBackTo(page, app)
  else app.go(to, options)
}

function goOutside(to: string, { goElsewhere }: App): void {
  const url = safeUrl(to)
  if (url !== undefined) goElsewhere(url)
}

/** In the app a page of its own, where that can be had; anywhere else as any address. */
function goToNewPage(to: string, app: App): void {
  const page = pageOf(to)
  const url = page === undefined ? safeUrl(to) : SHOP_BASE + page
  const plainly = () => app.go(to)
  if (url === undefined || !mayHaveHost()) return plainly()
  loadChunk(chunks.elsewhere)
    .then(({ openNewPage }) => openNewPage(url, app))
    .then((isOpen) => isOpen || plainly(), plainly)
}

interface Sending {
  readonly store: PageStore
  readonly app: App
  readonly endpoint: string
  readonly args: Readonly<Record<string, unknown>>
}

/** Sends what a `submit` asks for, by the shape that its page brought. */
async function send({ store, app, endpoint, args }: Sending) {
  const shape = getOwn(store.plan.calls ?? {}, endpoint)
  if (!shape) throw new CallProblem('unknown-endpoint', `The page brings no call ${endpoint}`)
  if (shape.auth === 'required' && !isLoggedIn()) throw failedCall('not-logged-in')
  const reply = await app.call(shape, args, new AbortController().signal).finally(app.outdate)
  // Nobody waits for it, and it may get lost.
  if (shape.changesMember) void app.login().then(({ refreshMember }) => refreshMember(), nothing)
  return reply
}

function scrollToBlock(id: string): void {
  findShown(`[data-block="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' })
}
