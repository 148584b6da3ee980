import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { refundPages } from '../drivers/refund.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { alive, open } from '../drivers/shop.ts'
import { beijingDay } from '../support/beijing.ts'
import { held } from '../support/held.ts'

const GOLD = '900003'
/** Three things of a play, of which two, one and one can be given back. */
const ORDER = '90000311'
const PATH = `/play/refund/apply/${ORDER}`
const ADULT = '近岸浮潜 60 分钟'
const APPLY = '**/online/order/refund/apply'
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/

async function openAs(page: Page, path: string, origin: string, member = GOLD) {
  await loginAs(page, member, origin)
  await open(page, path, origin)
  return refundPages(page)
}

/** How many applications the order has, as its buyer reads it. */
async function applications(page: Page, origin: string): Promise<number> {
  await open(page, `/play/refund/list/${ORDER}`, origin)
  const { rows } = refundPages(page)
  await expect(rows.first()).toBeVisible()
  return rows.count()
}

test.describe('applying for money back', () => {
  test('[R14] says what comes back, why and until when, by the terms of the sale; and sends nothing for less', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    gate.allow(/409/)
    const eve = beijingDay(14)
    await shop.setClock(`${eve}T17:50`)
    const pages = await openAs(page, PATH, shop.url)
    const { plus, choose, submit, confirm, toast } = pages
    await expect(page.getByText(/^按退改政策，.+ 18:00 前可全额退，之后退 50%$/).first()).toBeVisible()
    await expect(page.getByText('使用日前一天 18:00 前可免费取消，之后取消收取 50%；当日未使用不退。')).toBeVisible()
    await plus(ADULT).tap()
    await expect(page.getByText('预计退').first()).toContainText('268')
    await choose('拍错/不想去了/无法出行')
    await shop.setClock(`${eve}T18:00`)
    await submit.tap()
    await confirm.getByRole('button', { name: '确认' }).tap()
    await expect(toast('退款金额有变化，请看过后重新提交')).toBeVisible()
    await expect(page.getByText('预计退').first()).toContainText('134')
    await expect(page.getByText(/^按退改政策，.+ 00:00 前退 50%，之后不退$/).first()).toBeVisible()
  })

  test('[B6] a visitor is sent to log in', async ({ page }) => {
    for (const path of [PATH, `/play/refund/list/${ORDER}`, '/retail/applySales/1', '/hotelpackage/RefundDetail/1']) {
      await page.goto(`/tc-fostay${path}`)
      await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(path)}`))
    }
  })

  test(
    '[B5] says what it lacks in its order, asks once more, and is sent; the page is left for how it stands',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      const { submit, toast, choose, description, plus, confirm, send, status, detail } = await openAs(
        page,
        PATH,
        shop.url,
      )
      await submit.tap()
      await expect(toast('请选择申请原因')).toBeVisible()
      await choose('其他')
      await submit.tap()
      await expect(toast('请填写描述问题')).toBeVisible()
      await description.fill('风太大'.repeat(80))
      await expect(description).toHaveValue('风太大'.repeat(80).slice(0, 200))
      await expect(page.getByText('200/200')).toBeVisible()
      await submit.tap()
      await expect(toast('请选择退款份数')).toBeVisible()
      await plus(ADULT).tap()
      await submit.tap()
      await confirm.getByRole('button', { name: '取消' }).tap()
      await expect(confirm).toHaveCount(0)
      await send()
      await expect(toast('提交成功，待审核')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/play/refund/detail/${ORDER}\\?refundId=`))
      await expect(status('待退款')).toBeVisible()
      await expect(detail).toContainText(`${ADULT} × 1`)
      await expect(detail).not.toContainText('退款金额')
    },
  )

  test('[B5] the stepper goes from 0 to what can be given back, and nothing is typed', async ({
    page,
    ownShop: { shop },
  }) => {
    const { plus, copies } = await openAs(page, PATH, shop.url)
    await expect(copies(ADULT)).toHaveText('0')
    await plus(ADULT).tap()
    await plus(ADULT).tap()
    await expect(copies(ADULT)).toHaveText('2')
    await expect(plus(ADULT)).toBeDisabled()
    await expect(copies(ADULT).getByRole('textbox')).toHaveCount(0)
  })

  test('[B4] the button is locked while it is on its way, and free again when it was refused', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    gate.allow(/409/)
    const { plus, choose, send, submit, toast } = await openAs(page, PATH, shop.url)
    const answer = held()
    await page.route(APPLY, async (route) => {
      await answer.wait
      await route.fulfill({
        status: 409,
        json: { hasError: true, code: 'refund-too-many', message: '退款份数超过可退数量，请重新选择' },
      })
    })
    await plus(ADULT).tap()
    await choose('申请部分退款')
    await send()
    await expect(page.getByText('表单提交中')).toBeVisible()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    answer.go()
    await expect(toast('退款份数超过可退数量，请重新选择')).toBeVisible()
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('[B4] where nothing is left to give back the page goes back to the order', async ({
    page,
    ownShop: { shop },
  }) => {
    await openAs(page, '/apply/90000342', shop.url)
    await expect(page).toHaveURL(/\/detail\/90000342$/)
  })

  test('[B9] an order of type 65 has no lines: 系统异常，请联系客服', async ({ page, ownShop: { shop } }) => {
    const { submit, toast } = await openAs(page, '/apply/90000328', shop.url)
    await submit.tap()
    await expect(toast('系统异常，请联系客服').first()).toBeVisible()
  })

  test("somebody else's order is not there", async ({ page, gate, ownShop: { shop } }) => {
    gate.allow(/404/)
    const { form } = await openAs(page, PATH, shop.url, '900011')
    await expect(page.getByText('没有找到这个订单，它可能不属于当前账号')).toBeVisible()
    await expect(form.getByRole('button', { name: '提交申请' })).toHaveCount(0)
  })
})

test.describe('nothing typed is lost', () => {
  test('over a reload, and while the network is gone; what was sent twice is one application', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    gate.allow(OFFLINE)
    const { plus, choose, description, copies, reason, send, submit, status } = await openAs(page, PATH, shop.url)
    await plus(ADULT).tap()
    await choose('其他')
    await description.fill('船停航了')
    await page.reload()
    await alive(page)
    await expect(copies(ADULT)).toHaveText('1')
    await expect(reason).toContainText('其他')
    await expect(description).toHaveValue('船停航了')
    // The shop gets it, and its answer is lost.
    let lost = 0
    await page.route(APPLY, async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
      lost += 1
    })
    await send()
    await expect.poll(() => lost).toBe(1)
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('表单提交中')).toHaveCount(0)
    await expect(description).toHaveValue('船停航了')
    await page.unroute(APPLY)
    await page.reload()
    await alive(page)
    await expect(description).toHaveValue('船停航了')
    await send()
    await expect(status('待退款')).toBeVisible()
    expect(await applications(page, shop.url)).toBe(1)
    await open(page, PATH, shop.url)
    await expect(refundPages(page).description).toHaveValue('')
  })
})
