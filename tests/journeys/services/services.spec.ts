import { addDays, shopDay } from '../../../src/domain/dates.ts'
import { servicePages } from '../drivers/services.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { pressTwice } from '../support/press-twice.ts'

/** In the house today and tomorrow; nobody's guest. */
const [GOLD, NOBODY] = ['900003', '900001']

test.describe('services', () => {
  test(
    '[B2.9] a guest books the bus, has the code to show, and cancels',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      await loginAs(page, GOLD, shop.url)
      await open(page, '/myBus', shop.url)
      const pages = servicePages(page)
      await pages.next.tap()
      await expect(pages.form.getByText('请选择班次')).toBeVisible()
      await pages.day(/明天/).tap()
      await expect(pages.time(/10:30/), 'it is full').toBeDisabled()
      await pages.time(/16:30/).check({ force: true })
      await pages.moreChildren.tap()
      await page.reload()
      await expect(pages.time(/16:30/), 'it stands in the address').toBeChecked()
      await pages.next.tap()
      await expect(page).toHaveURL(/\/myBus\/confirm\?/)
      await pages.submit.tap()
      await expect(page).toHaveURL(/\/myBus\/myAppointment$/)
      const mine = pages.reservation('16:30')
      await expect(mine).toContainText('1 位成人、1 位儿童')
      await mine.getByRole('button', { name: '上车二维码' }).tap()
      await expect(mine.getByRole('img', { name: /上车码 \d+ 的二维码/ })).toBeVisible()
      await mine.getByRole('button', { name: /^取消/ }).tap()
      await pages.dialog.getByRole('button', { name: '确定取消' }).tap()
      await expect(pages.over('16:30').filter({ hasText: '已取消' })).toBeVisible()
      await expect(mine).toHaveCount(0)
    },
  )

  test('[B2.9] a health form is filled in, sent, and waits', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, NOBODY, shop.url)
    await open(page, '/preventionForm/luming-mountain', shop.url)
    const { health, sendForm } = servicePages(page)
    await sendForm.tap()
    await expect(health.getByLabel('到访日期')).toBeFocused()
    await health.getByLabel('到访日期').fill(addDays(shopDay(Date.now()), 2))
    for (const question of await health.getByRole('radio', { name: '否' }).all()) await question.check()
    await health.getByRole('checkbox', { name: '我已阅读并同意' }).check()
    await sendForm.tap()
    await expect(health.getByRole('heading', { name: '待审核' })).toBeVisible()
    await expect(health.getByRole('link', { name: '修改登记' })).toHaveAttribute(
      'href',
      /\/editPreventionForm\/luming-mountain$/,
    )
  })

  test('[B5] a bus that is confirmed twice in a moment is booked once, and cancelled once, without a complaint', async ({
    page,
    ownShop: { shop },
  }) => {
    const pages = servicePages(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    const times = (path: string) => sent.filter((one) => one.endsWith(path)).length
    await loginAs(page, GOLD, shop.url)

    await open(page, '/myBus', shop.url)
    await pages.day(/明天/).tap()
    await pages.time(/16:30/).check({ force: true })
    await pages.next.tap()
    await expect(pages.submit).toBeEnabled()
    await pressTwice(pages.submit)
    await expect(page).toHaveURL(/\/myBus\/myAppointment$/)
    const mine = pages.reservation('16:30').filter({ hasText: '1 位成人' })
    await expect(mine).toHaveCount(1)
    expect(times('/service/reserve')).toBe(1)

    await mine.getByRole('button', { name: /^取消/ }).tap()
    await pressTwice(pages.dialog.getByRole('button', { name: '确定取消' }))
    await expect(mine).toHaveCount(0)
    expect(times('/service/cancel')).toBe(1)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
})
