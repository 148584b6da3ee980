import type { Route } from '@playwright/test'
import { priceText } from '../../../src/domain/price.ts'
import { ASKS_ITSELF, CASHIER, fillPage } from '../drivers/fill.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const GOLD = '900003'
const BOOKING = '**/online/order/booking'

interface ShoppingInfo {
  readonly data: { readonly priceDetail: { bookPriceTotal: number } }
}

test.describe('[B8] a price that changed meanwhile', () => {
  for (const [what, path] of [
    ['a ticket', '/bookStore/990106'],
    ['a stay', '/tcshotel/orderFill/990110'],
    ['a combo', '/productDetailOrderFill/990213'],
    ['goods by post', '/3/checkout/990201'],
    ['a hotel package', '/hotelpackage/checkout?tempOrderId=990209'],
    ['a vacation', '/vacation/orderfill?shoppingId=990212'],
  ] as const)
    test(
      `${what} whose price changed meanwhile is asked about in the server’s own sums, and ordered at the new one`,
      { tag: what === 'a ticket' ? '@gate' : [] },
      async ({ page, gate, ownShop: { shop } }) => {
        gate.allow(/400|409/)
        await loginAs(page, GOLD, shop.url)
        const before = { total: 0 }
        const whenItWasDearer = async (route: Route) => {
          const response = await route.fetch()
          if (!response.ok() || before.total > 0) return route.fulfill({ response })
          const reply = (await response.json()) as ShoppingInfo
          reply.data.priceDetail.bookPriceTotal += 20
          before.total = reply.data.priceDetail.bookPriceTotal
          await route.fulfill({ json: reply })
        }
        await page.route('**/online/order/shoppingInfo/**', whenItWasDearer)
        const fill = fillPage(page)
        await fill.open(`${path}${path.includes('?') ? '&' : '?'}${ASKS_ITSELF}`, shop.url)
        await expect(fill.total).toContainText('¥')
        if (await fill.name.count()) await fill.name.fill('林小满')
        await fill.submit.tap()
        const dialog = page.getByRole('dialog', { name: '价格变动' })
        const is = priceText(before.total - 20)
        await expect(dialog).toContainText(`订单总价从${priceText(before.total)}变动到${is}，是否继续提交？`)
        await dialog.getByRole('button', { name: '继续提交' }).tap()
        await expect(page).toHaveURL(CASHIER)
        await expect(block(page, 'amount')).toContainText(is.slice(1))
      },
    )

  test('another price is asked about, and ordered at', async ({ page }) => {
    await loginAs(page, GOLD)
    const fill = fillPage(page)
    await fill.open('/hotel/orderFill/990108')
    const before = Number((await fill.total.innerText()).replace(/[^\d.]/g, ''))
    await page.route('**/online/order/shoppingInfo/**', async (route) => {
      const reply = await (await route.fetch()).json()
      reply.data.priceDetail.bookPriceTotal = before + 120
      await route.fulfill({ json: reply })
    })
    const changed = { responseCode: 'price-changed', message: '价格有变化', data: { priceTotal: before + 120 } }
    await page.route(BOOKING, (route) => route.fulfill({ json: changed }), { times: 1 })
    await fill.submit.tap()
    const dialog = page.getByRole('dialog', { name: '价格变动' })
    await expect(dialog).toContainText(/订单总价从¥[\d,.]+变动到¥[\d,.]+，是否继续提交？/)
    const sent = page.waitForRequest(BOOKING)
    await dialog.getByRole('button', { name: '继续提交' }).tap()
    expect((await sent).postDataJSON()).toMatchObject({ reqDtos: { bookPriceTotal: before + 120 } })
  })
})
