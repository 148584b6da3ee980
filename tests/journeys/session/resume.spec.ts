import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs, moveClock } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('pagoda_resume'))

/** Asks for the online service on the home page. */
async function askService(page: Page): Promise<void> {
  await block(page, 'service').getByRole('button', { name: '客服' }).tap()
  await page
    .getByRole('dialog', { name: '联系客服' })
    .getByRole('button', { name: /在线客服/ })
    .tap()
}

test.describe('[A4] what a login interrupts goes on after it', () => {
  test('a visitor who asks for the online service is in it right after the login', async ({ page }) => {
    await open(page, '/')
    await askService(page)
    await expect(page).toHaveURL(/\/login\?redirect=%2F&channel=h5$/)
    await loginPage(page).logIn(newPhone())
    await expect(page).toHaveURL(/\/sandbox\/service\?/)
    expect(new URL(page.url()).searchParams.get('companyName')).toBe('澜途度假')
    await page.goBack()
    await expect(homePage(page).brand).toBeVisible()
    expect(await kept(page), 'it goes on once').toBeNull()
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
  })

  test('a browse task that a visitor completed is submitted for the member, and the page is as it was left', async ({
    page,
  }) => {
    const home = homePage(page)
    await page.clock.install()
    await open(page, '/?activityTaskRelationId=70012')
    await block(page, 'menu').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await home.tab('门票').tap()
    await expect(home.tab('门票')).toHaveAttribute('aria-selected', 'true')
    await page.clock.runFor(6_000)
    await block(page, 'task').getByRole('button', { name: '登录领取' }).tap()
    await expect(page).toHaveURL(/\/login\?redirect=%2F%3FactivityTaskRelationId%3D70012/)
    await page.clock.resume()
    const submitted = page.waitForResponse(/submitCompleteActivityTask/)
    await loginPage(page).logIn(newPhone())
    expect((await submitted).status()).toBe(200)
    await expect(block(page, 'task')).toContainText('任务已完成')
    await expect(block(page, 'task')).toContainText('已得 5 积分')
    await expect(home.tab('门票')).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/\/\?activityTaskRelationId=70012$/)
  })

  test('an activation whose login was over is sent once the guest logged in again', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    gate.allow(/401/)
    await loginAs(page, '900014', shop.url)
    await block(page, 'activation').getByRole('button', { name: '立即激活' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('证件号后 6 位').fill('061523')
    await dialog.getByLabel('姓氏').fill('苏')
    await moveClock(page, shop, 31 * 24)
    await dialog.getByRole('button', { name: '立即激活' }).tap()
    await expect(page).toHaveURL(/\/login/)
    await loginPage(page).logIn('13800000014', shop.url)
    await expect(page.getByRole('dialog', { name: '激活成功' })).toContainText('您的在住权益已激活')
    await page.getByRole('button', { name: '我知道了' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(block(page, 'activation')).toHaveCount(0)
  })

  test('nothing goes on for who comes back from the login without one', async ({ page }) => {
    await open(page, '/')
    await askService(page)
    await expect(loginPage(page).mobile).toBeVisible()
    await page.goBack()
    await expect(homePage(page).brand).toBeVisible()
    await expect.poll(() => kept(page)).toBeNull()
    await loginAs(page, '900001')
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
  })

  test('nothing goes on that is older than half an hour; the login leads back all the same', async ({ page }) => {
    await open(page, '/')
    await askService(page)
    await expect(loginPage(page).mobile).toBeVisible()
    await page.evaluate(() => {
      const { at, ...rest } = JSON.parse(sessionStorage.getItem('pagoda_resume') ?? '{}') as { at: number }
      sessionStorage.setItem('pagoda_resume', JSON.stringify({ ...rest, at: at - 31 * 60_000 }))
    })
    await loginPage(page).logIn(newPhone())
    await expect(homePage(page).brand).toBeVisible()
    await expect.poll(() => kept(page)).toBeNull()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
  })
})
