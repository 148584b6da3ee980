import { expect, type Page, type Request } from '@playwright/test'
import { block, open } from './shop.ts'

/** Names of filters as they stand in the address. */
export const itemsQuery = (...names: readonly string[]) => `?items=${encodeURIComponent(names.join(','))}`

/** The package list: /combo (B2.2). */
export function packageList(page: Page) {
  const filter = block(page, 'filter')
  const offers = block(page, 'offers')
  const cards = offers.getByRole('article')
  return {
    open: (query = '', origin = '') => open(page, `/combo${query}`, origin),
    cards,
    card: (name: string) => cards.filter({ has: page.getByRole('heading', { name, exact: true }) }),
    status: offers.getByRole('status'),
    retry: offers.getByRole('button', { name: '重试' }),
    filter: filter.getByRole('navigation', { name: '筛选' }),
    tags: filter.getByRole('list', { name: '热门标签' }).getByRole('button'),
    tag: (name: string) => filter.getByRole('button', { name, exact: true }),
    openSheet: () => filter.getByRole('button', { name: /^筛选/ }).tap(),
    sheet: page.getByRole('dialog', { name: '筛选' }),
    chosen: () => new URL(page.url()).searchParams.get('items'),
    nothing: page.getByText('很抱歉，没有找到相关产品'),
    reset: page.getByRole('button', { name: '重置筛选' }),
    /** Scrolls to the end of what is there, as a thumb does. */
    toEnd: () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)),
  }
}

const LIST = '/online/cms-api/product/queryProductPackageList'

/** Whether a call is for a page of the list. */
export const isPackageList = ({ path }: { readonly path: string }): boolean => path.startsWith(LIST)

/** The numbers of the pages of the list that were asked for. */
export const pagesAsked = (requests: readonly Request[]): number[] =>
  requests.filter((request) => request.url().includes(LIST)).map((request) => request.postDataJSON().pageNum)

/** Scrolls to the end until so many cards are there. */
export async function loadCards(page: Page, count: number): Promise<void> {
  const { cards, toEnd } = packageList(page)
  await expect(async () => {
    await toEnd()
    expect(await cards.count()).toBeGreaterThanOrEqual(count)
  }).toPass()
}

/** Scrolls to the end until the list says that it is one: nothing of it is on its way any more. */
export async function loadAllCards(page: Page): Promise<void> {
  const { status, toEnd } = packageList(page)
  await expect(async () => {
    await toEnd()
    expect(await status.allTextContents()).toEqual(['没有更多了'])
  }).toPass()
}
