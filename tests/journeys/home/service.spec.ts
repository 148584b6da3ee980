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

  /** Which ways there are for which company and brand [A6, B2.10, B9]: src/domain/customer-service.test.ts, channels/brands.spec.ts. */
  test('[B2.10, A6] without a phone number the button leads straight online; a company that can’t be reached has none', async ({
    page,
    remoteShop: { shop, backend, forget },
  }) => {
    const { button, dialog } = serviceOf(page)
    backend.rewrite(told(({ companyId, companyName, csCode }) => ({ companyId, companyName, csCode })))
    await homePage(page).open('', shop.url)
    await expect(homePage(page).brand).toBeVisible()
    await expect(button).toHaveCount(0)
    backend.rewrite(told(({ tel: _tel, ...rest }) => rest))
    await forget()
    await homePage(page).open('', shop.url)
    await button.tap()
    await expect(page).toHaveURL(/\/tc-fostay\/login\?redirect=/)
    await expect(dialog).toHaveCount(0)
  })
})
