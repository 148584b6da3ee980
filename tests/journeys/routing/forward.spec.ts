import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { open, watchRequests } from '../drivers/shop.ts'
import { userAgents } from '../support/hosts.ts'

const SOLD_AT = /\/tc-fostay\/play\/productDetail\/310103$/

/** A link to an address, as an article or an operator's page may hold it. */
const tapLinkTo = async (page: Page, path: string) => {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = '去看看'
    document.querySelector('main')?.prepend(link)
  }, `/tc-fostay${path}`)
  await page.getByRole('link', { name: '去看看' }).tap()
}

test.describe('[B2] a product that is sold elsewhere now (forwardUrl)', () => {
  test('opens there by its address', async ({ page }) => {
    await page.goto('/tc-fostay/goods/650108')
    await expect(page).toHaveURL(SOLD_AT)
    await expect(page.getByRole('heading', { level: 1, name: '玩乐详情' })).toBeVisible()
  })

  test('opens there by a tap, without a reload, and back leads to where the tap was', async ({ page }) => {
    await open(page, '/content/30001')
    const requests = watchRequests(page)
    await tapLinkTo(page, '/goods/650108')
    await expect(page).toHaveURL(SOLD_AT)
    await expect(page.getByRole('heading', { level: 1, name: '玩乐详情' })).toBeVisible()
    expect(requests.documents()).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\/content\/30001$/)
  })

  test('opens there in every channel', async ({ request }) => {
    for (const [channel, userAgent] of Object.entries(userAgents)) {
      const headers = { 'user-agent': userAgent }
      const answer = await request.get('/tc-fostay/goods/650108', { headers, maxRedirects: 0 })
      expect(answer.status(), channel).toBe(302)
      expect(answer.headers()['location'], channel).toMatch(SOLD_AT)
      const data = await request.get('/tc-fostay/_page?href=/goods/650108', { headers })
      expect(await data.json(), channel).toEqual({ redirect: '/play/productDetail/310103' })
    }
  })

  test('a product that is sold where it was stays there', async ({ page }) => {
    await open(page, '/goods/650101')
    await expect(page).toHaveURL(/\/goods\/650101$/)
  })
})
