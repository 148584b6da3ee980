import { expect, test } from '../fixtures.ts'
import { cashier } from '../drivers/cashier.ts'
import { CASHIER, fillPage } from '../drivers/fill.ts'
import { homePage } from '../drivers/home.ts'
import { refundPages } from '../drivers/refund.ts'
import { loginAs, moveClock } from '../drivers/sandbox.ts'
import { block, loadUntil, open } from '../drivers/shop.ts'
import { pressTwice } from '../support/press-twice.ts'

/** Has 5620 points; a gift box waits in the form, which takes 3280 of them. */
const GOLD = '900003'
const FORM = '/retail/orderFill?tempOrderId=990208'

test(
  '[R18] points are earned by a task, taken at the checkout by a switch, and come back with a refund',
  { tag: '@gate' },
  async ({ page, ownShop: { shop } }) => {
    await loginAs(page, GOLD, shop.url)
    await page.clock.install()
    await homePage(page).open('?activityTaskRelationId=70012', shop.url)
    await expect(page.getByRole('group', { name: '看一眼今天的度假村活动' })).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await homePage(page).brand.tap()
    const answered = page.waitForResponse(/submitCompleteActivityTask/)
    for (let second = 0; second < 5; second++) await page.clock.runFor(1_000)
    await answered
    await page.clock.resume()

    const balance = block(page, 'balance')
    const entries = block(page, 'entries').getByRole('listitem')
    await open(page, '/points', shop.url)
    await expect(balance).toContainText('5,625')
    await expect(balance).toContainText('800 积分快到期')
    await expect(entries.first()).toContainText('浏览任务看一眼今天的度假村活动')

    const form = fillPage(page)
    await form.open(FORM, shop.url)
    const total = Number((await form.total.textContent())?.match(/[\d.]+/)?.[0])
    const points = form.discounts.getByRole('switch', { name: '积分抵扣' })
    await expect(form.discounts).toContainText('最高可抵 3280 积分，共有 5625 积分')
    await points.tap()
    await expect(form.discounts).toContainText('-¥32.80')
    await expect(form.total).toContainText((total - 32.8).toFixed(2))
    await page.reload()
    await form.ready()
    await expect(points).toBeChecked()
    // However often a thumb presses: the points are taken once, and paid for once.
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    const times = (path: RegExp) => sent.filter((one) => path.test(one)).length
    await pressTwice(form.submit)
    await expect(page).toHaveURL(CASHIER)
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const pay = cashier(page, shop.url)
    await expect(pay.pay).toBeEnabled()
    await pressTwice(pay.pay)
    await page.waitForURL(/\/sandbox\/cashier\/\d+$/)
    await pressTwice(pay.bank('确认付款'))
    await expect(pay.result).toContainText('支付成功')
    expect([times(/\/order\/booking$/), times(/\/sandbox\/cashier\//)]).toEqual([1, 1])

    await open(page, '/points', shop.url)
    await expect(balance).toContainText('2,345')
    await expect(entries.first()).toContainText('订单抵扣')

    const refund = refundPages(page)
    await open(page, `/retail/applySales/${orderId}`, shop.url)
    await refund.form.getByRole('button', { name: /^增加/ }).tap()
    await refund.choose('其他')
    await refund.description.fill('买错了')
    await refund.send()
    await expect(refund.status('待退款')).toBeVisible()
    const refundId = new URL(page.url()).searchParams.get('refundId') ?? ''
    const decided = { form: { refundId, decision: 'approve' }, maxRedirects: 0 }
    await page.request.post(`${shop.url}/sandbox/refunds`, decided)
    await loadUntil(() => open(page, '/points', shop.url), balance, '5,625')
    await expect(entries.first()).toContainText('订单退款，退回')
  },
)

test('[R18] points that are over are not the member’s any more from that moment on, before they are written off', async ({
  page,
  ownShop: { shop },
  gate,
}) => {
  // The token of the day before is renewed.
  gate.allow(/401/)
  await loginAs(page, GOLD, shop.url)
  const balance = block(page, 'balance')
  await open(page, '/points', shop.url)
  await expect(balance).toContainText('5,620')
  await expect(balance).toContainText('800 积分快到期')
  await moveClock(page, shop, 20 * 24)
  await open(page, '/points', shop.url)
  await expect(balance).toContainText('4,820')
  await expect(balance).not.toContainText('快到期')
})
