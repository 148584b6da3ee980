import { SHOP_NAME } from '../../src/domain/shop-name.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { validatorStore } from '../../build/validator-store.ts'
import type { BuiltShop } from '../../src/app/entry-server.tsx'
import type { HeadParts } from '../../src/app/document/head-tags.ts'
import type { PageDeps } from '../../src/engine/server/page-request.ts'
import type { ShopPart } from '../app.ts'
import type { FastPathHandler } from '../http/http-server.ts'
import type { Job } from '../jobs/claim.ts'
import type { Settings } from '../settings/settings.ts'
import type { Shop, ShopTools } from '../start.ts'
import {
  firstAddresses,
  listedArticles,
  listedProducts,
  type MayList,
  type ThingList,
} from '../search/listed-things.ts'
import { searchPlugin } from '../search/search-plugin.ts'
import { manifestPlugin } from '../search/web-manifest.ts'
import { type Assets, readAssets } from './assets.ts'
import { createFastPath, type FastPath } from './fast-path.ts'
import { examplePictures } from './example-pictures.ts'
import { galleryPlugin } from './gallery-plugin.ts'
import { createForwards } from './forwards.ts'
import { pageCalls } from './page-calls.ts'
import { createPageViewers } from './page-viewers.ts'
import { sessionRoute } from './session-route.ts'
import { serveShop, type ShopPages, type ShopSettings } from './serve-shop.ts'
import { previewPlugin, previewScript } from './preview-plugin.ts'
import { createReplyMemory, type ReplyMemory } from '../../src/engine/server/reply-memory.ts'
import type { Call } from '../../src/kit/call.ts'
import { reportRoute } from './report-route.ts'
import { throttled } from '../cache/throttled.ts'
import { createShopCanary } from './shop-canary.ts'
import { createShopMetrics } from './shop-metrics.ts'
import { watchSchedules } from './watch-schedules.ts'
import { workerPlugin } from './worker-plugin.ts'
import { MOST_SAMPLES } from '../studio/canvas/sample-addresses.ts'
import { applySteps } from '../studio/drafts/apply-steps.ts'
import { operatorsOnly } from '../studio/operators-only.ts'
import { createOperatorSessions } from '../studio/sign-in/operator-sessions.ts'
import { studioPlugin } from '../studio/studio-plugin.ts'
import { createRenderLimits, type RenderLimits } from './render-limits.ts'
import { shopPlugin } from './shop-plugin.ts'
import { shopRequest } from './shop-request.ts'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { studioDocument } from './studio-document.ts'
import { shopClock } from '../../src/domain/dates.ts'

/** ms after an order within which every page says what is left; the first page after the first order does at once. */
const FORGET_STOCK_EVERY = 1_000

interface Built {
  readonly shop: BuiltShop
  readonly assets: Assets
  /** Fingerprint of its sources, by build/freshness.mjs; absent while they are being built. */
  readonly build?: string
}

/** Gives what a built file exports. */
export type LoadBuilt = (file: string) => unknown

async function loadBuilt(dist: string, load: LoadBuilt): Promise<Built> {
  const module = (await load(join(dist, 'server/entry-server.js'))) as {
    createBuiltShop: (compilerOf: typeof validatorStore) => Promise<BuiltShop>
  }
  const stamp = join(dist, 'built-shop')
  return {
    shop: await module.createBuiltShop(validatorStore),
    assets: readAssets(join(dist, 'client')),
    ...(existsSync(stamp) && { build: readFileSync(stamp, 'utf8') }),
  }
}

/**
 * The built shop, for the server: its checks of the operators' files, and its pages.
 * @param dist folder of the build
 */
export async function loadShop(dist: string, load: LoadBuilt): Promise<Shop> {
  const built = await loadBuilt(dist, load)
  return { check: built.shop.check, build: built.build, open: (tools) => openShop(built, tools) }
}

