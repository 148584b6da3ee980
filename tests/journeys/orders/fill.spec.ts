import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cashier } from '../drivers/cashier.ts'
import { ASKS_ITSELF, CASHIER, fillPage } from '../drivers/fill.ts'
import { choosePlay } from '../drivers/play.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'
import { held } from '../support/held.ts'

const [GOLD, DIAMOND, DISABLED] = ['900003', '900005', '900031']
const AVAILABLE = '**/online/order/orderavailable'
const BOOKING = '**/online/order/booking'

test.describe('[B2.6] what is ordered, and what it costs', () => {
  test('the things that were chosen, with day, copies, price and how they are given back', async ({ page }) => {
    await loginAs(page, GOLD)
    const fill = fillPage(page)
    await fill.open('/productDetailOrderFill/990104')
    await expect(fill.items).toContainText(/鹿鸣雪山三日滑雪套餐.*付款后立即确认/)
    await expect(fill.items.getByRole('listitem')).toHaveText([/单人滑雪套餐.*× 1/, /儿童滑雪套餐.*× 1/])
    await fill.items.getByRole('button', { name: /退改规则/ }).tap()
    const rules = page.getByRole('dialog', { name: '退改规则' })
    await expect(rules).toContainText('退订')
    await page.goBack()
    await expect(rules).toBeHidden()
    await expect(fill.items).toBeVisible()
  })

  test('comes with the page, by its address and from the page before, and is asked for without what can’t be a coupon', async ({
    page,
    gate,
  }) => {
    gate.allow(/400/)
    await loginAs(page, GOLD)
    const asked: string[] = []
    const isInfo = /\/online\/order\/shoppingInfo\//
    page.on('request', (request) => isInfo.test(request.url()) && asked.push(request.url()))
    const fill = fillPage(page)
    await fill.open('/play/orderEdit/990114')
    await expect(fill.discounts).toContainText('优惠券')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await choosePlay(page)
    await fill.ready()
    await expect(fill.discounts).toContainText('优惠券')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await open(page, `/play/orderEdit/990114?${ASKS_ITSELF}`)
    await expect(fill.discounts).toContainText('优惠券')
    await page.waitForLoadState('networkidle')
    expect(asked.map((url) => new URL(url).searchParams.has('couponId'))).toEqual([true, false])
  })

  test('a diamond card has a line of its own; a coupon makes it less, and is still used after a reload', async ({
    page,
  }) => {
    await loginAs(page, DIAMOND)
    const fill = fillPage(page)
    await fill.open('/play/orderEdit/990103')
    await expect(fill.discounts).toContainText('钻石会员优惠-¥53.60')
    await expect(fill.coupon).toHaveText('优惠券2 张可用')
    await fill.coupon.tap()
    await expect(fill.coupons).toContainText(/可用（2）.*玩乐九折券.*抵 ¥48.24.*不可用（3）/)
    await expect(fill.coupons).toContainText('到店使用，不能抵扣订单')
    await fill.coupons.getByRole('radio', { name: /玩乐满减券/ }).check()
    await fill.coupons.getByRole('button', { name: '确定' }).tap()
    await expect(fill.coupon).toHaveText('优惠券-¥30')
    await expect(fill.total).toContainText('合计¥452.40')
    await page.reload()
    await expect(fill.total).toContainText('合计¥452.40')
    await fill.total.tap()
    await expect(fill.details).toContainText(/近岸浮潜 60 分钟 × 2¥536钻石会员优惠-¥53.60玩乐满减券-¥30合计¥452.40/)
  })
})

