import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { detailPage } from '../drivers/details.ts'
import { fillPage } from '../drivers/fill.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { alive } from '../drivers/shop.ts'
import { held } from '../support/held.ts'

/** The app's code comes when it is let go: until then the page is what the server wrote. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const code = held()
  await page.route('**/assets/app-*.js*', async (route) => {
    await code.wait
    await route.continue()
  })
  return async () => {
    code.go()
    await alive(page)
  }
}

test.describe('what is chosen before the app is there', () => {
  test('a package is the chosen one, by its box and by its label', async ({ page }) => {
    const detail = detailPage(page)
    for (const choose of ['box', 'label'] as const) {
      const letGo = await holdApp(page)
      await page.goto('/tc-fostay/product/230101', { waitUntil: 'commit' })
      const pack = detail.pack('亲子年卡')
      if (choose === 'box') await pack.check()
      else await page.locator('label', { hasText: '亲子年卡' }).first().tap()
      await expect(pack).toBeChecked()
      await letGo()
      await expect(detail.bar).toContainText('¥1,999')
      await expect(pack).toBeChecked()
      await page.unrouteAll()
    }
  })

  test('a ticked agreement, a phone and a code are what the form has', async ({ page }) => {
    const login = loginPage(page)
    const letGo = await holdApp(page)
    await page.goto('/tc-fostay/login', { waitUntil: 'commit' })
    await login.agree.check()
    await login.mobile.fill(newPhone())
    await login.code.fill('12345')
    await letGo()
    await login.submit.tap()
    await expect(login.form.getByText('请输入 6 位验证码')).toBeVisible()
    await expect(login.form.getByText('请先阅读并同意用户协议和隐私政策')).toHaveCount(0)
    await expect(login.form.getByText('请填写手机号')).toHaveCount(0)
    await expect(login.agree).toBeChecked()
  })

  test('what is typed into an order’s form is there, and what was tapped opens', async ({ page }) => {
    await loginAs(page, '900003')
    const fill = fillPage(page)
    const letGo = await holdApp(page)
    await page.goto('/tc-fostay/vacation/orderfill?shoppingId=990212', { waitUntil: 'commit' })
    await fill.remark.fill('要高层')
    await fill.total.tap()
    await letGo()
    await expect(fill.details).toBeVisible()
    await expect(fill.remark).toHaveValue('要高层')
  })
})
