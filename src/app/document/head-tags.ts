import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { DARK } from '../../domain/look/look-script.ts'
import { mayBeIndexed } from '../../domain/search-index.ts'
import { isNotThere } from '../../engine/core/is-not-there.ts'
import { documentTitle } from './document-title.ts'
import { escapeText, inlineJson } from '../../engine/server/escape.ts'
import { jsonLd } from './json-ld.ts'
import { pageAddress, sharedPicture, shareCard, type SharedPicture } from './public-address.ts'
import type { PageMatch, PreparedPage } from '../../engine/server/page-request.ts'

/** What the head needs to know of the shop. */
export interface HeadParts {
  readonly siteName: string
  /** Where shoppers find this server: https://shop.example; '' when it is not known. */
  readonly publicUrl: string
  /** Whether search engines may list this shop at all. */
  readonly isListed: boolean
}

/** Characters of a description that others show. */
const LONGEST = 160

/** Everything of a document's head that speaks of the page: its title, and what is shared and searched. */
export function headTags(prepared: PreparedPage, parts: HeadParts): string {
  const { match } = prepared
  const words = wordsOf(prepared, parts)
  const isFindable = prepared.status === 200 && mayBeIndexed(match.route) && !isNobodys(prepared)
  const url = addressOf(prepared, parts)
  const data = isFindable ? linkedData(prepared, parts, url) : undefined
  return [
    `<title>${escapeText(words.tab)}</title>`,
    meta('name', 'description', words.description),
    ...(isFindable && parts.isListed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(isFindable ? [`<link rel="canonical" href="${escapeText(url)}">`] : []),
    ...sharing(prepared, parts, words, isFindable ? url : undefined),
    ...(data ? [`<script type="application/ld+json">${inlineJson(data)}</script>`] : []),
  ].join('')
}

/** The page of one thing, /content/12, that is not there: any id in the address would be a page to search engines. */
function isNobodys({ match, head, payload }: PreparedPage): boolean {
  if (head.title !== undefined || !match.route.path.includes(':')) return false
  return Object.values(payload.sources).some((source) => source.status === 'failed' && isNotThere(source.code))
}

/** The page as data. Without a name of its own it is spoken of by the route's title, and no thing is told of. */
function linkedData({ head, payload }: PreparedPage, { siteName, publicUrl }: HeadParts, url: string) {
  const picture = head.picture === undefined ? undefined : sharedPicture(head.picture, publicUrl)?.url
  const title = head.title ?? payload.plan.title
  const page = { title, description: head.description, picture, url, publicUrl, siteName }
  return jsonLd(head.data ?? {}, page, head.title !== undefined)
}

const meta = (kind: 'name' | 'property', name: string, content: string | number) =>
  `<meta ${kind}="${name}" content="${escapeText(String(content))}">`

interface Words {
  /** What the browser's tab says: the route's, whatever the page says of itself (A2). */
  readonly tab: string
  readonly title: string
  readonly description: string
}

function wordsOf({ head, payload: { plan } }: PreparedPage, { siteName }: HeadParts): Words {
  const tab = documentTitle(plan.title, siteName)
  const description = head.description ?? plan.description ?? `${plan.title}，尽在${siteName}`
  return { tab, title: head.title ?? tab, description: clipped(description) }
}

function clipped(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('')
}

/** The one address of what is shown: what the page says, else its path without any query. */
function addressOf({ head, match }: PreparedPage, { publicUrl }: HeadParts): string {
  const own = pageAddress(ownPath(match), publicUrl)!
  return head.canonical === undefined ? own : (pageAddress(head.canonical, publicUrl) ?? own)
}

function ownPath({ route, context }: PageMatch): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(context.params[name] ?? ''))
  return route.query ? `${path}?${new URLSearchParams(route.query).toString()}` : path
}

function sharing({ head }: PreparedPage, parts: HeadParts, words: Words, url: string | undefined): string[] {
  const { publicUrl, siteName } = parts
  const picture = (head.picture && sharedPicture(head.picture, publicUrl)) || shareCard(publicUrl)
  const product = head.title === undefined ? undefined : head.data?.Product
  return [
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', product ? 'product' : head.data?.Article ? 'article' : 'website'),
    meta('property', 'og:title', words.title),
    meta('property', 'og:description', words.description),
    ...(url === undefined ? [] : [meta('property', 'og:url', url)]),
    ...pictureTags(picture),
    ...(product
      ? [meta('property', 'product:price:amount', product.price), meta('property', 'product:price:currency', 'CNY')]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

const pictureTags = ({ url, width, height }: SharedPicture): string[] => [
  meta('property', 'og:image', url),
  ...(width === undefined || height === undefined
    ? []
    : [meta('property', 'og:image:width', width), meta('property', 'og:image:height', height)]),
]

/** The marks of the shop itself, the same on every page. */
export const shopMarks = `<meta name="theme-color" content="#17212a" media="${DARK}"><meta name="theme-color" content="#ffffff"><link rel="icon" href="${SHOP_BASE}/media/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="${SHOP_BASE}/media/apple-touch-icon.png"><link rel="manifest" href="${SHOP_BASE}/manifest.webmanifest">`
