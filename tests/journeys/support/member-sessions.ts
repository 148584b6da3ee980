import type { BrowserContext, Page } from '@playwright/test'
import { aheadNow } from '../../fixtures/begin-shop-day.ts'
import { loginAs } from '../drivers/sandbox.ts'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Sessions of this worker by shop, its beginning and member: a login costs two pages, and a screen that only shows a member needs none of its own. A
 * shop that was begun anew knows nobody.
 */
const sessions = new Map<string, Session>()

/** Makes a member the one who looks. The page is nowhere yet; the first time for a member it ends on the home page. */
export async function enterAs(page: Page, memberId: string, origin = ''): Promise<void> {
  const key = `${memberId} ${origin} ${aheadNow()}`
  const kept = sessions.get(key)
  if (kept) return takeOver(page.context(), kept)
  await loginAs(page, memberId, origin)
  sessions.set(key, await page.context().storageState())
}

async function takeOver(context: BrowserContext, { cookies, origins }: Session): Promise<void> {
  await context.addCookies(cookies)
  await context.addInitScript((kept) => {
    const { localStorage: items = [] } = kept.find(({ origin }) => origin === location.origin) ?? {}
    if (localStorage.getItem('token') === null) for (const { name, value } of items) localStorage.setItem(name, value)
  }, origins)
}
