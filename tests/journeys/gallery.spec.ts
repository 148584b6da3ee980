import { readdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { brands } from '../../schemas/domain/channels.ts'
import { expect, test } from './fixtures.ts'
import { gallery } from './drivers/gallery.ts'
import { scrollThrough } from './drivers/shop.ts'
import { violations } from './support/axe.ts'
import { overflowing } from './support/measure.ts'
import { crampedPrices } from './support/prices.ts'

/** Examples of what stands over a page open by themselves when they come near: somebody closes them, and goes on. */
const closeWhatOpens = (page: Page) =>
  page.addLocatorHandler(page.getByRole('dialog').first(), () => page.keyboard.press('Escape'), { noWaitAfter: true })

test.describe('developer: the gallery', () => {
  test('every widget with every example is alive, can be read by everybody, and fits at every width', async ({
    page,
  }) => {
    const shown = gallery(page)
    await shown.open()
    const folders = (await readdir('widgets', { withFileTypes: true })).filter((entry) => entry.isDirectory())
    await expect(shown.widgets).toHaveCount(folders.length)
    expect(await shown.examples.count()).toBeGreaterThan(folders.length * 2)
    // Several examples of one widget stand side by side there, each with the landmark that a page has once.
    expect.soft(await violations(page, { except: ['landmark-unique'] })).toEqual([])
    // It is as long as three hundred screens of a phone.
    await page.setViewportSize({ width: 390, height: 6_000 })
    await scrollThrough(page)
    await expect(shown.broken).toHaveCount(0)
    // Long names and large sums stay in their cards, on a phone of 320 and of 358, which is what the frame of an example leaves.
    for (const width of [352, 390])
      await test.step(`${width} wide`, async () => {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await crampedPrices(page), `prices at ${width} wide`).toEqual([])
      })
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await overflowing(page), `what sticks out at ${width} wide`).toEqual([])
    }
  })

  test('is there in every theme', async ({ request }) => {
    for (const theme of brands) {
      const html = await (await request.get(`/studio/gallery?theme=${theme}`)).text()
      expect(html, theme).toContain(`data-theme="${theme}"`)
    }
  })

  test('a widget tells its props, events and slots', async ({ page }) => {
    await gallery(page).open()
    const banner = page.locator('#banner-swiper')
    await expect(banner.getByRole('table')).toContainText('autoplay')
    await expect(banner.getByRole('table')).toContainText('每张停留多少毫秒')
    await expect(banner).toContainText('select')
    await expect(page.locator('#section')).toContainText('插槽')
  })

  test('what can be tapped in the shop can be tapped there', async ({ page }) => {
    await gallery(page).open()
    await closeWhatOpens(page)
    const tabs = page.locator('#product-menu').getByRole('tab')
    await tabs.first().scrollIntoViewIfNeeded()
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    const chip = page.locator('#product-menu').locator('button[aria-pressed]').first()
    // A sheet that opens while the finger is down takes the tap: whoever looks taps again.
    await expect(async () => {
      await chip.tap()
      await expect(chip).toHaveAttribute('aria-pressed', 'true')
    }).toPass()
  })

  test('a theme is one tap away', async ({ page }) => {
    await closeWhatOpens(page)
    await gallery(page).open()
    await page.getByRole('navigation', { name: '主题' }).getByRole('link').last().tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'laguna')
  })
})

test.describe('developer and operator: what the server tells of itself', () => {
  test('/docs lists the endpoints', async ({ page }) => {
    await page.goto('/docs')
    await expect(page.getByText('/online/cms-api/pageComponents', { exact: true })).toBeVisible()
    await expect(page.getByText('/online/cms-api/product/queryProductPackageList')).toBeVisible()
  })

  test('/healthz says that the process is up, /readyz that shoppers can come, and names no file', async ({
    request,
  }) => {
    expect(await (await request.get('/healthz')).json()).toEqual({ status: 'up' })
    const answer = await request.get('/readyz')
    expect(answer.status()).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ready', database: 'ok', pages: 'ok', detail: {} })
  })

  test('/metrics counts the requests', async ({ request }) => {
    await request.post('/online/cms-api/pageComponents', { data: { codes: ['YT3_BANNER'] } })
    const text = await (await request.get('/metrics')).text()
    expect(text).toMatch(/^[a-z_]+\{[^}]*route="\/online\/cms-api\/pageComponents"[^}]*\} \d+/m)
  })

  test('the sandbox page moves the clock by a plain form', async ({ page, ownShop: { shop } }) => {
    await page.goto(`${shop.url}/sandbox/`)
    await page.getByLabel('改为').fill('2031-02-03T04:05')
    await page.getByRole('button', { name: '调整' }).tap()
    await expect(page.getByRole('main')).toContainText('2031-02-03 04:05')
    await page.getByRole('button', { name: '恢复真实时间' }).tap()
    await expect(page.getByRole('main')).toContainText('与真实时间一致')
  })
})
