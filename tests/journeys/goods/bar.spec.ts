import { expect, test } from '../fixtures.ts'
import { goodsPage } from '../drivers/goods.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { sheet, way, withoutPanel } from '../drivers/share.ts'

test.describe('[A5, B6] collecting goods', () => {
  test('asks a visitor to log in, then collects; a second tap takes it back', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650101')
    await goods.press('收藏')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fgoods%2F650101/)
    await loginPage(page).logIn(newPhone())
    await expect(page).toHaveURL(/\/goods\/650101/)
    const collected = goods.bar.getByRole('button', { name: /收藏/ })
    await expect(collected, 'what was begun is done after the login').toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(collected, 'and stays').toHaveAttribute('aria-pressed', 'true')
    await collected.tap()
    await expect(collected).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('[A5] sharing goods', () => {
  test('asks a visitor to log in, then opens with what is shared', async ({ page, context }) => {
    await withoutPanel(context)
    const goods = goodsPage(page)
    await goods.open('650101')
    await goods.press('分享')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fgoods%2F650101/)
    await loginPage(page).logIn(newPhone())
    await expect(sheet(page)).toBeVisible()
  })

  test('of a member carries their code, and is not offered with shareProhibit=no', async ({
    page,
    context,
    baseURL,
  }) => {
    await withoutPanel(context)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await loginAs(page, '900003')
    const goods = goodsPage(page)
    await goods.open('650101')
    await goods.press('分享')
    await way(page, '复制链接').tap()
    await expect(goods.toast).toHaveText('复制成功')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/tc-fostay/goods/650101?code=900003`,
    )
    await goods.open('650101?shareProhibit=no')
    await expect(page.getByRole('button', { name: '客服' }).last()).toBeVisible()
    await expect(page.getByRole('button', { name: '分享', exact: true })).toHaveCount(0)
  })
})

test.describe('the customer service of goods', () => {
  test('[B2.10] has the phone, and online service after a login', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650101')
    await goods.press('客服')
    const dialog = page.getByRole('dialog', { name: '联系客服' })
    await expect(dialog.getByRole('link', { name: /电话/ })).toHaveAttribute('href', /^tel:\d+$/)
    await dialog.getByRole('button', { name: /在线客服|客服/ }).tap()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fgoods%2F650101/)
    await loginPage(page).logIn(newPhone())
    await expect(page, 'with the goods that it is about').toHaveURL(/\/sandbox\/service\?.*productId=650101/)
  })
})
