import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { logInAs } from '../drivers/member.ts'
import { serviceOf } from '../drivers/service.ts'

/** What the shop knows of its customer service, changed. */
const told =
  (change: (service: Record<string, unknown>) => object) =>
  (reply: string, { path }: { path: string }) => {
    if (!path.includes('/customerService/')) return reply
    const { data, ...rest } = JSON.parse(reply) as { data?: Record<string, unknown> }
    return JSON.stringify(data ? { ...rest, data: change(data) } : change(rest))
  }

test.describe('customer service', () => {
  test('[B2.10] the phone with its number and hours, to be dialled', async ({ page }) => {
    const { button, dialog, phone } = serviceOf(page)
    await homePage(page).open()
    await button.tap()
    await expect(dialog).toContainText('澜途度假')
    await expect(phone).toContainText('400-560-0560')
    await expect(phone).toContainText('周一至周日 09:00~21:00')
    await expect(phone).toHaveAttribute('href', 'tel:4005600560')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('[B9] a company that names no hours has 工作时间：周一至周日 09:00~21:00', async ({ page, remoteShop }) => {
    remoteShop.backend.rewrite(told(({ telTip: _hours, ...rest }) => rest))
    const { button, phone } = serviceOf(page)
    await homePage(page).open('', remoteShop.shop.url)
    await button.tap()
    await expect(phone).toContainText('工作时间：周一至周日 09:00~21:00')
  })

  test('online service needs a login', async ({ page }) => {
    const { button, online } = serviceOf(page)
    await homePage(page).open()
    await button.tap()
    await online.tap()
    await expect(page).toHaveURL(/\/tc-fostay\/login\?redirect=/)
  })

  test('[B7] for a member online service opens with all that it is told', async ({ page }) => {
    const { button, online } = serviceOf(page)
    await logInAs(page, '900001')
    await button.tap()
    await online.tap()
    await expect(page).toHaveURL(/\/sandbox\/service\?/)
    const query = new URL(page.url()).searchParams
    expect(query.get('csCode')).toBe('lantu-service')
    expect(query.get('companyName')).toBe('澜途度假')
    expect(query.get('url')).toMatch(/\/tc-fostay\/$/)
  })

  for (const from of ['clubmed', 'tcmp'] as const)
    test(`[B2.10] from=${from} has the phone only`, async ({ page }) => {
      const { button, phone, online } = serviceOf(page)
      await homePage(page).open(`?from=${from}`)
      await button.tap()
      await expect(phone).toBeVisible()
      await expect(online).toHaveCount(0)
    })

  test('[B2.10] without a phone number the button leads straight online', async ({ page, remoteShop }) => {
    remoteShop.backend.rewrite(told(({ tel: _tel, ...rest }) => rest))
    const { button, dialog } = serviceOf(page)
    await homePage(page).open('', remoteShop.shop.url)
    await button.tap()
    await expect(page).toHaveURL(/\/tc-fostay\/login\?redirect=/)
    await expect(dialog).toHaveCount(0)
  })

  test('[A6] a company that can’t be reached has no button', async ({ page, remoteShop }) => {
    remoteShop.backend.rewrite(told(({ companyId, companyName, csCode }) => ({ companyId, companyName, csCode })))
    await homePage(page).open('', remoteShop.shop.url)
    await expect(homePage(page).brand).toBeVisible()
    await expect(serviceOf(page).button).toHaveCount(0)
  })
})
