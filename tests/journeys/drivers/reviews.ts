import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { block } from './shop.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it is. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

/** The page of all comments on a product (B2.9). */
export const reviewList = (page: Page) => ({
  summary: block(page, 'summary'),
  comments: block(page, 'comments').getByRole('article'),
  chip: (name: RegExp) => block(page, 'comments').getByRole('list', { name: '筛选点评' }).getByRole('button', { name }),
  end: block(page, 'comments').getByText('到底啦，只有这些内容了'),
})
