import type { Text } from '../../../../schemas/json-schema.ts'
import type { Sale } from '../../../kit/checker.ts'
import { requestedProductsOf, productLinksOf, type Shown, shownAt } from '../product-links.ts'
import type { PageRule } from '../../../engine/checks/rule.ts'

/** 2026-11-20T10:00 -> 2026-11-20 10:00 */
const said = (moment: string) => moment.replace('T', ' ')

/** Why nobody can buy it while it is shown. */
function whyDead(id: string, sale: Sale | undefined, { from, until }: Shown): Text | undefined {
  if (!sale) return { zh: `没有商品「${id}」`, en: `There is no product "${id}"` }
  const { name } = sale
  if (!sale.isListed) return { zh: `商品「${name}」已经下架`, en: `The product "${name}" is off the shelf` }
  if (sale.until <= from)
    return {
      zh: `商品「${name}」${said(sale.until)} 停售，展示的时候已经买不到`,
      en: `The product "${name}" is sold until ${said(sale.until)}: it cannot be bought while this is shown`,
    }
  if (until !== undefined && sale.from >= until)
    return {
      zh: `商品「${name}」${said(sale.from)} 才开售，展示的时候还买不到`,
      en: `The product "${name}" is sold from ${said(sale.from)}: it cannot be bought while this is shown`,
    }
  return undefined
}

export const productNotSold: PageRule = {
  meta: {
    name: 'product-not-sold',
    severity: 'error',
    title: { zh: '展示的时候买不到的商品', en: 'A product that is not sold while it is shown' },
    docs: {
      why: {
        zh: '顾客点了会看到“找不到”或“已下架”。在工作台里检查，按区块自己的展示时间（live）算；`pagoda check` 不知道什么时候卖。',
        en: 'Shoppers read that it is not there or no longer sold. Looked up in the studio, for the time in which the block is shown (live).',
      },
      wrong: '"to": "/goods/650199", "live": { "from": "2026-12-01T00:00" }',
      right: '"to": "/goods/650101", "live": { "from": "2026-12-01T00:00" }',
    },
  },
  on: 'page',
  check(page) {
    const { content, now } = page.catalogues
    const sales = content?.sales
    if (!sales || now === undefined) return []
    return [...productLinksOf(page), ...requestedProductsOf(page)].flatMap(({ pointer, id, got }) => {
      const shown = shownAt(page, pointer, now)
      const message = shown && whyDead(id, sales.get(id), shown)
      return message ? [{ pointer, message, got }] : []
    })
  },
}
