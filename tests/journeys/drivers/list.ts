import type { Page } from '@playwright/test'
import { block, open } from './shop.ts'

/** The full product list of a tab: /atlantis/{subtitle}?index={tabIndex} (A2). */
export function productList(page: Page) {
  const products = block(page, 'products')
  return {
    open: (code: string, index: number) => open(page, `/atlantis/${code}?index=${index}`),
    title: page.getByRole('heading', { level: 1 }),
    name: products.getByRole('heading', { level: 2 }),
    products: products.getByRole('article'),
    end: page.getByText('到底啦，只有这些内容了'),
    back: page.getByRole('button', { name: '返回' }),
  }
}
