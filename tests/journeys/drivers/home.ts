import type { Page } from '@playwright/test'
import { block, open } from './shop.ts'

/** The home page as a shopper sees it. */
export function homePage(page: Page) {
  const banner = page.getByRole('region', { name: '精选推荐' })
  const deals = block(page, 'deals')
  const menu = block(page, 'menu')
  return {
    page,
    open: (query = '', origin = '') => open(page, `/${query}`, origin),
    brand: page.getByRole('heading', { level: 1, name: '澜途度假' }),
    banner,
    slides: banner.getByRole('link'),
    /** 1/6 */
    position: banner.getByText(/^\d\/\d$/),
    pause: banner.getByRole('button', { name: '暂停轮播' }),
    resume: banner.getByRole('button', { name: '继续轮播' }),
    weather: page.getByRole('region', { name: '澜湾岛天气' }),
    entries: page.getByRole('list', { name: '快捷入口' }).getByRole('listitem'),
    deals,
    offers: deals.getByRole('article'),
    menu,
    tab: (name: string) => menu.getByRole('tab', { name }),
    tag: (name: string) => menu.getByRole('button', { name, exact: true }),
    products: menu.getByRole('tabpanel').getByRole('article'),
    all: menu.getByRole('link', { name: /查看全部/ }),
    stories: block(page, 'stories').getByRole('article'),
    footer: block(page, 'footer'),
    toast: page.locator('output'),
  }
}
