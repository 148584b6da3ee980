import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { escapeText, inlineJson } from '../../engine/server/escape.ts'
import type { CachedPage } from './keeping.ts'

/** Where a kept page goes in the shell: server/ssr/worker-plugin.ts makes both documents with these marks. */
export const MARKS = { head: '<!--kept-head-->', data: '<!--kept-data-->', list: '<!--kept-list-->' } as const

/** The document of a kept page: the app makes the page of its data, as it does of an answer of the server's. */
export function documentOf(shell: string, { payload, css }: CachedPage): string {
  const links = css.map((href) => `<link rel="stylesheet" href="${escapeText(href)}">`).join('')
  const data = `<script type="application/json" id="pagoda-page">${inlineJson(payload)}</script>`
  return shell
    .replace('<html ', () => `<html data-theme="${escapeText(payload.theme)}" `)
    .replace(MARKS.head, () => `<title>${escapeText(payload.plan.title)}</title>${links}`)
    .replace(MARKS.data, () => data)
}

/** What is said where nothing is kept of an address, by what was missing (A8); the list's heading last. The document is made with the first. */
export const OFFLINE_WORDS = {
  network: ['没有网络', '这个页面还没有看过，连上网络后再打开', '没有网络也能看'],
  maintenance: ['服务器正在维修', '请稍后再试', '现在也能看'],
} as const

/** A page that opens without a network. */
export interface OfflineLink {
  readonly href: string
  readonly name: string
  readonly isOrder: boolean
}

/** The most ways that a list of them has. */
const MOST_WAYS = 8

/** Our own page where nothing is kept of an address: why, and the ways to what is kept, orders first, each name once. */
export function offlineDocument(
  page: string,
  ways: readonly OfflineLink[],
  why: keyof typeof OFFLINE_WORDS = 'network',
): string {
  const byRank = [...ways].sort((one, other) => Number(other.isOrder) - Number(one.isOrder))
  const shown = byRank.filter(({ isOrder, name }, at) => isOrder || byRank.findIndex((one) => one.name === name) === at)
  const items = shown
    .slice(0, MOST_WAYS)
    .map(({ href, name }) => `<li><a href="${escapeText(SHOP_BASE + href)}">${escapeText(name)}</a></li>`)
  const list = items.length > 0 ? `<h2>${OFFLINE_WORDS.network[2]}</h2><ul>${items.join('')}</ul>` : ''
  // The longest first: one begins with another.
  const said = [2, 1, 0] as const
  return said.reduce(
    (text, at) => text.split(OFFLINE_WORDS.network[at]).join(OFFLINE_WORDS[why][at]),
    page.replace(MARKS.list, () => list),
  )
}
