import type { PagePayload } from '../../../schemas/page/plan.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { isNotThere } from '../../engine/core/is-not-there.ts'
import { MEMBER_STORE } from './member-store.ts'

/** The worker's stores. Code and pictures have names that change with what is in them; a page says when it came. */
export const STORES = {
  shell: 'pagoda-shell',
  code: 'pagoda-code',
  pictures: 'pagoda-pictures',
  pages: 'pagoda-pages',
  member: MEMBER_STORE,
} as const

/** Of the studio: a document with it in its address is a draft's (server/studio/canvas/preview-links.ts). */
const PREVIEW = '_preview'

const isDraft = (href: string) => new URLSearchParams(href.split('?')[1]).has(PREVIEW)

/** Of a login that an address lends. */
const LENT = /[?&](?:token|accessToken|refreshToken|state|code)=/

/** What the worker has of a request. */
export interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly url: string
  readonly headers: Pick<Headers, 'has'>
}

/** What a request is to the worker; what is `none` goes its way as if there was no worker. */
export type Kind = 'document' | 'page' | 'code' | 'picture' | 'none'

/** Which requests the worker takes: what is asked for (GET) below the shop's own address, and of that only what it may keep. */
export function kindOf({ method, mode, url, headers }: RequestFacts, origin: string): Kind {
  const { origin: asked, pathname, search, searchParams } = new URL(url)
  if (method !== 'GET' || asked !== origin || !pathname.startsWith(`${SHOP_BASE}/`)) return 'none'
  // A part of a file is no file.
  if (headers.has('range') || isDraft(search) || isDraft(searchParams.get('href') ?? '')) return 'none'
  const path = pathname.slice(SHOP_BASE.length)
  if (path === '/_page') return 'page'
  if (path.startsWith('/assets/')) return 'code'
  if (path.startsWith('/media/')) return /\.(?:avif|webp|jpg|png|svg)$/.test(path) ? 'picture' : 'none'
  // What else has a dot is a file: the sitemap, the manifest, the worker itself.
  return mode === 'navigate' && !/^\/_|\.\w+$/.test(path) ? 'document' : 'none'
}

/** Address by which a page is kept: that by which the app asks for it as data. @param href without the shop's prefix */
export const keyOf = (href: string): string => `${SHOP_BASE}/_page?href=${encodeURIComponent(href)}`

/** The page that an address of the browser's asks for, without the shop's prefix. */
export function hrefOf(url: string): string {
  const { pathname, search, searchParams } = new URL(url)
  if (pathname === `${SHOP_BASE}/_page`) return (searchParams.get('href') ?? '/').replace(/#.*/, '')
  return (pathname.slice(SHOP_BASE.length) || '/') + search
}

/** A page as the server answers to the app. */
export interface CachedPage {
  readonly payload: PagePayload
  readonly css: readonly string[]
}

/** Pages of a member's that are kept for them, with the data that each is about: what is shown at a gate, and the way to it. */
const OF_MEMBER: Readonly<Record<string, string>> = { 'order-detail': 'order', order: 'orders' }

const isReady = ({ sources }: PagePayload, name: string) => sources[name]?.status === 'ready'

/**
 * In which store a page is kept, if at all. What the server calls `no-store` is nobody's to keep, with one exception that is made here on
 * purpose: the orders of the member who is logged in, in a store of their own that goes with the login.
 */
export function storeOf(href: string, { payload }: CachedPage, cacheControl: string): 'pages' | 'member' | undefined {
  const { plan, personal, behindLogin, isLost, sources } = payload
  if (isLost || isDraft(href) || LENT.test(href)) return undefined
  const main = OF_MEMBER[plan.page]
  if (main !== undefined) return plan.context.user.loggedIn && isReady(payload, main) ? 'member' : undefined
  if (personal || behindLogin || /no-store/.test(cacheControl)) return undefined
  // Nobody wants the page of a thing that is not there, nor one that was lost on the way.
  const isFailed = Object.values(sources).some((source) => source.status === 'failed' && isNotThere(source.code))
  return isFailed ? undefined : 'pages'
}

/** The orders in a list whose codes can still be used: they are kept before anybody opens them. */
export function ordersWithCodes({ payload: { plan, sources } }: CachedPage, most = 6): readonly string[] {
  const { orders } = sources
  if (plan.page !== 'order' || orders?.status !== 'ready') return []
  const cards = (orders.value as { readonly orders: readonly CardOfOrder[] }).orders
  return cards
    .flatMap(({ usableCodes, paths }) => (usableCodes > 0 && paths.detail ? [paths.detail] : []))
    .slice(0, most)
}

interface CardOfOrder {
  readonly usableCodes: number
  readonly paths: { readonly detail?: string }
}

/** What a kept page is called in a list of them: an order by what was bought. */
export function nameOf({ payload: { plan, sources } }: CachedPage): string {
  const order =
    plan.page === 'order-detail' && sources['order']?.status === 'ready' ? sources['order'].value : undefined
  return (order as { readonly productInfo?: { readonly productName?: string } })?.productInfo?.productName ?? plan.title
}
