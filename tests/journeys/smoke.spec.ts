import { expect, test } from './fixtures.ts'
import { detailPage } from './drivers/details.ts'
import { homePage } from './drivers/home.ts'

test.describe('the shop in short', () => {
  test('the home page opens, and a tab answers', { tag: '@gate' }, async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await expect(home.entries).toHaveText(['酒店', '门票', '玩乐', '套餐', '租车'])
    await home.tab('酒店').tap()
    await expect(home.tab('酒店')).toHaveAttribute('aria-selected', 'true')
  })

  test('a product with packages opens, and one of them can be chosen', { tag: '@gate' }, async ({ page }) => {
    const detail = detailPage(page)
    await detail.open('/product/230101')
    await expect(detail.heading).toHaveText('澜途度假年卡')
    await detail.pack('亲子年卡').check()
    await expect(detail.bar).toContainText('¥1,999')
  })
})