/** The shop's pages, its gallery, and the way around the framework for pages in memory. */
function openShop(built: Built, tools: ShopTools): ShopPart {
  const { settings, pages, ports, log } = tools
  const [{ clock }, calls] = [ports, pageCalls(settings)]
  const metrics = createShopMetrics(pages)
  const call: Call = (shape, args, signal) => calls.as()(shape, args, signal)
  const asides = { deadline: settings.callDeadline, now: Date.now }
  const replies = createReplyMemory({ call, ...asides })
  const deps: PageDeps = {
    pages,
    call,
    replies,
    now: () => shopClock(clock.now()),
    clockOffset: clock.offset,
    deadline: settings.callDeadline,
    report(problem) {
      metrics.blockFailed(problem)
      log.warn(problem, 'a block failed')
    },
  }
  const canary = createShopCanary(tools, built.shop, () => fastPath.clear())
  const served = serveShop({ ...built, deps, settings: shopSettings(settings), sources: pages.sources, canary })
  const fastPath = createFastPath(served)
  const viewers = createPageViewers({ callAs: calls.as, ...asides })
  const onProblem = (error: unknown) => log.warn({ err: error }, 'a forward address could not be looked up')
  const forwards = createForwards({ call: deps.call, onProblem, ...asides })
  const forget = () => [fastPath, served, replies, viewers, forwards].forEach((memory) => memory.clear())
  followFiles(pages, fastPath, forget)
  const watches = [watched(clock.offset), watchSchedules(pages.sources, clock.now)]
  let studio: readonly Job[] | undefined
  return {
    jobs: () => studio ?? [],
    ...{ forget, stockChanged: stockForgetter(served, replies) },
    metrics: metrics.metrics,
    fastPath: unmoved(fastPath, watches, forget),
    async register(app: FastifyInstance) {
      calls.serve(app)
      const limits = limitsOf(app, tools)
      studio = await openStudio(app, built, { ...tools, limits }, deps)
      if (settings.preview) previewPlugin(app, pages)
      reportRoute(app, log, { onReport: canary.reportsAlso(metrics.blockFailedInBrowser) })
      canary.serve(app, log)
      const onRequest = examplesGuard(tools)
      galleryPlugin(app, { ...built, pages, limits, onRequest })
      examplePictures(app, { ...built, pages, onRequest })
      installable(app, built, tools)
      searchPlugin(app, { pages, ...headParts(settings), things: listedThings(tools), now: Date.now })
      sessionRoute(app, viewers, { isLive: settings.mode === 'live' })
      shopPlugin(app, {
        pages: served,
        fastPath,
        limits,
        viewers,
        forwards,
        callAs: calls.as,
        onAnswer: metrics.pageAnswered,
        onTrial: canary.onTrial,
      })
    },
  }
}

/** What a phone installs: the manifest, the worker, and what that makes pages of where there is no network. */
function installable(app: FastifyInstance, { shop, assets }: Built, { settings, pages }: ShopTools): void {
  manifestPlugin(app, SHOP_NAME)
  const { apiBase, marketBase, siteName } = shopSettings(settings)
  const documents = () =>
    shop.offline({ assets, siteName, apiBase, marketBase }, pages.sources().parts, shopClock(Date.now()))
  workerPlugin(app, { worker: assets.worker, documents, apiBases: [apiBase, marketBase], isOn: settings.worksOffline })
}

/** What is kept of pages goes when what they are made of is another. */
function followFiles(pages: ShopTools['pages'], fastPath: FastPath, forget: () => void): void {
  // A page that is another has another key: what is kept of the other pages stays. Routes and themes are in every page.
  pages.on('changed', (files) => (files.every(isPage) ? fastPath.clear() : forget()))
  // Two parts stand around every page, and in no page's file.
  const arePartsOther = watched(() => pages.sources().parts)
  pages.on('judged', () => arePartsOther() && forget())
}

/** The examples of a live shop are for its operators; a sandbox shows them to anybody. */
const examplesGuard = ({ settings, database }: ShopTools) =>
  settings.mode === 'live' ? operatorsOnly(createOperatorSessions(database, Date.now)) : undefined

