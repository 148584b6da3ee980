import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'
import { serviceOf } from '../drivers/service.ts'

const MEMBER = '900001'
const PLAY = '/play/productDetail/310101'

/** The company of a product, changed on its way to the shop. */
const company =
  (change: (told: Record<string, unknown>) => object) =>
  (reply: string, { path }: { path: string }) => {
    if (!/\/online\/product\/(?:play|combo)\/\d+\/baseinfo/.test(path)) return reply
    const { data, ...rest } = JSON.parse(reply) as { data?: Record<string, unknown> }
    const told: Record<string, unknown> = data ?? rest
    const changed = { ...told, company: change(told.company as Record<string, unknown>) }
    return JSON.stringify(data ? { ...rest, data: changed } : changed)
  }

/** Which ways each page offers is in tests/contract/product-service.test.ts. */
test.describe('[B2.10] 客服 of a detail page', () => {
  test('the phone with its number and hours, beside the online service; back closes it and stays on the page', async ({
    page,
  }) => {
    for (const path of [PLAY, '/goods/650201', '/hotel/detail/100101']) {
      await open(page, path)
      const service = serviceOf(page)
      await service.button.tap()
      await expect(service.phone).toContainText(/\d{3,4}-\d{3,4}-\d{4}.*\d\d:\d\d~\d\d:\d\d/)
      await expect(service.phone).toHaveAttribute('href', /^tel:\d+$/)
      await expect(service.online).toBeVisible()
      await page.goBack()
      await expect(service.dialog).toHaveCount(0)
      await expect(page).toHaveURL((url) => url.pathname.endsWith(path))
    }
  })

  test('from=tcmp has the phone only, in the dialog and beside the seller', async ({ page }) => {
    await open(page, `${PLAY}?from=tcmp`)
    const service = serviceOf(page)
    await service.button.tap()
    await expect(service.phone).toBeVisible()
    await expect(service.online).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(block(page, 'seller').getByRole('link', { name: /电话咨询/ })).toHaveCount(1)
    await expect(block(page, 'seller').getByRole('button', { name: '在线客服' })).toHaveCount(0)
  })

  test('[B5] the online service needs a login, and is told of the product', async ({ page }) => {
    await open(page, PLAY)
    const service = serviceOf(page)
    await service.button.tap()
    await service.online.tap()
    await expect(page).toHaveURL(/\/tc-fostay\/login\?redirect=/)
    await loginAs(page, MEMBER)
    await open(page, PLAY)
    await service.button.tap()
    await service.online.tap()
    await expect(page).toHaveURL(/\/sandbox\/service\?/)
    const told = new URL(page.url()).searchParams
    expect([told.get('productId'), told.get('csCode')]).toEqual(['310101', 'lantu-service'])
    expect(told.get('url')).toMatch(/\/play\/productDetail\/310101$/)
  })

  test('without a phone number it leads straight online', async ({ page, remoteShop: { shop, backend } }) => {
    backend.rewrite(company(({ tel: _tel, ...rest }) => rest))
    const service = serviceOf(page)
    await open(page, PLAY, shop.url)
    await service.button.tap()
    await expect(page).toHaveURL(/\/tc-fostay\/login\?redirect=/)
    await expect(service.dialog).toHaveCount(0)
  })

  test('[B8] 店铺未配置客服, where there is none and where the brand hides it', async ({
    page,
    remoteShop: { shop, backend },
  }) => {
    backend.rewrite(company(({ companyId, companyName, csCode }) => ({ companyId, companyName, csCode })))
    await open(page, PLAY, shop.url)
    await serviceOf(page).button.tap()
    await expect(homePage(page).toast).toHaveText('店铺未配置客服')
    backend.rewrite(company(({ tel: _tel, ...rest }) => rest))
    await open(page, `${PLAY}?from=tcmp`, shop.url)
    await serviceOf(page).button.tap()
    await expect(homePage(page).toast).toHaveText('店铺未配置客服')
    await expect(page).toHaveURL(/from=tcmp/)
  })
})
