import { expect, test } from '../fixtures.ts'
import { violations } from '../support/axe.ts'
import { block, open } from '../drivers/shop.ts'

const SOLD_OUT = '/play/productDetail/310106'
const TEXT = '您选择的商品已售罄，为您推荐相似商品'

test.describe('what there is instead of a product that is sold out', () => {
  test('[B2.10] starts open, 50 to 80 hundredths of the screen high, and axe finds nothing', async ({ page }) => {
    await open(page, SOLD_OUT)
    const sheet = page.getByRole('dialog', { name: '相似推荐' })
    await expect(sheet.getByRole('article').first()).toBeVisible()
    const share = async () => ((await sheet.boundingBox())?.height ?? 0) / 844
    await expect.poll(share).toBeGreaterThanOrEqual(0.499)
    await expect.poll(share).toBeLessThanOrEqual(0.801)
    expect(await violations(page)).toEqual([])
  })

  test('[B2.10] closes and opens by its bar, which stands above what is fixed at the bottom', async ({ page }) => {
    await open(page, SOLD_OUT)
    const sheet = page.getByRole('dialog', { name: '相似推荐' })
    await sheet.getByRole('button', { name: TEXT }).tap()
    await expect(sheet).toHaveCount(0)
    const bar = block(page, 'similar').getByRole('button', { name: TEXT })
    const place = bar.locator('..')
    await expect.poll(() => place.evaluate((element) => element.style.getPropertyValue('--below'))).toMatch(/^\d+px$/)
    const below = Number.parseFloat(await place.evaluate((element) => element.style.getPropertyValue('--below')))
    expect(below).toBeGreaterThan(40)
    const box = await bar.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0) + below)).toBe(844)
    await bar.tap()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/310106/)
  })

  test('[B5] leads to another product', async ({ page }) => {
    await open(page, SOLD_OUT)
    const link = page.getByRole('dialog', { name: '相似推荐' }).getByRole('link').first()
    const to = (await link.getAttribute('href')) ?? 'nowhere'
    await link.tap()
    await expect(page).toHaveURL((url) => url.pathname === to)
  })

  test('[B2.10] is not there while the product can be had', async ({ page }) => {
    await open(page, '/play/productDetail/310101')
    await expect(page.getByText(TEXT)).toHaveCount(0)
  })
})
