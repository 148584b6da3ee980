import { brandBanners } from '../../../sandbox/content/components/brand-banners.ts'
import { brands } from '../../../schemas/domain/channels.ts'
import { homePage } from '../drivers/home.ts'
import { block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import type { Page } from '@playwright/test'

const brandColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim().toLowerCase())

const bannersOf = (brand: string) =>
  brandBanners().find(({ componentCode }) => componentCode === `YT3_BANNER_${brand.toUpperCase()}`)
    ?.componentContents ?? []

/** The online service is there behind the button, beside the phone (B2.10.4). */
async function hasOnlineService(page: Page): Promise<boolean> {
  const dialog = page.getByRole('dialog')
  await block(page, 'service').getByRole('button').tap()
  await expect(dialog).toContainText('400-560-0560')
  return (await dialog.getByRole('button', { name: /在线客服/ }).count()) > 0
}

const isShowStyle = (page: Page) => page.evaluate(() => sessionStorage.getItem('isShowStyle'))

test.describe('a brand, named by from [B6]', () => {
  test('has colours of its own; banners, notice bar and online service are as the brand has them', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    const colours = new Set([await brandColour(page)])
    for (const brand of brands.filter((one) => one !== 'lantu'))
      await test.step(brand, async () => {
        await home.open(`?from=${brand}`)
        await expect(page.locator('html')).toHaveAttribute('data-theme', brand)
        colours.add(await brandColour(page))
        const titles = bannersOf(brand).map(({ title }) => title)
        expect(titles.length).toBeGreaterThan(0)
        await expect(home.slides).toHaveCount(titles.length)
        for (const [index, title] of titles.entries()) await expect(home.slides.nth(index)).toContainText(title)
        await expect(block(page, 'notice')).toHaveCount(brand === 'ytmp' ? 0 : 1)
        expect(await hasOnlineService(page)).toBe(brand !== 'tcmp' && brand !== 'clubmed')
      })
    expect(colours.size).toBe(brands.length)
  })

  test('is kept from page to page, and back', async ({ page }) => {
    const home = homePage(page)
    await home.open('?from=spice')
    const colour = await brandColour(page)
    await block(page, 'deals').getByRole('link', { name: /更多/ }).tap()
    await expect(page).toHaveURL(/\/combo\?from=spice$/)
    expect(await brandColour(page)).toBe(colour)
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(page).toHaveURL(/\/\?from=spice$/)
    await block(page, 'tabs').getByRole('link', { name: '我的' }).tap()
    await expect(page).toHaveURL(/p=My.*from=spice|from=spice.*p=My/)
    expect(await brandColour(page)).toBe(colour)
  })

  test('that nobody knows is the shop’s own; session isShowStyle says whether a brand’s style shows [B9]', async ({
    page,
  }) => {
    await open(page, '/')
    const own = await brandColour(page)
    expect(await isShowStyle(page)).toBe('0')
    await open(page, '/?from=nobody')
    expect(await brandColour(page)).toBe(own)
    await open(page, '/?from=clubmed')
    expect(await isShowStyle(page)).toBe('1')
    await open(page, '/')
    expect(await isShowStyle(page)).toBe('0')
  })
})
