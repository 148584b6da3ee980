import type { Page } from '@playwright/test'
import { bookingPages, freeDay } from '../drivers/booking.ts'
import { homePage } from '../drivers/home.ts'
import { parcelPage } from '../drivers/parcel.ts'
import { refundPages } from '../drivers/refund.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { servicePages } from '../drivers/services.ts'
import { alive, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { held } from '../support/held.ts'

const [GOLD, BLACK] = ['900003', '900006']

interface Form {
  readonly member: string
  readonly path: string
  /** Sent by its button. */
  readonly call: string
  readonly fill: (page: Page) => Promise<void>
  /** The address, on the way back to the form, of what was done. */
  readonly result: RegExp
  /** What who left the form is told where they are. */
  readonly word: string
}

const forms: Readonly<Record<string, Form>> = {
  'an application for money back': {
    ...{ member: GOLD, path: '/play/refund/apply/90000311', call: '**/refund/apply' },
    ...{ result: /\/play\/refund\/detail\/90000311/, word: '退款申请已提交查看进度' },
    async fill(page) {
      const { plus, choose, send } = refundPages(page)
      await plus('近岸浮潜 60 分钟').tap()
      await choose('拍错/不想去了/无法出行')
      await send()
    },
  },
  'a parcel of goods that come back': {
    ...{ member: GOLD, path: '/retail/refund/logistics/90000344?refundId=90000344R1' },
    ...{ call: '**/refund/logistics', result: /\/retail\/refund\/detail\/90000344/ },
    word: '退货物流已提交查看',
    async fill(page) {
      const { company, number, submit } = parcelPage(page)
      await company.selectOption('中通快递')
      await number.fill('731234567890')
      await submit.tap()
    },
  },
  'a day that is booked': {
    ...{ member: BLACK, path: '/online/preBooking/90000601' },
    ...{ call: '**/appointment/create', result: /\/pre-booking-complete\/90000601$/, word: '预约已提交查看' },
    async fill(page) {
      const { day, next, submit } = bookingPages(page)
      await day(freeDay()).tap()
      await next.tap()
      await submit.tap()
    },
  },
  'an invoice': {
    ...{ member: GOLD, path: '/invoice/apply/90000313' },
    ...{ call: '**/applyInvoice', result: /\/invoice\/progress\/90000313$/, word: '发票申请已提交查看进度' },
    async fill(page) {
      await page.getByLabel('发票抬头').fill('顾长风')
      await page.getByLabel('邮箱').fill('gu@example.com')
      await page.getByRole('button', { name: '提交申请' }).tap()
    },
  },
  'a comment': {
    ...{ member: GOLD, path: '/hotel-reviewsB?orderNo=90000314' },
    ...{ call: '**/saveComment', result: /\/commentDetail\/90000314$/, word: '点评已提交查看点评' },
    async fill(page) {
      const scored = page.getByRole('group', { name: /./ }).filter({ has: page.getByRole('radio') })
      await expect(scored.first()).toBeVisible()
      for (const side of await scored.all()) await side.getByRole('radio', { name: /^5 星/ }).check()
      await page.getByLabel('说说您的感受').fill('教练一直在旁边扶着，第三道浪孩子就站起来了。')
      await page.getByRole('button', { name: '提交点评' }).tap()
    },
  },
  'a seat in the bus': {
    ...{ member: GOLD, path: '/myBus', call: '**/service/reserve' },
    ...{ result: /\/myBus\/myAppointment$/, word: '预约已提交查看预约' },
    async fill(page) {
      const { day, time, next, submit } = servicePages(page)
      await day(/明天/).tap()
      await time(/16:30/).check({ force: true })
      await next.tap()
      await submit.tap()
    },
  },
}

for (const [what, { member, path, call, fill, result, word }] of Object.entries(forms))
  test(`of ${what}: who went back meanwhile stays there, and sees it done on the way forward, sent once`, async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, member, shop.url)
    await open(page, '/combo', shop.url)
    // As a link does.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }, `/tc-fostay${path}`)
    await alive(page)
    const answer = held()
    const sent: string[] = []
    await page.route(call, async (route) => {
      sent.push(route.request().url())
      const response = await route.fetch()
      await answer.wait
      await route.fulfill({ response })
    })
    const asked = page.waitForRequest(call)
    await fill(page)
    await asked
    const form = page.url()
    await page.goBack()
    await expect(page).not.toHaveURL(form)
    const before = page.url()
    const answered = page.waitForResponse(call)
    answer.go()
    await (await answered).finished()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(page.url()).toBe(before)
    await expect(homePage(page).toast).toHaveText(word)
    await page.goForward()
    await expect(page).toHaveURL(result)
    expect(sent).toHaveLength(1)
  })
