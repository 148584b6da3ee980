import { codePages, redeemElsewhere } from '../drivers/codes.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

/** Holds a card that is used again and again; works for the merchant. */
const [BLACK, STAFF] = ['900006', '900090']
/** The card: 18 uses, one in a day. */
const CARD = '900006070111'
/** Begun: its last use is left. */
const BEGUN = '900003120311'

test.describe('[B4] /check-code', () => {
  test('tells its holder what a code is, by its picture and its digits', async ({ page }) => {
    await loginAs(page, BLACK)
    await open(page, '/check-code')
    const { look, form, code, facts, redeem } = codePages(page)
    await form.getByRole('button', { name: '查询' }).tap()
    await expect(page.getByText('请输入券码')).toBeVisible()
    await look('9000 0607 0111')
    await expect(code.getByRole('img', { name: `券码 ${CARD} 的二维码` })).toBeVisible()
    await expect(code).toContainText('9000 0607 0111')
    await expect(facts).toContainText(/还能用18 次.*今天还能用1 次/)
    await expect(redeem).toHaveCount(0)
    await page.reload()
    await expect(facts, 'the address keeps it').toContainText('澜途度假年卡')
  })

  test('says of each that can’t be used why', async ({ page }) => {
    await loginAs(page, STAFF)
    await open(page, '/check-code')
    const { look, refusal, code, redeem } = codePages(page)
    await look('000')
    await expect(refusal).toHaveText('没有这个券码')
    for (const [number, why] of [
      ['900003120111', '订单还没有确认，券码未发送'],
      ['900003120131', '券码已核销'],
      ['900003120141', '券码已退订'],
      ['900003120151', '券码正在退订'],
      ['900003120211', '券码已废弃'],
      ['900003120221', '券码已过期'],
      ['900003300111', '还没有预约，请先预约使用日期'],
    ] as const) {
      await look(number)
      await expect(code).toContainText(why)
      await expect(redeem).toHaveAttribute('aria-disabled', 'true')
    }
  })

  test(
    'redeems once for the merchant, and not twice in a day',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      await loginAs(page, STAFF, shop.url)
      await open(page, `/check-code?code=${CARD}`, shop.url)
      const { facts, code, redeem, confirm } = codePages(page)
      await redeem.tap()
      await page.getByRole('dialog', { name: '请确认' }).getByRole('button', { name: '再想想' }).tap()
      await expect(facts).toContainText('还能用18 次')
      await confirm()
      await expect(page.getByText('核销成功')).toBeVisible()
      await expect(facts).toContainText('还能用17 次')
      await expect(code).toContainText('今天的次数已用完')
      await expect(redeem).toHaveAttribute('aria-disabled', 'true')
    },
  )

  test('redeems the last use, which two counters looked at, once', async ({ page, ownShop: { shop }, gate }) => {
    gate.allow(/409/)
    await loginAs(page, STAFF, shop.url)
    await open(page, `/check-code?code=${BEGUN}`, shop.url)
    const { code, facts, confirm } = codePages(page)
    await expect(facts).toContainText('还能用1 次')
    await redeemElsewhere(page, shop.url, BEGUN)
    await confirm()
    await expect(page.getByText('券码已核销').first()).toBeVisible()
    await expect(code).toContainText('已核销')
  })
})

test.describe('[B2.9] /writeoff/history', () => {
  test('tells what was used, the newest first', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, BLACK, shop.url)
    await open(page, '/writeoff/history', shop.url)
    const rows = block(page, 'list').getByRole('listitem')
    await expect(rows).toContainText(['迎宾饮品', '成人年卡', '成人年卡'])
    await redeemElsewhere(page, shop.url, CARD, '白沙湾前台')
    await page.reload()
    await expect(rows).toHaveCount(4)
    await expect(rows.first()).toContainText(/成人年卡.*白沙湾前台.*900006070111/)
  })

  test('is empty for who used nothing', async ({ page }) => {
    await loginAs(page, '900001')
    await open(page, '/writeoff/history')
    await expect(page.getByText('还没有核销过')).toBeVisible()
    await block(page, 'check')
      .getByRole('link', { name: /查一个券码/ })
      .tap()
    await expect(page).toHaveURL(/\/check-code$/)
  })
})

test('[B4] /sandbox/writeoff looks at a code, and says why one is refused', async ({ page, ownShop: { shop } }) => {
  const looked = async (code: string) => {
    await page.goto(`${shop.url}/sandbox/writeoff`)
    await page.getByLabel('券码').fill(code)
    await page.getByRole('button', { name: '查看' }).tap()
  }
  await looked('123')
  await expect(page.getByRole('alert')).toHaveText('没有这个券码')
  await looked('9000 0312 0131')
  await expect(page.getByRole('alert')).toHaveText('不能核销：券码已核销')
  await looked(CARD)
  await page.getByLabel('门店').fill('白沙湾前台')
  await page.getByRole('button', { name: '核销一次' }).tap()
  await expect(page.getByRole('status')).toContainText('还剩 17 次')
  await expect(page.getByText('白沙湾前台')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('不能核销：今天的次数已用完')
})
