import type { Page } from '@playwright/test'
import { block, open, scrollThrough, shownBlocks } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

/** What each block says; how often and until when is another at each look. */
const said = (page: Page): Promise<Record<string, string>> =>
  shownBlocks(page).evaluateAll((places) =>
    Object.fromEntries(
      places.map((place) => [place.getAttribute('data-block'), (place.textContent ?? '').replaceAll(/[\d:.]+/g, '#')]),
    ),
  )

const addresses = [
  '/',
  '/tcshotel/ploy',
  '/presale/detail/710101',
  '/goods/650101',
  '/goods/660101',
  '/hotel/detail/100101',
  '/ticket/200101',
  '/productDetail/610101',
  '/play/productDetail/310101',
  '/vacation/detail/510101',
  '/retail/productDetail/500101',
  '/coupon-product/400101',
]

test.describe('a page is the same however one came to it', () => {
  for (const address of addresses)
    test(`${address}: by a link and Back, by Back and Forward`, async ({ page }) => {
      await open(page, address)
      const link = shownBlocks(page).locator('a[href^="/tc-fostay/"]:visible').first()
      const here = page.url()
      await scrollThrough(page)
      const first = await said(page)
      await link.tap()
      await expect(page).not.toHaveURL(here)
      await page.goBack()
      await expect(page).toHaveURL(here)
      await scrollThrough(page)
      await expect.poll(() => said(page)).toEqual(first)
      await page.goForward()
      await expect(page).not.toHaveURL(here)
      await page.goBack()
      await scrollThrough(page)
      await expect.poll(() => said(page)).toEqual(first)
    })

  test(
    'also where nobody scrolled before they went on: what has no behaviour stands there at once',
    { tag: '@gate' },
    async ({ page }) => {
      await open(page, '/presale/detail/710101')
      const [bill, notes] = [block(page, 'bill'), block(page, 'notes')]
      const words = [await bill.textContent(), await notes.textContent()]
      await shownBlocks(page).locator('a[href^="/tc-fostay/"]:visible').first().tap()
      await expect(bill).toHaveCount(0)
      await page.goBack()
      await expect(bill).toHaveText(words[0]!)
      await expect(notes).toHaveText(words[1]!)
    },
  )
})

test.describe('a tap at the top of a page', () => {
  for (const product of ['660101', '670101'])
    test(`buys goods ${product}: the question comes, wherever its block is`, async ({ page }) => {
      await open(page, `/goods/${product}`)
      await block(page, 'bar').getByRole('button', { name: '立即购买' }).tap()
      await expect(page.getByRole('dialog', { name: '付款后由商家确认' })).toBeVisible()
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
})
