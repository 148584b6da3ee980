import { expect, test } from '../fixtures.ts'
import { hotelPage, stayQuery } from '../drivers/hotel.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'

const MEMBER = '900003'

test.describe('a room is booked', () => {
  /** The way from each kind of hotel to its order and the cashier is walked in orders/buying.spec.ts. */
  test('[A7] checked, kept, and on to the order', { tag: '@gate' }, async ({ page }) => {
    await loginAs(page, MEMBER)
    const hotel = hotelPage(page)
    await hotel.open(`/hotel/detail/100101${stayQuery(15)}`)
    const checked = page.waitForResponse(/hotel\/checkPriceChange$/)
    await hotel.book('月湾套房', '含双早和行政酒廊').tap()
    expect(await (await checked).json()).toMatchObject({ data: { isChange: false } })
    await expect(page).toHaveURL(/\/hotel\/orderFill\/\w{32}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('填写订单')
    await page.goBack()
    await expect(hotel.book('月湾套房', '含双早和行政酒廊')).toBeVisible()
  })

  test('[A5] a visitor logs in first, and the choice goes on where it was', async ({ page }) => {
    const hotel = hotelPage(page)
    await hotel.open(`/hotel/detail/100101${stayQuery(16, 2)}`)
    await hotel.book('海螺主题家庭房', '含 2 大 1 小早餐').tap()
    await expect(page).toHaveURL(/\/login/)
    const created = page.waitForRequest(/temporder\/hotel\/create$/)
    await loginPage(page).logIn(newPhone())
    expect((await created).postDataJSON()).toMatchObject({ reqDtos: { resourceId: '10010121', num: 1 } })
    await expect(page).toHaveURL(/\/hotel\/orderFill\/\w{32}$/)
  })
})

test.describe('[A8] a price that changed', () => {
  const HOTEL = `/hotel/detail/100103${stayQuery(15)}`
  const room = ['壁炉雪景双床房', '含双早'] as const

  test('is asked about with both totals, and booked at the new one', async ({ page }) => {
    await loginAs(page, MEMBER)
    const hotel = hotelPage(page)
    await hotel.open(HOTEL)
    await hotel.book(...room).tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/您选择日期的房型总价从¥[\d,]+变动到¥[\d,]+，是否继续预订？/)
    const [before, after] = [...(await dialog.innerText()).matchAll(/¥([\d,]+)/g)].map(([, sum]) =>
      Number(sum!.replace(',', '')),
    )
    expect(after! - before!).toBe(120)
    const created = page.waitForRequest(/temporder\/hotel\/create$/)
    await dialog.getByRole('button', { name: '继续预订' }).tap()
    expect((await created).postDataJSON()).toMatchObject({ reqDtos: { bookPriceTotal: after } })
    await expect(page).toHaveURL(/\/hotel\/orderFill\/\w{32}$/)
  })

  test('may be left: 重选日期/房型/人数 leads to the days, and the next choice is checked anew', async ({ page }) => {
    await loginAs(page, MEMBER)
    const hotel = hotelPage(page)
    await hotel.open(HOTEL)
    await hotel.book(...room).tap()
    await page.getByRole('dialog').getByRole('button', { name: '重选日期/房型/人数' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(hotel.days).toBeInViewport()
    await hotel.book('壁炉雪景双床房', '含双早和次日雪票').tap()
    await expect(page).toHaveURL(/\/hotel\/orderFill\/\w{32}$/)
  })

  test('is closed by the way back, and the page stays', async ({ page }) => {
    await loginAs(page, MEMBER)
    const hotel = hotelPage(page)
    await hotel.open(HOTEL)
    await hotel.book(...room).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/hotel\/detail\/100103/)
  })
})

test.describe('[A8] a price check that is refused', () => {
  test('with 6010109 is told, and the rooms are loaded again', async ({ page, gate }) => {
    gate.allow(/409/)
    await loginAs(page, MEMBER)
    const hotel = hotelPage(page)
    await hotel.open(`/hotel/detail/100104${stayQuery(15)}`)
    const again = page.waitForResponse(/product\/hotel\/resource$/)
    await hotel.book('听橹临河大床房', '含双早').tap()
    await expect(page.getByText('所选房型刚刚订完，请重新选择')).toBeVisible()
    expect((await again).status()).toBe(200)
    await expect(page).toHaveURL(/\/hotel\/detail\/100104/)
    await hotel.book('听橹临河大床房', '含双早和夜游船').tap()
    await expect(page).toHaveURL(/\/hotel\/orderFill\/\w{32}$/)
  })

  test('without a network it is told, and can be tried again', async ({ page, gate }) => {
    gate.allow(/checkPriceChange|Failed to load resource/)
    await loginAs(page, MEMBER)
    const hotel = hotelPage(page)
    await hotel.open(`/hotel/detail/100101${stayQuery(15)}`)
    await page.route('**/hotel/checkPriceChange', (route) => route.abort())
    await hotel.book('月湾套房', '含双早和行政酒廊').tap()
    await expect(page.getByRole('status').filter({ hasText: /请求超时|网络异常/ })).toBeVisible()
    await page.unroute('**/hotel/checkPriceChange')
    await hotel.book('月湾套房', '含双早和行政酒廊').tap()
    await expect(page).toHaveURL(/\/hotel\/orderFill\/\w{32}$/)
  })

  test('an order at another price than the server’s is refused', async ({ page, gate }) => {
    gate.allow(/409/)
    await loginAs(page, MEMBER)
    const hotel = hotelPage(page)
    await hotel.open(`/hotel/detail/100101${stayQuery(15)}`)
    await page.route('**/hotel/checkPriceChange', (route) =>
      route.fulfill({ json: { hasError: false, data: { isChange: false, afterPrice: 1 } } }),
    )
    await page.route('**/temporder/hotel/create', (route) => {
      const body = route.request().postDataJSON() as { reqDtos: object }
      return route.continue({ postData: JSON.stringify({ reqDtos: { ...body.reqDtos, bookPriceTotal: 1 } }) })
    })
    await hotel.book('月湾套房', '含双早和行政酒廊').tap()
    await expect(page.getByText('房价有变化，请重新选择房型')).toBeVisible()
    await expect(page).toHaveURL(/\/hotel\/detail\/100101/)
  })
})
