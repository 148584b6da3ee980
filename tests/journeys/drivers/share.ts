import { type BrowserContext, expect, type Page } from '@playwright/test'
import { open } from './shop.ts'

export const sheet = (page: Page) => page.getByRole('dialog', { name: '分享给朋友' })
export const way = (page: Page, name: string) => sheet(page).getByRole('button', { name })
export const ways = (page: Page) => sheet(page).getByRole('listitem').allInnerTexts()
export const poster = (page: Page) => page.getByRole('dialog', { name: '分享海报' }).getByRole('img')

export async function share(page: Page, query = ''): Promise<void> {
  await open(page, `/${query}`)
  await page.getByRole('button', { name: '分享' }).tap()
}

/** Waits until a shop serves its changed home page. */
export const served = (url: string, text: string) =>
  expect.poll(async () => (await (await fetch(`${url}/tc-fostay/`)).text()).includes(text)).toBe(true)

/** A browser without the system's panel for sharing. */
export const withoutPanel = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
