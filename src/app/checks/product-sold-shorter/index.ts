import type { Finding } from '../../../kit/problem.ts'
import type { Sale } from '../../../kit/checker.ts'
import { productLinksOf, type ProductLink, type Shown, shownAt } from '../product-links.ts'
import type { PageRule } from '../../../engine/checks/rule.ts'

/** 2026-11-20T10:00 -> 2026-11-20 10:00 */
const said = (moment: string) => moment.replace('T', ' ')

/** What is sold for a part of the time alone: what is sold for none of it is another rule's. */
function findingOf({ pointer, got }: ProductLink, sale: Sale, { from, until, untilAt }: Shown): Finding[] {
  const { name } = sale
  if (!sale.isListed || sale.until <= from || (until !== undefined && sale.from >= until)) return []
  if (until !== undefined && untilAt !== undefined && sale.until < until) {
    const edit = { op: 'replace', pointer: untilAt, value: sale.until } as const
    const message = {
      zh: `商品「${name}」${said(sale.until)} 停售，展示到 ${said(until)}`,
      en: `The product "${name}" is sold until ${said(sale.until)} and shown until ${said(until)}`,
    }
    const title = { zh: `展示到 ${said(sale.until)}`, en: `Show it until ${said(sale.until)}` }
    return [{ pointer, message, got, fix: { title, safe: false, edit } }]
  }
  if (sale.from <= from) return []
  const message = {
    zh: `商品「${name}」${said(sale.from)} 才开售，展示从 ${said(from)} 开始`,
    en: `The product "${name}" is sold from ${said(sale.from)} and shown from ${said(from)}`,
  }
  return [{ pointer, message, got }]
}

export const productSoldShorter: PageRule = {
  meta: {
    name: 'product-sold-shorter',
    severity: 'warning',
    title: { zh: '卖得比展示的时间短', en: 'Sold for less than the time in which it is shown' },
    docs: {
      why: {
        zh: '有一段时间顾客看得到、买不到。在工作台里检查。',
        en: 'For a while shoppers see what they cannot buy. Looked up in the studio.',
      },
      wrong: '"live": { "until": "2099-12-31T00:00" }',
      right: '"live": { "until": "2026-12-31T00:00" }',
    },
  },
  on: 'page',
  check(page) {
    const { content, now } = page.catalogues
    const sales = content?.sales
    if (!sales || now === undefined) return []
    return productLinksOf(page).flatMap((link) => {
      const sale = sales.get(link.id)
      const shown = sale && shownAt(page, link.pointer, now)
      return sale && shown ? findingOf(link, sale, shown) : []
    })
  },
}
