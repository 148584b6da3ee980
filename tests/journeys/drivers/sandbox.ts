import { expect, type Page } from '@playwright/test'
import { shopClock } from '../../../src/domain/dates.ts'
import { seenAd } from '../support/seen-ad.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import { alive } from './shop.ts'

/** Logs in as a member by the sandbox's list of them, and ends on the home page. */
export async function loginAs(page: Page, memberId: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/sandbox/members`)
  await page.locator(`button[value="${memberId}"]`).tap()
  await page.waitForURL((url) => url.pathname === '/tc-fostay/' && !url.searchParams.has('token'))
  // Of who was logged in before, the device has theirs until it learns who it is now.
  await page.waitForFunction(
    (id) => (JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { id?: string }).id === id,
    memberId,
  )
  // The server knows of it too: a page that is asked for before is a visitor's, and comes a second time.
  // Who was logged in already gets another token.
  const isKnown = async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'))
    return (await page.context().cookies()).some(({ name, value }) => name === 'pagoda_session' && value === token)
  }
  await expect.poll(isKnown, { message: 'the server knows of the login' }).toBe(true)
  await alive(page)
}

/**
 * Asks the sandbox for a login by a call, as this browser. @returns the address that brings it
 *
 * A cookie of an answer to Playwright itself lasts by Playwright's clock, which is that of the journeys' day: the browser, on the machine's
 * own, would take it for one that is over. It is kept for as long as the browser is open instead.
 */
export async function askForLogin(page: Page, memberId: string): Promise<string> {
  const reply = await page.request.post('/sandbox/login', { form: { memberId }, maxRedirects: 0 })
  const given = reply.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  const { hostname: domain } = new URL(reply.url())
  await page.context().addCookies(
    given.map(({ value: text }) => {
      const [, name = '', value = '', path = '/'] = /^([^=]+)=([^;]*).*?; Path=([^;]*)/.exec(text) ?? []
      return { name, value, path, domain }
    }),
  )
  return reply.headers()['location'] ?? ''
}

const HOUR = 3_600_000

/** Moves a shop's own clock so many hours ahead of the machine's time. The ad of the day that it is then was seen already. */
export async function moveClock(page: Page, shop: ShopProcess, hours: number): Promise<void> {
  const minute = shopClock(Date.now() + hours * HOUR).slice(0, 16)
  const day = minute.slice(0, 10)
  await shop.setClock(minute)
  await seenAd(page.context(), day)
  await page.evaluate((seen) => localStorage.setItem('pagoda:home:popup:day', seen), day)
}

/** What this device keeps of the session (A3, A5). */
export const stored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    refreshToken: localStorage.getItem('refreshToken'),
    user: JSON.parse(localStorage.getItem('userInfo') ?? 'null') as Record<string, unknown> | null,
  }))

/** The cookie by which the shop's pages know the member. */
export async function pageCookie(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'pagoda_session')
}
