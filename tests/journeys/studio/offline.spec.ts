import type { Page } from '@playwright/test'
import { expect, test } from './studio-shop.ts'
import { colleague, studio } from '../drivers/studio.ts'
import { publishText } from '../support/operator-drafts.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

/** What a browser says without a connection; its own page in the canvas has no storage for what a journey wants to be remembered. */
const NO_CONNECTION =
  /ERR_INTERNET_DISCONNECTED|409|Failed to fetch dynamically imported module|'localStorage'.*Access is denied/

test.beforeEach(({ gate }) => gate.allow(NO_CONNECTION))

const AWAY = '连不上服务器，改动在这台电脑上'

/** What is said below the title: without a connection the canvas says something of its own. */
const saving = (page: Page) => page.locator('p[data-saving]')

test.describe('operator: without a connection', () => {
  test('[D3, H3] goes on, and what a colleague publishes meanwhile is in the draft, which can be published', async ({
    page,
    browser,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await expect(desk.canvas.locator('[data-block=deals]')).toBeVisible()
    const { page: other } = await colleague(browser, shop, 'publisher')
    await page.context().setOffline(true)
    await desk.line('deals').click()
    await desk.field('标题 *').fill('断网时写的')
    await desk.field('标题 *').blur()
    await expect(saving(page)).toContainText('离线，改动在这台电脑上')

    const theirs = studio(other, shop)
    await theirs.openPage('home', '澜途度假')
    await theirs.line('stay').click()
    await other.keyboard.press('Control+d')
    await expect(saving(other)).toContainText('已保存')
    await theirs.publishNow('多一个订酒店')

    await page.context().setOffline(false)
    await expect(saving(page)).toContainText('已保存')
    await expect(desk.line('stay-2')).toBeVisible()
    await desk.publishNow('断网以后')
    const home = async () => (await page.request.get(`${shop.url}/tc-fostay/`)).text()
    await expect.poll(home).toContain('断网时写的')
    await other.context().close()
  })

  test('[D3] what was done is checked once there is a connection, also where nobody else did anything', async ({
    page,
    shop,
  }) => {
    const home = { kind: 'page', name: 'home' } as const
    await publishText(shop.calls, home, '断网以前', (text) => text.replace('限时抢购', '今日特价'))
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await expect(desk.canvas.locator('[data-block=deals]')).toBeVisible()
    await page.context().setOffline(true)
    await desk.line('deals').click()
    await desk.field('标题 *').fill('又断网了')
    await desk.field('标题 *').blur()
    await expect(saving(page)).toContainText('离线')
    await page.getByRole('button', { name: '预览…' }).click()
    await expect(desk.dialog).toContainText(AWAY)
    await page.keyboard.press('Escape')
    await desk.tab('版本')
    await expect(page.getByRole('tabpanel')).toContainText(AWAY)
    await page.context().setOffline(false)
    await expect(page.getByRole('tabpanel')).toContainText('断网以前')
    await expect(saving(page)).toContainText('已保存')
    await page.getByRole('button', { name: '发布…' }).click()
    await expect(desk.dialog.getByRole('button', { name: '现在发布' })).toBeEnabled()
    await page.keyboard.press('Escape')
  })

  test('[D3] opens a page once there is a connection, with the canvas and what was not saved', async ({
    page,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await expect(desk.canvas.locator('[data-block=deals]')).toBeVisible()
    await page.context().setOffline(true)
    await desk.line('deals').click()
    await desk.field('标题 *').fill('留在电脑上的')
    await desk.field('标题 *').blur()
    await expect(saving(page)).toContainText('离线')
    // The frame of another look is asked for while nobody answers.
    await page.getByRole('combobox', { name: '地址', exact: true }).fill('/?from=ytmp')
    await page.getByRole('button', { name: '打开', exact: true }).click()
    await page.context().setOffline(false)
    await expect(desk.canvas.locator('[data-block=deals]')).toContainText('留在电脑上的')

    await page.context().setOffline(true)
    await desk.field('标题 *').fill('还没有保存的')
    await desk.field('标题 *').blur()
    await expect(saving(page)).toContainText('离线')
    await page.getByRole('link', { name: '回到列表' }).click()
    await expect(page.getByText(AWAY)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(desk.line('deals')).toContainText('还没有保存的')
    await expect(saving(page)).toContainText('已保存')
  })
})