test.describe('[B5] who travels', () => {
  test(
    'what is missing is told and led to; who is kept is picked; the order goes to the cashier',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      await loginAs(page, GOLD, shop.url)
      const fill = fillPage(page)
      await fill.open('/play/orderEdit/990102', shop.url)
      await fill.submit.tap()
      await expect(fill.traveller(1)).toContainText('请填写姓名')
      await expect(fill.toast, 'it is said once').not.toContainText('请填写')
      await expect(fill.of(1, '姓名')).toBeFocused()
      await expect(fill.traveller(2)).toContainText(/请填写证件类型.*请填写证件号码/)
      await fill.pick(1, '顾长风')
      await fill.of(2, '姓名').fill('林晚')
      await fill.of(2, '证件类型').selectOption('护照')
      await fill.of(2, '证件号码').fill('e12345678')
      await fill.remark.fill('想坐靠前的船')
      const booked = page.waitForRequest(BOOKING)
      await fill.submit.tap()
      expect((await booked).postDataJSON()).toMatchObject({
        reqDtos: {
          contacts: { name: '顾长风', phone: '13800000003' },
          passengers: [
            { name: '顾长风', documentType: 1 },
            { name: '林晚', documentType: 2, documentNo: 'E12345678' },
          ],
          remark: '想坐靠前的船',
        },
      })
      await expect(page).toHaveURL(CASHIER)
    },
  )

  test('somebody new is kept, changed and forgotten', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, GOLD, shop.url)
    const fill = fillPage(page)
    await fill.open('/play/orderEdit/990102', shop.url)
    await fill.traveller(1).getByRole('button', { name: '常用出行人' }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: '新增出行人' }).tap()
    await sheet.getByLabel('姓名').fill('何望舒')
    await sheet.getByRole('button', { name: '保存' }).tap()
    await sheet.getByRole('button', { name: '修改 何望舒' }).tap()
    await sheet.getByLabel('手机号').fill('13900000009')
    await sheet.getByRole('button', { name: '保存' }).tap()
    await expect(sheet.getByRole('button', { name: /^何望舒/ })).toContainText('13900000009')
    await sheet.getByRole('button', { name: '删除 何望舒', exact: true }).tap()
    await sheet.getByRole('button', { name: '确认删除 何望舒' }).tap()
    await expect(sheet.getByText('何望舒')).toHaveCount(0)
  })

  test('[A3] a ticket under real names shows the document type, which nobody changes', async ({ page }) => {
    await loginAs(page, GOLD)
    const fill = fillPage(page)
    await fill.open('/bookStore/990107')
    await expect(fill.items).toContainText('场次 09:00-17:00')
    await expect(fill.of(1, '证件类型')).toHaveValue('身份证')
    await expect(fill.of(1, '证件类型')).toHaveAttribute('readonly', '')
  })

  test('[B2.6] nobody is asked for a name where the product wants none', async ({ page }) => {
    await loginAs(page, GOLD)
    const fill = fillPage(page)
    await fill.open('/play/orderEdit/990114?isShowContactName=false')
    await expect(fill.phone).toHaveValue('13800000003')
    await expect(fill.name).toHaveCount(0)
  })
})

test.describe('[B8] what can’t be ordered', () => {
  test('what was chosen too long ago is alerted, and the shopper goes back', async ({ page }) => {
    await loginAs(page, GOLD)
    await open(page, '/play/orderEdit/990112')
    const alert = page.getByRole('dialog')
    await expect(alert).toContainText('停留时间较长，资源可能更新，请返回选择资源页，重新选择')
    await alert.getByRole('button', { name: '确认' }).tap()
    await expect(page, 'there is no page before it').toHaveURL(/\/tc-fostay\/$/)
  })

  test('so it is when it grows old while the form is filled in (8440001): back to where it is chosen', async ({
    page,
  }) => {
    await loginAs(page, GOLD)
    await choosePlay(page)
    const fill = fillPage(page)
    await fill.ready()
    const message = '停留时间较长，资源可能更新，请返回选择资源页，重新选择'
    await page.route(AVAILABLE, (route) =>
      route.fulfill({
        json: { responseCode: '8440001', message, responseStatus: { ack: 'FAILURE', errors: [] } },
      }),
    )
    await fill.submit.tap()
    const alert = page.getByRole('dialog')
    await expect(alert).toContainText(message)
    await alert.getByRole('button', { name: '确认' }).tap()
    await expect(page).toHaveURL(/\/play\/productDetail\/310105$/)
    await expect(block(page, 'products')).toBeVisible()
  })

  test('a ticket for a child needs one: 请选择正确的儿童年龄', async ({ page }) => {
    await loginAs(page, GOLD)
    const fill = fillPage(page)
    await fill.open('/productDetailOrderFill/990104')
    await fill.pick(1, '顾长风')
    await fill.of(2, '姓名').fill('林晚')
    await fill.of(2, '证件号码').fill('11010519491231002X')
    await fill.submit.tap()
    await expect(fill.toast).toHaveText('请选择正确的儿童年龄')
    await expect(fill.of(2, '姓名')).toHaveValue('林晚')
  })

  test('a disabled member orders nothing: 用户状态异常,请联系客服', async ({ page }) => {
    await loginAs(page, DISABLED)
    const fill = fillPage(page)
    await fill.open('/play/orderEdit/990113')
    await fill.submit.tap()
    await expect(fill.toast).toHaveText('用户状态异常,请联系客服')
  })
})

