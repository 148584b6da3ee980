import type { BuiltShop } from '../../src/app/entry-server.tsx'
import type { Described, Prepared, ShopDeps, ShopRequest } from '../../src/app/shop-request.ts'
import type { Assets } from './assets.ts'
import { contentPolicy } from './content-policy.ts'
import { createPageCache, type Made, type PageCache, type WireAnswer } from './page-cache.ts'
import { wireAnswer } from './wire.ts'

export interface ShopSettings {
  readonly apiBase: string
  readonly siteName: string
  /** More for the boot script: what reloads a page in a preview. */
  readonly bootMore: string
}

/** Pages kept in memory at once: the home page takes about 125 KB in its three encodings. */
const KEPT_PAGES = 500

/** As HTML for the address bar, or as data for the app that runs already. */
export type Form = 'html' | 'data'

export interface ShopAnswers {
  readonly cache: PageCache
  /** Undefined when the page's file was never good. */
  readonly describe: (request: ShopRequest) => Described | undefined
  readonly answer: (described: Described, form: Form) => Promise<WireAnswer>
  readonly keyOf: (described: Described, form: Form) => string | undefined
}

interface Parts {
  readonly shop: BuiltShop
  readonly assets: Assets
  readonly deps: ShopDeps
  readonly settings: ShopSettings
}

/** Makes the shop's answers and shares those that fit more than one shopper. */
export function createShopAnswers(parts: Parts): ShopAnswers {
  const cache = createPageCache(KEPT_PAGES, Date.now)
  const keyOf = (described: Described, form: Form) =>
    described.key === undefined ? undefined : `${form} ${described.key}`
  return {
    cache,
    keyOf,
    describe: (request) => parts.shop.describe(request, parts.deps.pages),
    async answer(described, form) {
      const make = () => (form === 'html' ? makeHtml(described, parts) : makeData(described, parts))
      const key = keyOf(described, form)
      return key === undefined ? (await make()).answer : cache.get(key, make)
    },
  }
}

/** A shared answer is asked for again each time (304 when it is the same); a personal one is kept by nobody. */
const caching = (described: Described) =>
  described.key === undefined || described.hasExperiments ? 'private, no-store' : 'public, max-age=0, must-revalidate'

const ageOf = ({ maxAge, wrongAfter }: Prepared) => ({ maxAge, wrongAfter })

async function makeHtml(described: Described, { shop, assets, deps, settings }: Parts): Promise<Made> {
  const prepared = await shop.prepare(described, deps)
  const { first, later } = shop.widgetsOf(prepared)
  const boot = shop.bootScript(assets.entry, assets.modules(first)) + settings.bootMore
  const document = shop.render(
    prepared,
    {
      css: assets.css([...first, ...later]),
      boot,
      theme: deps.pages.theme(described.theme),
      apiBase: settings.apiBase,
      siteName: settings.siteName,
    },
    deps.report,
  )
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': caching(described),
    vary: 'accept-encoding',
    'content-security-policy': contentPolicy({ script: boot, style: document.style }, settings.apiBase),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
  return { answer: await wireAnswer(described.status, document.html, headers), ...ageOf(prepared) }
}

async function makeData(described: Described, { shop, assets, deps }: Parts): Promise<Made> {
  const prepared = await shop.prepare(described, deps)
  const { first, later } = shop.widgetsOf(prepared)
  const text = JSON.stringify({ payload: prepared.payload, css: assets.cssHrefs([...first, ...later]) })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': caching(described),
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  }
  return { answer: await wireAnswer(200, text, headers), ...ageOf(prepared) }
}
