import type { BuiltShop } from '../../src/app/entry-server.tsx'
import type { HeadParts } from '../../src/app/document/head-tags.ts'
import type { PageDeps, PageMatch, PageRequest } from '../../src/engine/server/page-request.ts'
import type { PageServer } from '../../src/engine/server/serve-pages.ts'
import type { CanaryWatch } from './running-canary.ts'
import type { Assets } from './assets.ts'
import { contentPolicy } from './content-policy.ts'
import { plainAnswerHeaders, plainPolicy } from '../plugins/security.ts'
import type { FileSource } from '../../src/kit/checker.ts'
import type { Tried } from '../studio/releases/canary/canary-counts.ts'

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

/** Which of the two sorts of shoppers gets a page, while a release is tried out. */
export interface Trial {
  readonly tried: Tried
  readonly isShare: boolean
}

/** Which page of the shop answers. */
export interface ShopMatch extends PageMatch {
  readonly trial?: Trial
}

export type ShopPages = PageServer<ShopMatch>

interface Parts {
  readonly shop: Pick<BuiltShop, 'page'>
  readonly assets: Assets
  readonly deps: PageDeps
  readonly settings: ShopSettings
  /** What serves: the parts of pages are among it, and two of them stand around every page. */
  readonly sources?: () => { readonly parts: readonly FileSource[] }
  /** A release that a share of the shoppers gets. */
  readonly canary?: Pick<CanaryWatch, 'current'>
}

/** Answers with the shop's pages. */
export function serveShop(parts: Parts): ShopPages {
  const { shop, assets, deps, settings, sources } = parts
  const policy = {
    ofData: { 'content-security-policy': plainPolicy, ...plainAnswerHeaders },
    of: (inline: Parameters<typeof contentPolicy>[0]) => ({
      'content-security-policy': contentPolicy(inline, [settings.apiBase, settings.marketBase]),
      ...plainAnswerHeaders,
    }),
  }
  return shop.page.serve<ShopMatch>({
    deps,
    settings: { ...settings, assets, ...(sources && { parts: () => sources().parts }) },
    styles: assets,
    match: (request) => matchIn(parts, request),
    headers: (document) => (document ? policy.of(document) : policy.ofData),
    shared: (match) => forCdn(match, settings.cdnSeconds),
  })
}

/**
 * A page that a release changes for a share of the shoppers is never one of its address alone: it is known by who gets it, and marked as an
 * experiment is, so that neither the way around the framework nor a CDN gives it to anybody else [W2].
 */
function matchIn({ shop, deps, canary }: Parts, request: PageRequest): ShopMatch | undefined {
  const running = canary?.current()
  if (!running) return shop.page.match(request, deps.pages)
  const isShare = running.isIn(request.visitor)
  const files = isShare ? running.pages : deps.pages
  const match = shop.page.match(request, files)
  if (!match || !running.touches(match)) return match
  const { tried } = running
  const key = match.key === undefined ? undefined : `${isShare ? 'share' : 'rest'} ${tried.releaseId} ${match.key}`
  return { ...match, key, hasExperiments: true, files, trial: { tried, isShare } }
}

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
