import type { Page } from '@playwright/test'
import { block } from './shop.ts'

/** 限时抢购 on the home page (A2, A9). */
export function deals(page: Page) {
  const section = block(page, 'deals')
  const offers = section.getByRole('article')
  return {
    section,
    offers,
    offer: (name: string | RegExp) => offers.filter({ hasText: name }),
    items: (at: number) => offers.nth(at).getByRole('listitem'),
    timer: (at: number) => offers.nth(at).getByRole('timer'),
    more: section.getByRole('link', { name: /更多/ }),
  }
}
