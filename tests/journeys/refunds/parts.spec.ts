import type { Page } from '@playwright/test'
import { refundPages } from '../drivers/refund.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, loadUntil, open, reload } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const GOLD = '900003'
/** Three things of a play, of which two, one and one can be given back. */
const ORDER = '90000311'
const PATH = `/play/refund/apply/${ORDER}`
const ADULT = '近岸浮潜 60 分钟'

/** One more copy is applied for. @returns the id of the application */
async function applyForOne(page: Page, origin: string): Promise<string> {
  const { plus, choose, send, status } = refundPages(page)
  await open(page, PATH, origin)
  await plus(ADULT).tap()
  await choose('申请部分退款')
  await send()
  await expect(status('待退款')).toBeVisible()
  return new URL(page.url()).searchParams.get('refundId') ?? ''
}

/** The reviewer of the sandbox says yes. */
const approve = (page: Page, origin: string, refundId: string) =>
  page.request.post(`${origin}/sandbox/refunds`, { form: { refundId, decision: 'approve' }, maxRedirects: 0 })

test.describe('[B5, B9] money back in parts', () => {
  test('is never more than what is left: each application takes its copies from the next', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    const { form, plus, rows } = refundPages(page)
    const first = await applyForOne(page, shop.url)
    await approve(page, shop.url, first)
    await open(page, PATH, shop.url)
    await expect(form).toContainText(new RegExp(`${ADULT}[^退]*退 1 份`))
    const second = await applyForOne(page, shop.url)
    expect(second).not.toBe(first)
    await open(page, PATH, shop.url)
    await expect(form).toContainText(new RegExp(`${ADULT}[^退]*退 0 份`))
    await expect(plus(ADULT)).toBeDisabled()
    await open(page, `/play/refund/list/${ORDER}`, shop.url)
    await expect(rows).toHaveCount(2)
  })

  test('of one copy leaves the other to be used, and the order confirmed', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, GOLD, shop.url)
    await approve(page, shop.url, await applyForOne(page, shop.url))
    const { rows } = refundPages(page)
    await open(page, `/play/refund/list/${ORDER}`, shop.url)
    await loadUntil(() => reload(page), rows.first(), '退款成功')
    await expect(rows.first()).toContainText('退款金额')
    await open(page, `/play/orderDetail/${ORDER}`, shop.url)
    await expect(block(page, 'status').getByRole('heading', { name: '已确认' })).toBeVisible()
    await expect(block(page, 'codes')).toContainText('已退订')
    await expect(
      block(page, 'codes')
        .getByRole('button', { name: /出示二维码/ })
        .first(),
    ).toBeVisible()
  })

  test('is refused where another window was faster, and says so', async ({ page, gate, ownShop: { shop } }) => {
    gate.allow(/409/)
    await loginAs(page, GOLD, shop.url)
    await open(page, PATH, shop.url)
    const { plus, choose, send, toast, copies } = refundPages(page)
    await plus(ADULT).tap()
    await plus(ADULT).tap()
    await choose('申请部分退款')
    const other = await page.context().newPage()
    await applyForOne(other, shop.url)
    await other.close()
    await send()
    await expect(toast('退款份数超过可退数量，请重新选择')).toBeVisible()
    await expect(copies(ADULT)).toHaveText('1')
  })
})
