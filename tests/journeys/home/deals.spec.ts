import { expect, test } from '../fixtures.ts'
import { deals } from '../drivers/deals.ts'
import { homePage } from '../drivers/home.ts'
import { beijingDay } from '../support/beijing.ts'
import { seenAd } from '../support/seen-ad.ts'

test.describe('limited-time deals', () => {
  test('[A9] the first two of ten: three items each, labelled 住, 吃, 享 or 玩; 立即参团 for a group buy, 立即抢购 for any other; a hot count over 9999 as x.xw; what it costs, cost before, and what is saved', async ({
    page,
  }) => {
    const { section, offers, offer, items } = deals(page)
    await homePage(page).open()
    await expect(section.getByRole('heading', { level: 2, name: '限时抢购' })).toBeVisible()
    await expect(offers).toHaveCount(2)
    await expect(items(0)).toHaveText([/^住海湾露台/, /^吃沙滩海鲜/, /^玩双园/])
    await expect(items(1)).toHaveText([/^吃炭烤/, /^享星空/, /^玩沙滩/])
    await expect(offer('3 人团')).toContainText('立即参团')
    await expect(offer('本周热卖')).toContainText('立即抢购')
    await expect(offers.first()).toContainText(/热度 2\.3w/)
    await expect(offers.first()).toContainText(/立省¥872.*¥1,988.*¥2,860/)
  })

  test('[A2] 更多 leads to /combo, a card to its product', async ({ page }) => {
    const { more, offers } = deals(page)
    await homePage(page).open()
    await more.tap()
    await expect(page).toHaveURL(/\/tc-fostay\/combo$/)
    await page.goBack()
    await offers.first().getByRole('link').tap()
    await expect(page).toHaveURL(/\/tc-fostay\/productDetail\/610101$/)
  })

  test('the countdown runs, second by second', async ({ page }) => {
    const { offers, timer } = deals(page)
    await page.clock.install()
    await homePage(page).open()
    await offers.first().scrollIntoViewIfNeeded()
    await timer(0).waitFor()
    const end = Date.parse(`${beijingDay(1)}T23:59:00+08:00`)
    const paused = Math.ceil(Date.now() / 1_000) * 1_000 + 5_000
    const seconds = (now: number) => String(((end - now) / 1_000) % 60).padStart(2, '0')
    // Half a second further than each look, so that no hair's breadth decides.
    await page.clock.pauseAt(paused - 500)
    await page.clock.runFor(1_000)
    await expect(timer(0)).toHaveText(new RegExp(`^距结束(?:1 天)?\\d{2}:\\d{2}:${seconds(paused)}$`))
    await page.clock.runFor(3_000)
    await expect(timer(0)).toHaveText(new RegExp(`:${seconds(paused + 3_000)}$`))
  })
})

test.describe('limited-time deals: their end', () => {
  /** Nine minutes before the end: time for a busy machine to open the page. */
  const lastMinutes = `${beijingDay(1)}T23:50`

  test('a deal that ends under the shopper’s eyes says 已结束, calls to nothing, and costs what it costs otherwise', async ({
    page,
    context,
    ownShop: { shop },
  }) => {
    await seenAd(context, beijingDay(1))
    await shop.setClock(lastMinutes)
    const { offers, timer } = deals(page)
    await page.clock.install()
    await homePage(page).open('', shop.url)
    await offers.first().scrollIntoViewIfNeeded()
    await timer(0).waitFor()
    await expect(timer(0)).toHaveText(/^距结束00:0\d:\d{2}$/)
    await expect(offers.first()).toContainText('立即抢购')
    await page.clock.fastForward('10:00')
    await expect(offers.first()).not.toContainText(/立即抢购|1,988/)
    await expect(offers.first()).toContainText(/已结束.*¥2,288.*已结束$/)
    await expect(offers.nth(1)).not.toContainText('立即参团')
    await expect(timer(0)).toHaveCount(0)
    await expect(offers.first().getByRole('link')).toHaveAttribute('href', /productDetail\/610101$/)
  })

  test('who comes after the end gets the next two that run; without a deal that runs there is no 限时抢购', async ({
    page,
    ownShop: { shop },
  }) => {
    await shop.setClock(`${beijingDay(2)}T00:00`)
    const { offers } = deals(page)
    await homePage(page).open('', shop.url)
    await expect(offers.getByRole('heading')).toHaveText(['三日滑雪双人套餐', '枕水双人慢住两晚'])
    await expect(offers.first()).toContainText('立即抢购')
    await shop.setClock(`${beijingDay(40)}T10:00`)
    await homePage(page).open('', shop.url)
    await expect(page.getByText('限时抢购')).toHaveCount(0)
    await expect(homePage(page).menu).toBeAttached()
  })
})
