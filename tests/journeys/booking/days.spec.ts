import type { Page } from '@playwright/test'
import { dayText } from '../../../src/domain/dates.ts'
import { answerAppointment, bookingPages, freeDay } from '../drivers/booking.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

/** Has an order for each state of a booked day (docs/scenarios.md). */
const BLACK = '900006'
/** Nothing booked yet; waits for the merchant; one of two booked; refused; two things at once. */
const [FRESH, WAITING, BOOKED, REFUSED, PACKAGE] = ['90000601', '90000602', '90000603', '90000604', '90000606']
const MESSAGE = '没有找到可以预约的订单：它可能不用预约，或者不属于当前账号'

async function at(page: Page, path: string, origin = '', member = BLACK) {
  await loginAs(page, member, origin)
  await open(page, path, origin)
  return bookingPages(page)
}

test.describe('[B2.9] a day is booked', () => {
  test(
    'online: how, which day, for whom, and on to its progress',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      const day = freeDay()
      const {
        row,
        day: dayButton,
        next,
        contact,
        submit,
        result,
        facts,
        steps,
      } = await at(page, `/preMethods/${FRESH}`, shop.url)
      await expect(row('order')).toContainText('还可预约 2 份')
      await expect(row('phone')).toContainText('周一至周日 09:00~21:00')
      await row('online').tap()
      await expect(page).toHaveURL(new RegExp(`/online/preBooking/${FRESH}$`))
      await next.tap()
      await expect(page.getByText('请选择日期').first()).toBeVisible()
      await dayButton(day).tap()
      await next.tap()
      await expect(page).toHaveURL(new RegExp(`/do-pre-booking/${FRESH}\\?date=${day}`))
      await expect(contact).toContainText(dayText(day))
      await expect(contact).toContainText('上午航次 4 小时 × 1')
      await contact.getByLabel('手机号').fill('1380000')
      await submit.tap()
      await expect(contact.getByRole('alert')).not.toBeEmpty()
      await contact.getByLabel('手机号').fill('13800000006')
      await contact.getByLabel('留言').fill('想要左舷的位置')
      await page.reload()
      await expect(contact.getByLabel('留言'), 'nothing typed is lost').toHaveValue('想要左舷的位置')
      await submit.tap()
      await expect(page).toHaveURL(new RegExp(`/pre-booking-complete/${FRESH}$`))
      await expect(result).toHaveText('预约已提交')
      await expect(facts).toContainText('想要左舷的位置')
      await row('progress').tap()
      await expect(steps).toHaveText([/^提交预约/, /^商家确认：进行中/, /^预约成功：还没到/])
    },
  )

  test('by phone: what to say, whom to call, or online after all', async ({ page }) => {
    const { row, form } = await at(page, `/phone/preBooking/${FRESH}`)
    await expect(row('call')).toHaveAttribute('href', 'tel:400-600-7000')
    await expect(block(page, 'say')).toContainText(FRESH)
    await expect(form).toHaveCount(0)
    await row('online').tap()
    await expect(page).toHaveURL(new RegExp(`/online/preBooking/${FRESH}$`))
    await expect(form).toBeVisible()
  })

  test('from the calendar, which leads back to the form with its day', async ({ page }) => {
    const day = freeDay()
    const { form, calendarDay, day: dayButton } = await at(page, `/online/preBooking/${FRESH}`)
    await form.getByRole('button', { name: /更多日期/ }).tap()
    await expect(page).toHaveURL(new RegExp(`/calendar/${FRESH}$`))
    await calendarDay(day).locator('visible=true').tap()
    await expect(page).toHaveURL(new RegExp(`/online/preBooking/${FRESH}\\?date=${day}$`))
    await expect(dayButton(day)).toHaveAttribute('aria-pressed', 'true')
  })

  test('[B4] that is full can’t be picked, and one that filled up meanwhile is refused', async ({ page, gate }) => {
    gate.allow(/409/)
    const message = '所选日期已约满，请选择其他日期'
    const { day, next, submit } = await at(page, `/online/preBooking/${FRESH}`)
    await expect(block(page, 'form').getByRole('button', { name: /售罄/ })).toBeDisabled()
    await page.route('**/online/capi/appointment/create', (route) =>
      route.fulfill({ status: 409, json: { hasError: true, code: 'booking-full', message, requestId: '1' } }),
    )
    await day(freeDay()).tap()
    await next.tap()
    await submit.tap()
    await expect(block(page, 'contact').getByRole('alert')).toHaveText(message)
    await expect(page).toHaveURL(/\/do-pre-booking\//)
  })

  test('of several things at once', async ({ page, ownShop: { shop } }) => {
    const { row, day, plus, next, submit, result, list } = await at(page, `/preMethods/${PACKAGE}`, shop.url)
    await row('unity').tap()
    await plus('家庭慢住（2 大 1 小）').tap()
    await day(freeDay()).tap()
    await next.tap()
    await submit.tap()
    await expect(result).toHaveText('预约已提交')
    await open(page, `/pre-booking-progress/${PACKAGE}`, shop.url)
    await expect(list.getByRole('listitem')).toHaveCount(2)
  })

  test('of somebody else’s order is not there, and there is a way on', async ({ page, gate }) => {
    gate.allow(/404/)
    await loginAs(page, '900003')
    for (const path of ['/preMethods/', '/do-pre-booking/', '/calendar/', '/hotelpackage/completeSubscribe?orderId=']) {
      await open(page, path + FRESH)
      await expect(page.getByText(MESSAGE)).toBeVisible()
      await expect(page.getByText('江映雪')).toHaveCount(0)
    }
    await block(page, 'orders').getByRole('link', { name: '我的订单' }).tap()
    await expect(page).toHaveURL(/\/order$/)
  })
})

