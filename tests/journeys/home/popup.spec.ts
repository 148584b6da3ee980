import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { alive } from '../drivers/shop.ts'
import { settled } from '../support/measure.ts'
import { beijingDay } from '../support/beijing.ts'

test.use({ ad: 'unseen' })

const ad = (page: Page) => page.getByRole('dialog', { name: '新朋友见面礼' })
/** A place where a touch opens nothing. */
const touch = (page: Page) => homePage(page).brand.tap()

/** Longer than the ad waits after a touch, and longer than it waits for one. */
const LONG = 10_000

test.describe('popup ad', () => {
  test('nothing of it is in the first paint, and nobody who does not touch the page meets it at once', async ({
    page,
  }) => {
    const html = await (await page.request.get('/tc-fostay/')).text()
    const painted = html.slice(html.indexOf('<body>')).split('<script')[0]?.replaceAll('<wbr/>', '')
    expect(painted).toContain('精选推荐')
    expect(painted, 'the markup that is painted').not.toContain('新朋友见面礼')
    await page.clock.install()
    await homePage(page).open()
    await page.clock.pauseAt(Date.now() + 4_000)
    await expect(ad(page)).toHaveCount(0)
  })

  test('[A4] it opens at the first touch, once per day: not again on this visit, nor on the next', async ({ page }) => {
    await homePage(page).open()
    await touch(page)
    await expect(ad(page)).toBeVisible()
    await ad(page).getByRole('button', { name: '关闭' }).tap()
    await expect(ad(page)).toHaveCount(0)
    await page.clock.install()
    await homePage(page).open()
    await touch(page)
    await page.clock.runFor(LONG)
    await expect(ad(page)).toHaveCount(0)
  })

  test('[A4] the next day it opens again', async ({ page, ownShop: { shop } }) => {
    await shop.setClock(`${beijingDay()}T12:00`)
    await homePage(page).open('', shop.url)
    await touch(page)
    await expect(ad(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(ad(page)).toHaveCount(0)
    await shop.setClock(`${beijingDay(1)}T12:00`)
    await homePage(page).open('', shop.url)
    await touch(page)
    await expect(ad(page)).toBeVisible()
  })

  test('it leads to what it advertises', async ({ page }) => {
    await homePage(page).open()
    await touch(page)
    await ad(page).getByRole('link').tap()
    await expect(page).toHaveURL(/\/tc-fostay\/coupon-product\/400101$/)
    await expect(ad(page)).toHaveCount(0)
    await page.goBack()
    await expect(homePage(page).brand).toBeVisible()
    await expect(ad(page)).toHaveCount(0)
  })

  test('Esc and a tap outside close it, and the page stays where it was', async ({ page }) => {
    for (const [way, close] of [
      ['Esc', () => page.keyboard.press('Escape')],
      ['a tap outside', () => page.touchscreen.tap(12, 12)],
    ] as const)
      await test.step(way, async () => {
        await homePage(page).open()
        await touch(page)
        await expect(ad(page)).toBeVisible()
        await settled(page)
        await close()
        await expect(ad(page)).toHaveCount(0)
        await expect(page).toHaveURL(/\/tc-fostay\/$/)
        await homePage(page).entries.getByRole('link', { name: '酒店' }).tap()
        await expect(page.getByText('到底啦，只有这些内容了')).toBeAttached()
        // As if this device had never seen it.
        await page.evaluate(() => localStorage.removeItem('pagoda:home:popup:day'))
      })
  })

  test('without an ad nothing opens, and a touch is a touch', async ({ page, remoteShop: { shop, backend } }) => {
    backend.fail(({ body }) => body.includes('TCP_YT2_PopUp'), 'error')
    await page.clock.install()
    await page.goto(`${shop.url}/tc-fostay/`)
    await alive(page)
    await touch(page)
    await page.clock.runFor(LONG)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