/** How many pages an address may have made, and when nobody may. */
const limitsOf = (app: FastifyInstance, { settings, budgets }: ShopTools): RenderLimits =>
  createRenderLimits({
    perMinute: settings.pagesPerMinute,
    isOverrun: () => app.isUnderPressure(),
    now: Date.now,
    budgets,
  })

/** The studio is this server's own, whoever answers the mall's calls. */
async function openStudio(
  app: FastifyInstance,
  built: Built,
  tools: ShopTools & { readonly limits: RenderLimits },
  deps: PageDeps,
): Promise<readonly Job[]> {
  const { database, pages, ports, settings, limits } = tools
  const { check, studio: door } = built.shop
  const jobs = await studioPlugin(app, {
    ...{ db: database, store: pages, check, door, applySteps, renders: limits },
    shown: {
      ...built,
      deps,
      settings: shopSettings(settings),
      things: listedAddresses(tools),
      pageAt: pageAt(built, pages),
    },
    ...{ mode: settings.mode, publicUrl: settings.publicUrl, isOwnMall: settings.apiBase === '' },
    ...{ now: Date.now, shopNow: () => shopClock(ports.clock.now()) },
  })
  studioDocument(app, built.assets.studio)
  return jobs
}

/** Where somebody moved the sandbox's clock, or an entry of a component came or went, what was true before is not what the shop shows now. */
const unmoved =
  ({ handle }: FastPath, watches: readonly (() => boolean)[], forget: () => void): FastPathHandler =>
  (request, response) => {
    if (watches.filter((isAnother) => isAnother()).length > 0) forget()
    return handle(request, response)
  }

/** A thousand orders in a second don't leave the shop without memory: it forgets once in a second. */
const stockForgetter = (pages: Pick<ShopPages, 'expire'>, replies: ReplyMemory): (() => void) =>
  throttled(() => {
    pages.expire()
    replies.clear()
  }, FORGET_STOCK_EVERY)

/** pages/home.json, and neither pages/routes.json nor pages/themes/lantu.json. */
const isPage = (file: string) => /^pages\/[^/]+$/.test(file) && file !== 'pages/routes.json'

/** Browsers are told of the backend where they call it themselves; else this server is the API, and forwards. */
const shopSettings = ({
  apiBase,
  apiDirect,
  marketBase,
  preview,
  cdnSeconds,
  ...settings
}: Settings): ShopSettings => ({
  cdnSeconds,
  ...headParts(settings),
  ...(apiDirect ? { apiBase, marketBase } : { apiBase: '', marketBase: '' }),
  bootMore: preview ? previewScript : '',
})

/** A sandbox is no shop: whoever found it by a search would want to buy there. */
const headParts = ({ publicUrl, mode }: Pick<Settings, 'publicUrl' | 'mode'>): HeadParts => ({
  siteName: SHOP_NAME,
  publicUrl,
  isListed: mode === 'live',
})

/** What has a page of its own; what another backend sells it does not tell. */
const listedThings =
  ({ settings, database, ports }: ShopTools) =>
  (mayList: MayList): ThingList[] => {
    if (settings.apiBase !== '') return []
    return [listedProducts(database, () => shopClock(ports.clock.now()), mayList), listedArticles(database, mayList)]
  }

/** Addresses of things that have a page, for whoever looks for one of them. */
const listedAddresses =
  ({ settings, database, ports }: ShopTools) =>
  async (): Promise<string[]> =>
    settings.apiBase === '' ? firstAddresses(database, () => shopClock(ports.clock.now()), MOST_SAMPLES) : []

/** Which page answers an address to a visitor. */
const pageAt =
  ({ shop }: Built, pages: ShopTools['pages']) =>
  (address: string): string | undefined =>
    shop.page.match(shopRequest(SHOP_BASE + address), pages)?.name

/** Tells once of each time that something became another: that the clock was moved. */
function watched(read: () => unknown): () => boolean {
  let known = read()
  return () => {
    const before = known
    known = read()
    return known !== before
  }
}
