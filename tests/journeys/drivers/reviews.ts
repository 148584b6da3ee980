import type { Page } from '@playwright/test'
import { block } from './shop.ts'

/** The page of all comments on a product (B2.9). */
export const reviewList = (page: Page) => ({
  summary: block(page, 'summary'),
  comments: block(page, 'comments').getByRole('article'),
  chip: (name: RegExp) => block(page, 'comments').getByRole('list', { name: '筛选点评' }).getByRole('button', { name }),
  end: block(page, 'comments').getByText('到底啦，只有这些内容了'),
})
