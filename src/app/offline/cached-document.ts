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

/** A page that opens without a network. */
export interface OfflineLink {
  readonly href: string
  readonly name: string
  readonly isOrder: boolean
}

/** The most ways that a list of them has. */
const MOST_WAYS = 8

/** Our own page where nothing is kept of an address: the ways to what is kept, orders first, each name once. */
export function offlineDocument(page: string, ways: readonly OfflineLink[]): string {
  const byRank = [...ways].sort((one, other) => Number(other.isOrder) - Number(one.isOrder))
  const shown = byRank.filter(({ isOrder, name }, at) => isOrder || byRank.findIndex((one) => one.name === name) === at)
  const items = shown
    .slice(0, MOST_WAYS)
    .map(({ href, name }) => `<li><a href="${escapeText(SHOP_BASE + href)}">${escapeText(name)}</a></li>`)
  const list = items.length > 0 ? `<h2>没有网络也能看</h2><ul>${items.join('')}</ul>` : ''
  return page.replace(MARKS.list, () => list)
}
