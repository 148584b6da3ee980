import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { refundPages } from '../drivers/refund.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { loadUntil, open, reload } from '../drivers/shop.ts'

const GOLD = '900003'
/** Has an application in each state, and a copy that can still be given back. */
const ORDER = '90000341'
const WAITS = `${ORDER}R1`
const LIST = `/play/refund/list/${ORDER}`
const DETAIL = `/play/refund/detail/${ORDER}?refundId=${WAITS}`

const tell = (page: Page, origin: string, path: string, form: Record<string, string>) =>
  page.request.post(`${origin}/sandbox/${path}`, { form, maxRedirects: 0 })

/** The page is read anew until it says so: the shop asks the payment company every few seconds. */
async function comesTo(page: Page, status: string): Promise<void> {
  await loadUntil(() => reload(page), refundPages(page).detail.getByRole('heading').first(), status)
}

test.describe('how applications stand', () => {
  test('[B4] each has its word, and the amount shows of those that were approved alone', async ({
    page,
    ownShop: { shop },
  }) => {
    await tell(page, shop.url, 'cashier', { mode: 'accepted' })
    await loginAs(page, GOLD, shop.url)
    await open(page, LIST, shop.url)
    const { rows } = refundPages(page)
    for (const [at, word, amount] of [
      [0, '待退款', false],
      [1, '退款中', true],
      [2, '退款异常', false],
      [3, '退款失败', false],
      [4, '退款成功', true],
    ] as const) {
      await expect(rows.nth(at)).toContainText(word)
      await expect(rows.nth(at).getByText('退款金额')).toHaveCount(amount ? 1 : 0)
    }
    await rows.nth(3).getByRole('link').tap()
    const { status, detail } = refundPages(page)
    await expect(status('退款失败')).toBeVisible()
    await expect(detail).toContainText('商家回复已改为次日开航，可以使用')
    await page.goBack()
    await expect(rows.first()).toBeVisible()
  })

  test(
    '[B4] approved it goes from 退款中 to 退款成功, with both labels and the time that it takes',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      await tell(page, shop.url, 'cashier', { mode: 'accepted' })
      await loginAs(page, GOLD, shop.url)
      await open(page, DETAIL, shop.url)
      const { status, detail } = refundPages(page)
      await expect(status('待退款')).toBeVisible()
      await tell(page, shop.url, 'refunds', { refundId: WAITS, decision: 'approve' })
      await comesTo(page, '退款中')
      await expect(detail).toContainText('退款金额')
      await expect(detail).toContainText('预计 1-3 个工作日内退回')
      await tell(page, shop.url, 'cashier', { mode: 'returned' })
      const giveBack = async () => {
        const books = await (await page.request.get(`${shop.url}/sandbox/cashier`)).text()
        const keys = [...books.matchAll(/name="refundKey" value="([^"]+)"/g)].map(([, key]) => key!)
        for (const refundKey of keys) await tell(page, shop.url, 'cashier', { refundKey, answer: 'returned' })
        await reload(page)
      }
      await loadUntil(giveBack, detail.getByRole('heading').first(), '退款成功')
      await expect(detail.getByRole('listitem').last()).toContainText('退款完成')
    },
  )

  test('[B4] what the company can’t give back is 退款异常', async ({ page, ownShop: { shop } }) => {
    await tell(page, shop.url, 'cashier', { mode: 'refused' })
    await tell(page, shop.url, 'refunds', { refundId: WAITS, decision: 'approve' })
    await loginAs(page, GOLD, shop.url)
    await open(page, DETAIL, shop.url)
    await comesTo(page, '退款异常')
    await expect(refundPages(page).detail).not.toContainText('退款金额')
  })

  test('[B4] refused its buyer reads why, and may apply for the same copy again', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    await open(page, `/play/refund/apply/${ORDER}`, shop.url)
    const { form, status, detail } = refundPages(page)
    await expect(form).toContainText('共 3 份，可退 0 份')
    await page.goto(`${shop.url}/sandbox/refunds`)
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `拒绝 ${WAITS}` }) })
    await row.getByLabel('拒绝的原因').fill('船期已经确认')
    await row.getByRole('button', { name: `拒绝 ${WAITS}` }).tap()
    await expect(page.getByText('船期已经确认')).toBeVisible()
    await open(page, DETAIL, shop.url)
    await expect(status('退款失败')).toBeVisible()
    await expect(detail).toContainText('船期已经确认')
    await open(page, `/play/refund/apply/${ORDER}`, shop.url)
    await expect(form).toContainText('共 3 份，可退 1 份')
  })

  test('each kind of order has its pages: lists and details in one for hotels, holidays and goods', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    const { form, status, rows } = refundPages(page)
    for (const path of [
      '/productOrderRefund/90000321',
      '/tcshotel/order/apply/90000326',
      '/retail/applySales/90000335',
    ]) {
      await open(page, path, shop.url)
      await expect(form.getByRole('button', { name: '提交申请' })).toBeVisible()
    }
    await open(page, '/retail/refund/detail/90000343', shop.url)
    await rows.first().getByRole('link').tap()
    await expect(page).toHaveURL(/\/retail\/refund\/detail\/90000343\?refundId=/)
    await expect(status('待退款')).toBeVisible()
  })
})
