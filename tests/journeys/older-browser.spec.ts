import { expect, test } from './fixtures.ts'
import { cashier } from './drivers/cashier.ts'
import { goodsPage } from './drivers/goods.ts'
import { homePage } from './drivers/home.ts'
import { loginPage } from './drivers/login.ts'
import { orderFill } from './drivers/order-fill.ts'
import { alive } from './drivers/shop.ts'
import { beOlder, beTooOld } from './support/older-browser.ts'

test.describe('in the oldest browser of the list', () => {
  test.beforeEach(async ({ context, gate }) => {
    // The dialog of a browser that has the element and not its methods is not what its stand-in was made for.
    gate.allow(/This browser already supports <dialog>/)
    await beOlder(context)
  })

  test('goods are found, chosen in their sheet, ordered behind a login, and taken to the payment company', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    // Another journey may have had a code of this number before: then a question comes first.
    gate.allow(/428/)
    const [home, goods, fill] = [homePage(page), goodsPage(page), orderFill(page)]
    await home.open('', shop.url)
    await home.tab('酒店').tap()
    await expect(home.tab('酒店')).toHaveAttribute('aria-selected', 'true')
    await home.products.first().getByRole('link').first().tap()
    await expect(page).toHaveURL(/\/tc-fostay\/(?:hotel|product|play)/)
    await page.goBack()
    await expect(home.brand).toBeVisible()
    await goods.open('680101', shop.url)
    await goods.press('立即购买')
    await goods.value('100 × 180 厘米').tap()
    await goods.more()
    await expect(goods.count).toHaveText('2')
    await goods.sheet.getByRole('button', { name: '立即购买' }).tap()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await loginPage(page).logIn('13800000003', shop.url)
    await goods.goesOn(3)
    await expect(fill.address).toContainText('海南省三亚市天涯区椰林路 18 号')
    await fill.submit()
    await fill.isOrdered()
    const desk = cashier(page, shop.url)
    await expect(desk.amount).toContainText('剩余支付时间')
    await desk.goToCompany()
  })

  test('a sheet closes by a tap beside it, by Esc and by the way back', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('680101')
    for (const close of [() => page.mouse.click(195, 20), () => page.keyboard.press('Escape'), () => page.goBack()]) {
      await goods.press('立即购买')
      await expect(goods.sheet).toBeVisible()
      const bottom = () => goods.sheet.evaluate((sheet) => Math.round(sheet.getBoundingClientRect().bottom))
      await expect.poll(bottom).toBe(844)
      await close()
      await expect(goods.sheet).toHaveCount(0)
    }
    await expect(page).toHaveURL(/\/goods\/680101$/)
  })
})

test('an older browser than those of the list reads the page, and is told why no button answers', async ({
  page,
  context,
}) => {
  await beTooOld(context)
  await page.goto('/tc-fostay/')
  await expect(page.getByRole('alert')).toContainText('浏览器版本太旧')
  await expect(homePage(page).brand).toBeVisible()
  await expect(homePage(page).products.first()).toBeVisible()
})

test('a browser of today loads nothing of the build for older ones', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.url()))
  await page.goto('/tc-fostay/')
  await alive(page)
  expect(loaded.some((url) => url.includes('/assets/app-'))).toBe(true)
  expect(loaded.filter((url) => url.includes('/assets/older-'))).toEqual([])
})
