import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'

/** Without weather there is none, and nothing says so, whatever the trouble: failing/endpoints.spec.ts. */
test.describe('weather', () => {
  test('[A2] the home page says how it is at the resort: degrees, sky and what that is good for', async ({ page }) => {
    const { open, weather } = homePage(page)
    await open()
    await expect(weather).toBeInViewport()
    await expect(weather).toHaveText(/^\d{1,2}°(晴|多云|阴|小雨|雷阵雨)澜湾岛.{4,}$/)
  })

  test('[A8] status 0 hides it, and the hotel card follows the banner', async ({
    page,
    remoteShop: { shop, backend },
  }) => {
    backend.rewrite((reply, { path }) =>
      path.includes('/weather/') ? reply.replace('"status":1', '"status":0') : reply,
    )
    const { open, weather, banner } = homePage(page)
    await open('', shop.url)
    await expect(banner).toBeVisible()
    await expect(weather).toHaveCount(0)
    await expect(page.getByText('°')).toHaveCount(0)
  })
})
