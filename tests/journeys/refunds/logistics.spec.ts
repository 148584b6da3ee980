import { expect, test } from '../fixtures.ts'
import { parcelPage } from '../drivers/parcel.ts'
import { refundPages } from '../drivers/refund.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { alive, open } from '../drivers/shop.ts'

const GOLD = '900003'
/** Goods that the merchant wants back of one refund, and has got of another. */
const ORDER = '90000344'
const [ASKED, SENT] = [`${ORDER}R1`, `${ORDER}R2`]
const PATH = `/retail/refund/logistics/${ORDER}`
const detailOf = (refundId: string) => `/retail/refund/detail/${refundId.slice(0, 8)}?refundId=${refundId}`

test.describe('goods that come back', () => {
  test('[B6] a visitor is sent to log in, and another member finds nothing', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    await page.goto(`${shop.url}/tc-fostay${PATH}`)
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(PATH)}`))
    gate.allow(/404/)
    await loginAs(page, '900011', shop.url)
    await open(page, PATH, shop.url)
    await expect(page.getByText('没有找到这个订单，它可能不属于当前账号')).toBeVisible()
    await expect(parcelPage(page).submit).toHaveCount(0)
  })

  test('[B2.9] the merchant wants them, the buyer tells the parcel, the merchant reads it and gives the money back', async ({
    page,
    ownShop: { shop },
  }) => {
    const [GOODS, order] = ['90000343R1', '90000343']
    await page.goto(`${shop.url}/sandbox/refunds`)
    await page.getByRole('button', { name: `要求寄回 ${GOODS}` }).tap()
    await expect(page.getByText('已要求买家寄回，等买家填写物流').first()).toBeVisible()
    await loginAs(page, GOLD, shop.url)
    await open(page, `/retail/refund/detail/${order}`, shop.url)
    const { rows, detail, toast } = refundPages(page)
    await expect(rows.first()).toContainText('商家需要您寄回商品，请填写退货物流')
    await rows.first().getByRole('link').tap()
    await expect(detail).toContainText('寄回地址')
    const { way, company, number, submit } = parcelPage(page)
    await way.tap()
    await expect(page).toHaveURL(new RegExp(`/retail/refund/logistics/${order}`))
    await submit.tap()
    await expect(page.getByText('请选择快递公司', { exact: true }).last()).toBeVisible()
    await company.selectOption('中通快递')
    await number.fill('7312 3456 7890')
    await submit.tap()
    await expect(toast('提交成功')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/retail/refund/detail/${order}\\?refundId=${GOODS}`))
    await expect(detail).toContainText('中通快递 731234567890')
    await expect(way).toContainText('修改退货物流')
    await page.goto(`${shop.url}/sandbox/refunds`)
    await expect(page.getByText('买家已寄回：中通快递 731234567890')).toBeVisible()
    await page.getByRole('button', { name: `通过 ${GOODS}` }).tap()
    await expect(page.getByRole('button', { name: `通过 ${GOODS}` })).toHaveCount(0)
    await open(page, detailOf(GOODS), shop.url)
    await expect(detail.getByRole('listitem').nth(1)).toContainText('寄回商品')
    await expect(way).toHaveCount(0)
  })

  test('what is typed is kept over a reload; a refund that was decided meanwhile takes no parcel', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    gate.allow(/409/)
    await loginAs(page, GOLD, shop.url)
    await open(page, PATH, shop.url)
    const { company, number, submit, form } = parcelPage(page)
    await company.selectOption('圆通速递')
    await number.fill('YT12345678')
    await page.reload()
    await alive(page)
    await expect(company).toHaveValue('圆通速递')
    await expect(number).toHaveValue('YT12345678')
    const refused = { refundId: ASKED, decision: 'refuse', note: '超过退货时间' }
    await page.request.post(`${shop.url}/sandbox/refunds`, { form: refused, maxRedirects: 0 })
    await submit.tap()
    await expect(form.getByText('这次退款不需要寄回商品')).toBeVisible()
    await expect(number).toHaveValue('YT12345678')
  })

  test('begins with what was sent, to be corrected; where nothing is wanted back it says so', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    await open(page, `${PATH}?refundId=${SENT}`, shop.url)
    await expect(parcelPage(page).number).toHaveValue('SF1234567890123')
    await open(page, '/retail/refund/logistics/90000343', shop.url)
    await expect(page.getByText('没有需要寄回的商品')).toBeVisible()
  })
})
