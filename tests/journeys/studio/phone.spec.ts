import type { Locator, Page } from '@playwright/test'
import { studio } from '../drivers/studio.ts'
import { outOfReach } from '../support/out-of-reach.ts'
import { expect, test } from './studio-shop.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, actionTimeout: 30_000 })

/** All of the screen as it is now is reached with a finger, and none of it by scrolling to the side. */
async function isForThumbs(page: Page, what: string) {
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(390)
  expect.soft(await outOfReach(page), what).toEqual([])
}

async function go(page: Page, name: string, seen: Locator) {
  await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name, exact: true }).tap()
  await expect(seen).toBeVisible()
}

test.describe('operator: on a phone, by touch alone', () => {
  test('reads every list', async ({ page, shop }) => {
    await studio(page, shop).enter()
    await isForThumbs(page, 'the list of pages')
    await go(page, '商城', page.getByRole('link', { name: '限时抢购' }))
    await isForThumbs(page, 'the live shop')
    await go(page, '内容', page.getByRole('link', { name: '首页轮播', exact: true }))
    await isForThumbs(page, 'the page components')
    await go(page, '图片', page.getByRole('list', { name: '图片' }))
    await isForThumbs(page, 'the pictures')
    await go(page, '引用', page.getByRole('heading', { name: '坏了的引用' }))
    await isForThumbs(page, 'what broke')
    await go(page, '发布单', page.getByRole('heading', { name: '发布单', exact: true }))
    await isForThumbs(page, 'the releases')
    await go(page, '记录', page.getByRole('row').nth(1))
    await isForThumbs(page, 'the log')
    await go(page, '人员', page.getByRole('heading', { name: 'admin' }))
    await isForThumbs(page, 'the people')
  })

  test('goes from a line of the outline to its form and to its place in the page', async ({ page, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await page.goto(`${shop.url}/studio/pages/page/home`)
    await page.getByRole('treeitem', { name: '限时抢购' }).waitFor()
    await isForThumbs(page, 'the outline')
    await page.getByRole('treeitem', { name: '限时抢购' }).tap()
    const panes = page.getByRole('group', { name: '看哪一栏' })
    await panes.getByRole('button', { name: '设置' }).tap()
    await page.getByLabel('标题', { exact: false }).first().tap()
    await isForThumbs(page, 'the form')
    await panes.getByRole('button', { name: '页面' }).tap()
    await expect(page.frameLocator('iframe').getByRole('heading', { name: '限时抢购' })).toBeVisible()
    await isForThumbs(page, 'the canvas')
  })
})
