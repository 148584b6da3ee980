import type { BuiltShop } from '../../src/app/entry-server.tsx'
import type { Call } from '../../src/kit/call.ts'
import type { HeadParts } from '../../src/app/document/head-tags.ts'
import type { PageMatch, PreparedPage, PageDeps, PageRequest } from '../../src/engine/server/page-request.ts'
import type { CanaryWatch } from './running-canary.ts'
import type { Assets } from './assets.ts'
import { contentPolicy } from './content-policy.ts'
import { createPageCache, type CacheableAnswer, type PageCache, type WireAnswer } from './page-cache.ts'
import { wireAnswer } from './wire.ts'
import { plainAnswerHeaders, plainPolicy } from '../plugins/security.ts'

export interface ShopSettings extends HeadParts {
  /** Origin and prefix of the API for browsers; '' is this server. */
  readonly apiBase: string
  /** Of the host of paths that start with /market (A7); '' is the API's own. */
  readonly marketBase: string
  /** More for the boot script: what reloads a page in a preview. */
  readonly bootMore: string
  /** Seconds that a CDN may keep a page that is the same for everybody; 0: it asks each time. */
  readonly cdnSeconds: number
}

/** Pages kept in memory at once: a long one, as the home page, takes 150 KB, and its packed forms 28 to 35 KB each. */
const KEPT_PAGES = { answers: 500, bytes: 40 * 1024 * 1024 }

/** Seconds after which a page that is lost is worth asking for again. */
const RETRY_AFTER = '5'

/** As HTML for the address bar, or as data for the app that runs already. */
export type AnswerFormat = 'html' | 'data'

interface HowToMake {
  /** Makes the calls of a personal page as its member; a shared page's are nobody's. */
  readonly call?: Call | undefined
  /** Begins to make a page that is not in memory, or refuses. */
  readonly admit?: <Made>(make: () => Promise<Made>) => Promise<Made>
}

export interface ShopAnswers {
  readonly cache: PageCache
  /** Undefined when the page's file was never good. */
  readonly match: (request: PageRequest) => PageMatch | undefined
  readonly answer: (match: PageMatch, form: AnswerFormat, how?: HowToMake) => Promise<WireAnswer>
  readonly keyOf: (match: PageMatch, form: AnswerFormat) => string | undefined
}

interface Parts {
  readonly shop: BuiltShop
  readonly assets: Assets
  readonly deps: PageDeps
  readonly settings: ShopSettings
  /** A release that a share of the shoppers gets. */
  readonly canary?: Pick<CanaryWatch, 'current'>
}

const atOnce: NonNullable<HowToMake['admit']> = (make) => make()

/** Makes the shop's answers and shares those that fit more than one shopper. */
export function createShopAnswers(parts: Parts): ShopAnswers {
  const cache = createPageCache(KEPT_PAGES, Date.now)
  const keyOf = (match: PageMatch, form: AnswerFormat) => (match.key === undefined ? undefined : `${form} ${match.key}`)
  return {
    cache,
    keyOf,
    match: (request) => matchIn(parts, request),
    async answer(match, form, { call, admit = atOnce } = {}) {
      const make = form === 'html' ? makeHtml : makeData
      const key = keyOf(match, form)
      if (key !== undefined) return cache.get(key, () => admit(() => make(match, partsOf(match, parts))))
      const own = partsOf(match, parts)
      const deps = call ? { ...own.deps, member: call } : own.deps
      return (await admit(() => make(match, { ...own, deps }))).answer
    },
  }
}

/**
 * A page that a release changes for a share of the shoppers is never one of its address alone: it is known by who gets it, and marked as an
 * experiment is, so that neither the way around the framework nor a CDN gives it to anybody else [W2].
 */
function matchIn({ shop, deps, canary }: Parts, request: PageRequest): PageMatch | undefined {
  const running = canary?.current()
  if (!running) return shop.page.match(request, deps.pages)
  const isShare = running.isIn(request.visitor)
  const pages = isShare ? running.pages : deps.pages
  const match = shop.page.match(request, pages)
  if (!match || !running.touches(match)) return match
  const { tried } = running
  const key = match.key === undefined ? undefined : `${isShare ? 'share' : 'rest'} ${tried.releaseId} ${match.key}`
  return { ...match, key, hasExperiments: true, trial: { tried, isShare, pages } }
}

const partsOf = ({ trial }: PageMatch, parts: Parts): Parts =>
  trial ? { ...parts, deps: { ...parts.deps, pages: trial.pages } } : parts

/**
 * A shared answer is asked for again each time (304 when it is the same), by one browser alone when it depends on more than its address;
 * a personal one, or one behind the login, is kept by nobody.
 */
const caching = (match: PageMatch) =>
  match.key === undefined || match.hasExperiments || match.route.login
    ? 'private, no-store'
    : `${match.variesBy.length > 0 ? 'private' : 'public'}, max-age=0, must-revalidate`

/** Seconds that a CDN may give a page on while it asks for the next one. */
const CDN_STALE = 30

/**
 * What a CDN may do with a page that is its address's for everybody. A browser asks each time, as before: what it was told to give on while
 * it asks, it would give to a shopper who has just ordered. The names are those by which a CDN forgets it (Fastly and Varnish, Cloudflare
 * and Akamai).
 */
const forCdn = (match: PageMatch, seconds: number): Record<string, string> | undefined =>
  seconds === 0
    ? undefined
    : {
        'cache-control': `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
        'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${CDN_STALE}`,
        'surrogate-key': `shop page-${match.name}`,
        'cache-tag': `shop,page-${match.name}`,
      }

const ageOf = ({ maxAge, wrongAfter, standsFor, lost }: PreparedPage) => ({ maxAge, wrongAfter, standsFor, lost })

/** A page whose redirect holds: what each asker's address said goes along, so that nothing of it is made yet. */
const elsewhere = (prepared: PreparedPage, redirect: string): CacheableAnswer => ({
  answer: { ...wireAnswer(302, '', {}), redirect },
  ...ageOf(prepared),
})

async function makeHtml(match: PageMatch, { shop, assets, deps, settings }: Parts): Promise<CacheableAnswer> {
  const prepared = await shop.page.prepare(match, deps)
  if (prepared.redirect !== undefined) return elsewhere(prepared, prepared.redirect)
  const theme = deps.pages.theme(match.theme)
  const { html, style, script } = shop.page.html(prepared, { ...settings, assets, theme }, deps.report)
  const { status } = prepared
  const isLost = status === 503
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isLost ? 'no-store' : caching(match),
    ...(isLost && { 'retry-after': RETRY_AFTER }),
    vary: 'accept-encoding',
    'content-security-policy': contentPolicy({ script, style }, [settings.apiBase, settings.marketBase]),
    ...plainAnswerHeaders,
  }
  const shared = isLost ? undefined : forCdn(match, settings.cdnSeconds)
  return { answer: wireAnswer(status, html, headers, shared), ...ageOf(prepared) }
}

async function makeData(match: PageMatch, { shop, assets, deps, settings }: Parts): Promise<CacheableAnswer> {
  const prepared = await shop.page.prepare(match, deps)
  if (prepared.redirect !== undefined) return elsewhere(prepared, prepared.redirect)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': caching(match),
    vary: 'accept-encoding',
    'content-security-policy': plainPolicy,
    ...plainAnswerHeaders,
  }
  const shared = forCdn(match, settings.cdnSeconds)
  return { answer: wireAnswer(200, shop.page.data(prepared, assets), headers, shared), ...ageOf(prepared) }
}
