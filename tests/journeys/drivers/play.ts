import type { Page } from '@playwright/test'
import { block, open } from './shop.ts'

/** Chooses one copy of a play that has no days, and goes on to its order. */
export async function choosePlay(page: Page, origin?: string): Promise<void> {
  await open(page, '/play/productDetail/310105', origin)
  await block(page, 'products')
    .getByRole('button', { name: /选购.*单人/ })
    .tap()
  await page.getByRole('dialog').getByRole('button', { name: '立即预订' }).tap()
}
