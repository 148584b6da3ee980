import type { Page } from '@playwright/test'
import { alive } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const [LIGHT, DARK] = ['rgb(246, 243, 238)', 'rgb(14, 22, 29)']

test.use({ colorScheme: 'dark' })

test('a page is dark where the system is, and what was chosen on this device holds on every page from its beginning', async ({
  page,
}) => {
  await page.goto('/tc-fostay/?p=My')
  await alive(page)
  expect(await ground(page)).toBe(DARK)
  await page.getByRole('radiogroup', { name: '外观' }).getByText('浅色').tap()
  await expect.poll(() => ground(page)).toBe(LIGHT)

  await page.goto('/tc-fostay/combo', { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  expect(await ground(page)).toBe(LIGHT)

  await page.goto('/tc-fostay/?p=My')
  await alive(page)
  // The server, which does not know this device, draws 跟随系统 as chosen.
  await expect(page.getByRole('radio', { name: '浅色' })).toBeChecked()
  await page.getByRole('radiogroup', { name: '外观' }).getByText('跟随系统').tap()
  await expect.poll(() => ground(page)).toBe(DARK)
})
