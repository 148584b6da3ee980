import { homePage } from '../drivers/home.ts'
import { alive, block } from '../drivers/shop.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { expect, test } from '../fixtures.ts'
import { held } from '../support/held.ts'

test.describe('by keyboard', () => {
  test('跳到内容 comes first and leads past the header', async ({ page }) => {
    await page.goto('/tc-fostay/retail/goods-market/cart')
    await alive(page)
    const toMall = page.getByRole('button', { name: '逛逛积分商城' })
    // While the cart is on its way, there is nothing in the content yet that a key could lead to.
    await expect(toMall).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到内容' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(toMall).toBeFocused()
  })

  test(
    'Enter follows a link, opens an offer, filters by a tag and stops the banner',
    { tag: '@gate' },
    async ({ page }) => {
      const home = homePage(page)
      await home.open()
      await home.pause.focus()
      await page.keyboard.press('Enter')
      await expect(home.resume).toBeFocused()
      await home.menu.scrollIntoViewIfNeeded()
      await home.tag('雪山').focus()
      await page.keyboard.press('Space')
      await expect(home.products).toHaveCount(2)
      await home.offers.first().getByRole('link').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: '套餐详情' })).toBeVisible()
    },
  )

  test('what is not drawn yet, since a member’s own is still on its way above it, is reached', async ({ page }) => {
    await loginAs(page, '900006')
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    // After 4 s all is drawn: they never pass here.
    await page.addInitScript(() => {
      const style = new CSSStyleSheet()
      style.replaceSync('* { animation-play-state: paused !important }')
      document.adoptedStyleSheets = [style]
    })
    await page.goto('/tc-fostay/retail/goods-market', { waitUntil: 'commit' })
    await page.getByRole('button', { name: '返回' }).focus()
    for (const name of [/全部好物/, /购物车/, /兑换订单/]) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name })).toBeFocused()
    }
  })

  test('what is still on its way is passed over by no Tab, and keeps the focus as it comes', async ({ page }) => {
    const answer = held()
    await page.route('**/queryMyPoints*', async (route) => {
      await answer.wait
      await route.continue()
    })
    await loginAs(page, '900006')
    await page.goto('/tc-fostay/retail/goods-market')
    const waiting = block(page, 'balance').getByRole('group', { name: '加载中' })
    await expect(waiting).toBeVisible()
    await page.getByRole('button', { name: '返回' }).focus()
    await page.keyboard.press('Tab')
    await expect(waiting).toBeFocused()
    answer.go()
    await expect(waiting).toHaveCount(0)
    await expect(block(page, 'balance')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(block(page, 'balance').getByRole('link', { name: '积分明细' })).toBeFocused()
  })
})