test.describe('[B2.9] the merchant answers', () => {
  test('yes: the day is booked, in the merchant’s words', { tag: '@gate' }, async ({ page, ownShop: { shop } }) => {
    await loginAs(page, BLACK, shop.url)
    await answerAppointment(page, shop.url, { orderId: WAITING, say: '同意', words: '请提前一小时到码头' })
    await open(page, `/pre-booking-progress/${WAITING}`, shop.url)
    const { steps, list } = bookingPages(page)
    await expect(steps.last()).toContainText('请提前一小时到码头')
    await expect(list).toContainText('预约成功')
    await open(page, `/detail/${WAITING}`, shop.url)
    await expect(block(page, 'status').getByRole('heading', { name: '已确认' })).toBeVisible()
  })

  test('no: its words are read, and another day can be booked', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, BLACK, shop.url)
    await answerAppointment(page, shop.url, { orderId: WAITING, say: '拒绝', words: '当天有大浪' })
    await open(page, `/pre-booking-complete/${WAITING}`, shop.url)
    const { result, row, form } = bookingPages(page)
    await expect(result).toHaveText('预约未通过')
    await expect(block(page, 'result')).toContainText('当天有大浪')
    await row('more').tap()
    await row('online').tap()
    await expect(form).toBeVisible()
  })

  test('while the progress is looked at: it is read again', async ({ page, ownShop: { shop } }) => {
    const { row, steps } = await at(page, `/pre-booking-progress/${WAITING}`, shop.url)
    await expect(steps.nth(1)).toContainText('进行中')
    await page.request.post(`${shop.url}/sandbox/bookings`, { form: { id: '70000602', decision: 'confirm' } })
    await row('again').tap()
    await expect(steps.nth(1)).toContainText('已完成')
  })
})

test.describe('[B2.9] a booked day', () => {
  test('is changed for another, which the merchant confirms anew', async ({ page, ownShop: { shop } }) => {
    const day = freeDay()
    const { actions, calendarDay, result, facts } = await at(page, '/appointment-confirm/70000603', shop.url)
    await expect(result).toHaveText('预约成功')
    await actions.getByRole('button', { name: '改期' }).tap()
    await expect(page).toHaveURL(/change=1/)
    await calendarDay(day).locator('visible=true').tap()
    await expect(page.getByText('已改期')).toBeVisible()
    await expect(result).toHaveText('待商家确认')
    await expect(facts).toContainText(`日期${day}`)
    await expect(facts).toContainText('原来约的')
  })

  test('is given up once that is confirmed, and its copy is free again', async ({ page, ownShop: { shop } }) => {
    const { actions, result, row } = await at(page, '/appointment-confirm/70000602', shop.url)
    await actions.getByRole('button', { name: '取消预约' }).tap()
    const asked = page.getByRole('dialog', { name: '请确认' })
    await asked.getByRole('button', { name: '再想想' }).tap()
    await expect(result).toHaveText('待商家确认')
    await actions.getByRole('button', { name: '取消预约' }).tap()
    await asked.getByRole('button', { name: '确定' }).tap()
    await expect(result).toHaveText('已取消')
    await expect(actions).toHaveCount(0)
    await open(page, `/preMethods/${WAITING}`, shop.url)
    await expect(row('order')).toContainText('还可预约 1 份')
  })

  test('of somebody else is not there', async ({ page, gate }) => {
    gate.allow(/404/)
    await at(page, '/appointment-confirm/70000603', '', '900003')
    await expect(page.getByText('没有找到这个预约，它可能不属于当前账号')).toBeVisible()
    await expect(page.getByText('请提前半小时到前台换浴衣')).toHaveCount(0)
  })

  test('[B2.9] stands with the others of its product, over the days that are left', async ({ page }) => {
    const { row } = await at(page, '/appointments/660101')
    await expect(row('book')).toContainText('还可预约 1 份')
    const mine = block(page, 'list').getByRole('listitem')
    await expect(mine).toContainText([/预约成功.*请提前半小时到前台换浴衣/])
    await expect(block(page, 'stock').getByRole('heading', { name: '预约库存' })).toBeVisible()
    await mine.getByRole('link').first().tap()
    await expect(page).toHaveURL(/\/appointment-confirm\/70000603$/)
  })

  test('that was not given leads to another try', async ({ page }) => {
    const { result, row } = await at(page, `/pre-booking-complete/${REFUSED}`)
    await expect(result).toHaveText('预约未通过')
    await expect(block(page, 'result')).toContainText('当天有大风，船不出港')
    await row('more').tap()
    await expect(page).toHaveURL(new RegExp(`/preMethods/${REFUSED}$`))
  })

  test('of one copy leaves the other to be booked', async ({ page }) => {
    const { row, list } = await at(page, `/preMethods/${BOOKED}`)
    await expect(row('order')).toContainText('还可预约 1 份')
    await expect(list).toContainText('预约成功')
  })
})

test('a booking that is not there leads to the orders once, and one that is there by the row below it', async ({
  page,
  gate,
}) => {
  gate.allow(/404/)
  for (const [member, rows] of [
    ['900003', 0],
    [BLACK, 1],
  ] as const) {
    await at(page, `/unity-pre-booking/${PACKAGE}`, '', member)
    await expect(page.locator('#page').getByText('我的订单', { exact: true })).toHaveCount(1)
    await expect(block(page, 'orders').getByRole('link', { name: '我的订单' })).toHaveCount(rows)
  }
})
