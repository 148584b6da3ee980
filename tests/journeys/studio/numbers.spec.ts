import type { Browser } from '@playwright/test'
import { studio } from '../drivers/studio.ts'
import { entered, expect, test } from './studio-shop.ts'
import { violations } from '../support/axe.ts'
import type { ShopProcess } from '../support/shop-process.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

/** A shopper reads the home page for a while and taps the banner; what they did is sent within ten seconds. */
async function visit(browser: Browser, shop: ShopProcess): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`${shop.url}/tc-fostay/`)
  await page.waitForFunction(() => localStorage.getItem('distinct_id') !== null)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.clock.runFor(1_100)
  const sent = page.waitForRequest((request) => request.url().endsWith('/track/events'))
  await page.locator('[data-block=banner]').tap()
  await page.clock.runFor(10_000)
  await (await sent).response()
  await context.close()
}

test.describe('operator: numbers, and what is said before publishing', () => {
  test('[N2] what a shopper saw and tapped stands at the block, and in the outline', async ({
    page,
    browser,
    newShop,
  }) => {
    const shop = await entered(newShop)
    const desk = studio(page, shop)
    await desk.enter()
    await visit(browser, shop)
    await desk.openPage('home', '澜途度假')
    await desk.tab('数据')
    const pane = page.getByRole('region', { name: '数据' })
    await expect(pane.getByRole('row', { name: /^轮播图/ })).toContainText('100.0%')
    await page.getByRole('button', { name: '显示在大纲里' }).click()
    await expect(desk.block('轮播图')).toContainText('曝光 1，点击率 100.0%')
    expect.soft(await violations(page, { frames: 'iframe' }), 'the numbers of the page').toEqual([])
    await pane.getByRole('button', { name: '轮播图' }).click()
    await expect(pane.getByRole('heading', { name: '轮播图' })).toBeVisible()
    await expect(pane.getByText('之后下单', { exact: true })).toBeVisible()
    await expect(pane.getByRole('table', { name: '渠道' })).toContainText('浏览器')
    expect.soft(await violations(page, { frames: 'iframe' }), 'the numbers of a block').toEqual([])
  })

  test('[N1] a block that was never published has none, and that is said', async ({ page, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await desk.block('轮播图').click()
    await page.getByRole('button', { name: '复制一份 (Ctrl D)' }).click()
    await desk.block('轮播图').last().click()
    await desk.tab('数据')
    await expect(page.getByText('还没有发布过，没有数据')).toBeVisible()
    await desk.block('轮播图').last().focus()
    await page.keyboard.press('Control+z')
    await expect(desk.block('轮播图')).toHaveCount(1)
  })

  test('[N7, N8] the dialog before publishing says what the page weighs, and refuses a link to nothing', async ({
    page,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await desk.block('限时抢购').click()
    await desk.field('标题 *').fill('今日特价')
    await desk.field('标题 *').blur()
    await desk.publish()
    const budget = desk.dialog.getByRole('region', { name: '预算' })
    await expect(budget).toContainText(/组件的代码\d+ KB/)
    await expect(budget).toContainText(/首屏的图片\d+ KB/)
    await expect(budget).toContainText('预计最大的图片：banner-')
    expect.soft(await violations(page, { frames: 'iframe' }), 'the budget').toEqual([])
    await desk.dialog.getByRole('button', { name: '先不发布' }).click()

    await desk.block('好友分享条').click()
    await desk.field('链接的地址').fill('/goods/nothing')
    await desk.field('链接的地址').blur()
    await expect(desk.block('好友分享条')).toContainText('1 个问题')
    await desk.publish()
    await expect(desk.dialog).toContainText('没有商品「nothing」')
    await expect(desk.dialog.getByRole('button', { name: '现在发布' })).toBeDisabled()
    await page.keyboard.press('Escape')
  })

  test('[N2] who looks at a preview is no visitor', async ({ page, browser, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    const body = { kind: 'page', name: 'home', address: '/', as: {}, hours: 1 }
    const made = await page.request.post(`${shop.url}/studio/api/previews`, {
      data: body,
      headers: { origin: shop.url },
    })
    const { link } = (await made.json()) as { link: string }
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(link)
    await expect(guest.getByRole('note')).toContainText('预览，不是线上的页面')
    expect(await guest.evaluate(() => Reflect.get(navigator, 'globalPrivacyControl'))).toBe(true)
    await guest.context().close()
  })

  test('[N9] what broke by itself is looked up when somebody asks', async ({ page, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await page.getByRole('link', { name: '引用' }).click()
    await page.getByRole('button', { name: '现在再查一次' }).click()
    // The sandbox shows a presale that opens in three days: a remark, and all that there is.
    await expect(page.getByRole('row', { name: /青岚谷私汤春日预售.*才开售.*还过得去/ })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    expect.soft(await violations(page), 'what broke').toEqual([])
  })
})
