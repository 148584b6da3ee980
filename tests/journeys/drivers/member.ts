import type { Page } from '@playwright/test'
import { alive, open } from './shop.ts'

/** Logs in as a member of the sandbox (docs/scenarios.md); the home page follows. */
export async function logInAs(page: Page, memberId: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/sandbox/members`)
  await page.locator(`button[value="${memberId}"]`).tap()
  await alive(page)
  await page.waitForURL(/\/tc-fostay\/$/)
  await page.waitForFunction(() => Boolean(localStorage.getItem('userInfo')))
}

/** The page of a member: /?p=My (A2). */
export function memberPage(page: Page) {
  return {
    open: (origin = '') => open(page, '/?p=My', origin),
    card: page.locator('[data-block="card"]'),
    logIn: page.getByRole('button', { name: /登录/ }),
    logOut: page.getByRole('button', { name: '退出登录' }),
  }
}
