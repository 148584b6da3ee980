import { expect, test } from '../fixtures.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { alive, block } from '../drivers/shop.ts'

test.describe('what leads in from outside and back', () => {
  test('a printed code opens its page; the assistant answers, and is where it was after a reload and on the way back', async ({
    page,
    gate,
  }) => {
    gate.allow(/404/)
    await page.goto('/tc-fostay/code-bridge?code=table-seafood&trackCode=t1')
    await expect(page).toHaveURL(/\/login\?redirect=.*independent/)
    await page.goto('/tc-fostay/code-bridge?code=https://evil.example')
    await expect(page.getByText('这个码打不开')).toBeVisible()
    await page.getByRole('link', { name: /问问旅行助手/ }).tap()

    await page.getByRole('button', { name: '几点可以入住和退房？' }).tap()
    const log = page.getByRole('log')
    await expect(log).toContainText('15:00 后办理入住')
    await page.getByRole('textbox', { name: '想问什么' }).fill('珊瑚礁浮潜')
    await page.getByRole('button', { name: '发送' }).tap()
    await expect(log).toContainText('澜湾岛珊瑚礁浮潜')
    await page.reload()
    await expect(log).toContainText('15:00 后办理入住')
    await log
      .getByRole('link', { name: /商品：/ })
      .first()
      .tap()
    await expect(page).toHaveURL(/\/play\/productDetail\/310101/)
    await page.goBack()
    await expect(log).toContainText('澜湾岛珊瑚礁浮潜')
  })

  test('a partner gets what a member allowed, once, and loses it when that is taken back', async ({ page }) => {
    await loginAs(page, '900005')
    await page.goto('/sandbox/partner')
    await page.getByRole('link', { name: /潮汐日历/ }).tap()
    await expect(page.getByText('钻石会员')).toBeVisible()
    await page.getByRole('button', { name: '不同意' }).tap()
    await expect(page.getByRole('status')).toContainText('会员没有同意')
    await page.getByRole('link', { name: /潮汐日历/ }).tap()
    await page.getByRole('button', { name: '同意授权' }).tap()
    await page.getByRole('button', { name: '用授权码换资料' }).tap()
    await expect(page.getByRole('main')).toContainText('陆行舟')

    await page.goto('/tc-fostay/?p=My')
    await alive(page)
    await block(page, 'services').getByRole('link', { name: '授权管理' }).tap()
    await page.getByRole('button', { name: /取消授权/ }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '取消授权' }).tap()
    await expect(page.getByText('还没有授权过别的应用')).toBeVisible()
  })
})
