import { productKinds, seckillPaths } from '../../../../schemas/domain/product-kind.ts'
import { safeUrl } from '../../core/safe-url.ts'
import { linksOf } from '../links.ts'
import type { PageRule } from '../rule.ts'
import { withoutBase } from '../without-base.ts'

const DETAILS = [...Object.values(productKinds).map(({ path }) => path), ...Object.values(seckillPaths)]

/** The id of the product whose page an address is. */
function productIdIn(path: string): string | undefined {
  const detail = DETAILS.find((start) => path.startsWith(start))
  return detail && /^[^/?#]+(?=$|[?#])/.exec(path.slice(detail.length))?.[0]
}

export const unknownProduct: PageRule = {
  meta: {
    name: 'unknown-product',
    severity: 'warning',
    title: { zh: '链接的商品没有', en: 'A link to a product that is not there' },
    docs: {
      why: {
        zh: '顾客点了会看到“找不到”。只在沙盒里检查：别的后台有什么商品，检查不知道。',
        en: 'Shoppers read that it is not there. Looked up in the sandbox alone: what another backend sells nobody knows.',
      },
      wrong: '"to": "/goods/1"',
      right: '"to": "/goods/650101"',
    },
  },
  on: 'page',
  check(page) {
    const { content } = page.catalogues
    if (!content) return []
    return linksOf(page).flatMap(({ pointer, url, kind, isPart }) => {
      const path = kind === 'link' && !isPart && url.startsWith('/') && safeUrl(url)
      const id = path ? productIdIn(withoutBase(path)) : undefined
      if (id === undefined || content.products.has(id)) return []
      return [{ pointer, message: { zh: `没有商品「${id}」`, en: `There is no product "${id}"` }, got: url }]
    })
  },
}
