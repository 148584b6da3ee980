import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { alive } from '../drivers/shop.ts'
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
    expect(html.split('<script')[0], 'the markup that is painted').not.toContain('新朋友见面礼')
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
    for (const [day, isSeen] of [
      [beijingDay(), false],
      [beijingDay(), true],
      [beijingDay(1), false],
    ] as const) {
      await shop.setClock(`${day}T12:00`)
      await homePage(page).open('', shop.url)
      await touch(page)
      if (isSeen) {
        await page.waitForTimeout(1_500)
        await expect(ad(page)).toHaveCount(0)
      } else {
        await expect(ad(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(ad(page)).toHaveCount(0)
      }
    }
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

  for (const [way, close] of [
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['关闭', (page: Page) => ad(page).getByRole('button', { name: '关闭' }).tap()],
    ['a tap outside', (page: Page) => page.touchscreen.tap(12, 12)],
  ] as const)
    test(`${way} closes it, and the page stays where it was`, async ({ page }) => {
      await homePage(page).open()
      await touch(page)
      await expect(ad(page)).toBeVisible()
      await close(page)
      await expect(ad(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/tc-fostay\/$/)
      await homePage(page).entries.getByRole('link', { name: '酒店' }).tap()
      await expect(page.getByText('到底啦，只有这些内容了')).toBeAttached()
    })

  test('it waits while another dialog is open', async ({ page }) => {
    await homePage(page).open()
    await page.getByRole('button', { name: /选择入住\/离店时间/ }).tap()
    const calendar = page.getByRole('dialog', { name: '选择入住/离店时间' })
    await expect(calendar).toBeVisible()
    await page.waitForTimeout(1_500)
    await expect(ad(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(calendar).toHaveCount(0)
    await touch(page)
    await expect(ad(page)).toBeVisible()
  })

  test('without an ad nothing opens, and a touch is a touch', async ({ page, remoteShop: { shop, backend } }) => {
    backend.fail(({ body }) => body.includes('TCP_YT2_PopUp'), 'error')
    await page.goto(`${shop.url}/tc-fostay/`)
    await alive(page)
    await touch(page)
    await page.waitForTimeout(1_500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
