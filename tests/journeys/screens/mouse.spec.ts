import { open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { jumps } from '../support/measure.ts'

test.describe('who has a mouse', () => {
  test.use({ hasTouch: false, isMobile: false })

  test('reads a document in the page, and nothing is pushed when it comes', async ({ page }) => {
    // Some browsers of the tests would keep a PDF instead of showing it.
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }))
    await page.route('**/media/resort-guide.pdf', (route) => route.fulfill({ contentType: 'text/plain', body: '1' }))
    await open(page, '/pdf-preview?file=resort-guide')
    await expect(page.locator('iframe[title]')).toBeVisible()
    expect(await jumps(page)).toBeLessThan(0.02)
  })
})
