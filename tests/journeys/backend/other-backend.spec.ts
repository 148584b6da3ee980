import { bookingPages, freeDay } from '../drivers/booking.ts'
import { cashier } from '../drivers/cashier.ts'
import { CASHIER, fillPage } from '../drivers/fill.ts'
import { goodsPage } from '../drivers/goods.ts'
import { homePage } from '../drivers/home.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { refundPages } from '../drivers/refund.ts'
import { pageCookie } from '../drivers/sandbox.ts'
import { alive, open, watchRequests } from '../drivers/shop.ts'
import { expect, test as base } from '../fixtures.ts'
import { cutLine, type CutLine } from '../support/cut-line.ts'
import { type ShopProcess, startShop } from '../support/shop-process.ts'

interface TwoServers {
  /** Where people shop, with API_BASE. */
  readonly shop: ShopProcess
  /** Who sells to them. */
  readonly backend: ShopProcess
  readonly line: CutLine
}

/** A shop and its backend, each a process with a database of its own, and between them a line that can be cut. */
const test = base.extend<{ readonly two: TwoServers }, { readonly twoOfWorker: TwoServers }>({
  twoOfWorker: [
    async ({}, use) => {
      const backend = await startShop({})
      const line = await cutLine(backend.url)
      const shop = await startShop({ API_BASE: line.url })
      await use({ shop, backend, line })
      await line.cut()
      await Promise.all([shop.stop(), backend.stop()])
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  two: async ({ twoOfWorker }, use) => {
    await twoOfWorker.line.mend()
    await use(twoOfWorker)
  },
  baseURL: ({ two }, use) => use(two.shop.url),
})

// One pair of servers for all.
test.describe.configure({ mode: 'default' })

/** Day trips: two voyages, to be booked three days ahead. */
const TRIP = '670101'

test(
  '[A7] whoever shops at one server and is served by another logs in, buys, pays, books and gets money back',
  { tag: '@gate' },
  async ({ page, two: { shop, backend } }) => {
    const policy = (await page.request.get('/tc-fostay/')).headers()['content-security-policy']
    expect(policy).toContain("connect-src 'self';")
    const { calls } = watchRequests(page)
    const goods = goodsPage(page)
    const fill = fillPage(page)
    const phone = newPhone()

    await goods.open(TRIP)
    await goods.choose('上午航次')
    await goods.press('立即购买')
    await page.getByRole('button', { name: '继续购买' }).tap()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await loginPage(page).logIn(phone)
    await expect(page).toHaveURL(/\/checkout\/\w{32}$/)
    await fill.ready()
    expect(await pageCookie(page), 'the pages of this server know the login of the other').toBeDefined()
    if (await fill.name.count()) await fill.name.fill('林小满')
    await fill.submit.tap()
    await expect(page).toHaveURL(CASHIER)
    const orderId = page.url().split('/').at(-1) ?? ''

    const { goToCompany, bank, result } = cashier(page, shop.url)
    await goToCompany()
    const payId = page.url().split('/').at(-1) ?? ''
    await bank('确认付款').tap()
    await expect(page).toHaveURL(new RegExp(`^${shop.url}/tc-fostay/pay-success/${orderId}`))
    await expect(result).toContainText('支付成功')
    const books = await (await page.request.get(`${backend.url}/sandbox/cashier`)).text()
    expect(books.includes(payId), 'it was the backend that was paid').toBe(true)

    const day = freeDay()
    const booking = bookingPages(page)
    await open(page, `/online/preBooking/${orderId}`)
    await booking.day(day).tap()
    await booking.next.tap()
    await booking.submit.tap()
    await expect(booking.result).toHaveText('预约已提交')

    const refund = refundPages(page)
    await open(page, `/play/refund/apply/${orderId}`)
    await refund.choose('其他')
    await refund.description.fill('风太大')
    await refund.plus('上午航次 4 小时').tap()
    await refund.send()
    await expect(refund.status('待退款')).toBeVisible()
    expect(
      calls().filter((call) => new URL(call.url()).origin !== shop.url),
      'calls to another origin',
    ).toEqual([])
  },
)

test('with the backend gone the last good pages stay, and what was asked of it goes on when it is back', async ({
  page,
  gate,
  two: { shop, line },
}) => {
  gate.allow(/503/)
  const home = homePage(page)
  const goods = goodsPage(page)
  await home.open()
  await goods.open(TRIP)
  await line.cut()
  const call = () => page.request.get('/online/cms-api/product/queryProductPackageFilter')
  const refused = await call()
  expect([refused.status(), await refused.json()]).toEqual([
    503,
    expect.objectContaining({ hasError: true, code: 'under-maintenance', message: '服务器正在维修' }),
  ])
  await home.open()
  await expect(home.entries).toHaveText(['酒店', '门票', '玩乐', '套餐', '租车'])
  // What the page is renewed from behind its back does not come: the second visit is given what the first was.
  for (const visit of ['first', 'second']) {
    await goods.open(TRIP)
    await expect(goods.heading, visit).toContainText('白沙湾私人游艇半日包船')
  }
  const retry = page.getByRole('button', { name: '重新加载' })
  const lost = await page.goto('/tc-fostay/atlantis/v2/poiList')
  expect([lost?.status(), await retry.count()], 'a page that never was good is one card').toEqual([503, 1])
  await alive(page)
  await retry.tap()
  await expect(page.getByText('服务器正在维修').first()).toBeVisible()
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
  await line.mend()
  // What was lost a moment ago is not asked for again within a second.
  await expect(async () => {
    // What comes between the look and the tap takes the button away.
    if (await retry.isVisible()) await retry.tap({ timeout: 20_000 })
    expect(await page.getByRole('main').getByRole('link').first().isVisible()).toBe(true)
  }).toPass()
  await expect(retry).toHaveCount(0)
  expect((await call()).status()).toBe(200)
})
