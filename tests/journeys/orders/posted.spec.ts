import { expect, test } from '../fixtures.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'

const GOLD = '900003'
/** Goods that wait to be sent. */
const ORDER = '90000354'

test('goods that are sent by post: the desk sends them, their buyer follows the parcel and says that it came', async ({
  page,
  ownShop: { shop },
}) => {
  await loginAs(page, GOLD, shop.url)
  await open(page, `/detail/${ORDER}`, shop.url)
  const shipment = block(page, 'shipment')
  await expect(shipment).toContainText('待发货')
  await expect(shipment).toContainText('椰林路 18 号')
  await expect(block(page, 'status')).toContainText('商家正在备货，发货后在这里查看物流')
  await expect(page.getByText('出示券码即可使用')).toHaveCount(0)
  await expect(block(page, 'codes')).toHaveCount(0)
  await page.goto(`${shop.url}/sandbox/shipments`)
  const row = page.getByRole('listitem').filter({ hasText: ORDER })
  await row.getByLabel('快递公司').selectOption('中通快递')
  await row.getByLabel('物流单号').fill('7312 3456 7890')
  await page.getByRole('button', { name: `发货 ${ORDER}` }).tap()
  await expect(page.getByRole('button', { name: `改单号 ${ORDER}` })).toBeVisible()
  await open(page, `/detail/${ORDER}`, shop.url)
  await expect(shipment).toContainText('已发货')
  await expect(shipment).toContainText('中通快递')
  await expect(shipment).toContainText('731234567890')
  await shipment.getByRole('button', { name: '确认收货' }).tap()
  await page.getByRole('dialog', { name: '确认收货' }).getByRole('button', { name: '确认收货' }).tap()
  await expect(shipment).toContainText('已收货')
  await expect(shipment.getByRole('button', { name: '确认收货' })).toHaveCount(0)
})
