import type { Page } from '@playwright/test'
import { block, open } from './shop.ts'

/** A detail page that is put together from the shared blocks. */
export const detailPage = (page: Page) => ({
  open: (path: string, origin = '') => open(page, path, origin),
  block: (id: string) => block(page, id),
  heading: block(page, 'heading').getByRole('heading'),
  bar: block(page, 'bar'),
  buy: (name: string) => block(page, 'bar').getByRole('button', { name, exact: true }),
  pack: (name: string) => block(page, 'packages').getByRole('radio', { name: new RegExp(name) }),
})