test.describe('what was typed', () => {
  test(
    'outlives a lost connection at each step and a reload, and is forgotten once it is ordered',
    { tag: '@gate' },
    async ({ page, gate, ownShop: { shop } }) => {
      gate.allow(/Failed to load resource|ERR_/)
      await loginAs(page, GOLD, shop.url)
      const fill = fillPage(page)
      await fill.open('/play/orderEdit/990101', shop.url)
      await fill.name.fill('林小满')
      await fill.remark.fill('靠窗')
      for (const step of [AVAILABLE, BOOKING]) {
        await page.route(step, (route) => route.abort())
        // The sentence of the step before may still be there.
        const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(step.slice(2)))
        await fill.submit.tap()
        await lost
        await expect(fill.toast).toHaveText('请求超时')
        await expect(fill.name).toHaveValue('林小满')
        await page.unroute(step)
      }
      await page.reload()
      await expect(fill.name).toHaveValue('林小满')
      await expect(fill.remark).toHaveValue('靠窗')
      await fill.submit.tap()
      await expect(page).toHaveURL(CASHIER)
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('990101')))).toEqual([])
      await open(page, '/play/orderEdit/990101', shop.url)
      await page.getByRole('dialog', { name: '订单已提交' }).getByRole('button', { name: '去付款' }).tap()
      await expect(page, 'it is the same order').toHaveURL(CASHIER)
    },
  )

  test('is there when the form itself could not be had at first', async ({ page, gate }) => {
    gate.allow(/Failed to load resource|ERR_|400/)
    await loginAs(page, GOLD)
    const INFO = '**/online/order/shoppingInfo/**'
    await page.route(INFO, (route) => route.abort())
    const fill = fillPage(page)
    await open(page, `/play/orderEdit/990114?${ASKS_ITSELF}`)
    await expect(fill.items.getByRole('button', { name: /重新加载|重试/ })).toBeVisible()
    await page.unroute(INFO)
    await fill.items.getByRole('button', { name: /重新加载|重试/ }).tap()
    await expect(fill.submit).toBeVisible()
  })

  test(
    'an order is made once, however often the button is pressed',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      await loginAs(page, GOLD, shop.url)
      const fill = fillPage(page)
      await fill.open('/tcshotel/orderFill/990110', shop.url)
      const sent: string[] = []
      page.on('request', (request) => request.url().endsWith('/online/order/booking') && sent.push(request.url()))
      await fill.submit.dblclick()
      await expect(page).toHaveURL(CASHIER)
      expect(sent).toHaveLength(1)
    },
  )

  for (const [way, take] of [
    ['a link to its cashier', (page: Page) => fillPage(page).toast.getByRole('link', { name: '去付款' }).tap()],
    ['the way forward, which leads there in the form’s place', (page: Page) => page.goForward()],
  ] as const)
    test(`who goes back while the order is made is told of it there, with ${way}`, async ({ page, ownShop }) => {
      await loginAs(page, GOLD, ownShop.shop.url)
      await choosePlay(page, ownShop.shop.url)
      const fill = fillPage(page)
      await fill.ready()
      const answer = held()
      await page.route(BOOKING, async (route) => {
        const response = await route.fetch()
        await answer.wait
        await route.fulfill({ response })
      })
      const sent = page.waitForRequest(BOOKING)
      await fill.submit.tap()
      await sent
      await page.goBack()
      await expect(page).toHaveURL(/productDetail\/310105$/)
      answer.go()
      await expect(fill.toast).toContainText('订单已提交')
      await expect(page, 'an answer moves nobody').toHaveURL(/productDetail\/310105$/)
      await take(page)
      await expect(page).toHaveURL(CASHIER)
      await expect(cashier(page, ownShop.shop.url).pay).toBeVisible()
    })
})
