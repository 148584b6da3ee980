import { productLinksOf } from '../product-links.ts'
import type { PageRule } from '../../../engine/checks/rule.ts'

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
    // Where it is known when products are sold, `product-not-sold` says more.
    if (!content || content.sales) return []
    return productLinksOf(page).flatMap(({ pointer, id, got }) =>
      content.products.has(id)
        ? []
        : [{ pointer, message: { zh: `没有商品「${id}」`, en: `There is no product "${id}"` }, got }],
    )
  },
}
