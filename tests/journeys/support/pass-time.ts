import type { Page } from '@playwright/test'

/**
 * Lets time go on for a page whose clock is installed, and for the server that it asks what time it is (src/app/clock.ts): a page alone
 * that is ahead is set back.
 * @param ms how much of it passes
 */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.route(/\/assets\/app-[\w-]+\.js$/, async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback()
    const response = await route.fetch()
    const headers = response.headers()
    const date = new Date(Date.parse(headers['date'] ?? '') + ms).toUTCString()
    return route.fulfill({ response, headers: { ...headers, date } })
  })
  await page.clock.fastForward(ms)
}
