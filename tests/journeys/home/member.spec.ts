import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { logInAs, memberPage, sureToLogOut } from '../drivers/member.ts'
import { open } from '../drivers/shop.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: '底部导航' })
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name })

test.describe('home and my page', () => {
  test('[A2] p=Home is the home page, /atlantis too, p=My the member page', async ({ page }) => {
    await homePage(page).open('?p=Home')
    await expect(homePage(page).brand).toBeVisible()
    await open(page, '/atlantis')
    await expect(homePage(page).brand).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: '限时抢购' })).toBeAttached()
    await homePage(page).open('?p=My')
    await expect(page).toHaveTitle(/我的/)
    await expect(memberPage(page).card).toBeVisible()
  })

  test('the bar at the bottom leads from one to the other without a reload, and marks where one is', async ({
    page,
  }) => {
    await homePage(page).open()
    await expect(tab(page, '首页')).toHaveAttribute('aria-current', 'page')
    await page.evaluate(() => {
      window.sameDocument = true
    })
    await tab(page, '我的').tap()
    await expect(page).toHaveURL(/\/tc-fostay\/\?p=My$/)
    await expect(tab(page, '我的')).toHaveAttribute('aria-current', 'page')
    await tab(page, '首页').tap()
    await expect(homePage(page).brand).toBeVisible()
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
    expect(await page.evaluate(() => window.sameDocument)).toBe(true)
  })

  test('the bar covers nothing: the last words of the page end above it', async ({ page }) => {
    await homePage(page).open()
    const bar = await tabs(page).boundingBox()
    // What comes alive on the way down may be longer than its kept place: whoever scrolls on reaches the end.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const foot = await homePage(page).footer.boundingBox()
        return (foot?.y ?? Infinity) + (foot?.height ?? 0)
      })
      .toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    await expect(homePage(page).footer).toBeInViewport()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(844)
  })

  test('a visitor may look at the member page and is asked to log in', async ({ page }) => {
    const { open: openMember, logIn, card, logOut } = memberPage(page)
    await openMember()
    await expect(card).toContainText('登录后查看会员权益')
    await expect(logOut).toHaveCount(0)
    await logIn.tap()
    await expect(page).toHaveURL(/\/tc-fostay\/login\?redirect=/)
  })

  test('退出登录 makes a visitor of the member, on every page', async ({ page }) => {
    await logInAs(page, '900004')
    await tab(page, '我的').tap()
    await memberPage(page).logOut.tap()
    await page.getByRole('dialog').getByRole('button', { name: '取消', exact: true }).tap()
    await expect(memberPage(page).card, 'asked first').not.toContainText('登录后查看会员权益')
    await memberPage(page).logOut.tap()
    await sureToLogOut(page)
    await expect(memberPage(page).card).toContainText('登录后查看会员权益')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await memberPage(page).open()
    await expect(memberPage(page).card).toContainText('登录后查看会员权益')
  })
})

test.describe('the old home', () => {
  test('[A7] /atlantis_old shows its own banner, icons and contents by subject', async ({ page }) => {
    await open(page, '/atlantis_old')
    await expect(homePage(page).slides).toHaveCount(2)
    await expect(homePage(page).slides.first()).toContainText('澜湾岛的清晨')
    await expect(homePage(page).entries).toHaveText(['住', '票', '套餐', '好物'])
    for (const title of ['精选推荐', '口碑目的地', '旅行攻略', '度假资讯'])
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeAttached()
  })

  test('it asks for the codes of the old home', async ({ page, remoteShop: { shop, backend } }) => {
    await open(page, '/atlantis_old', shop.url)
    const codes = backend.calls().map(({ body }) => body)
    for (const code of ['Banner', 'Icon', 'PGC', 'MentCont', 'TravelCont', 'InfoCont', 'Notice'])
      expect(
        codes.some((body) => body.includes(`"TCP_YT2_${code}"`)),
        code,
      ).toBe(true)
  })
})
