import type { Page } from '@playwright/test'
import { open } from './shop.ts'

/**
 * Logs in as a member of the sandbox (docs/scenarios.md) and opens the home page. Anew: the page that takes the login gives way to another
 * one of the same look, and a tap on the first would be lost.
 */
export async function logInAs(page: Page, memberId: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/sandbox/members`)
  await page.locator(`button[value="${memberId}"]`).tap()
  await page.waitForFunction(() => Boolean(localStorage.getItem('userInfo')))
  await open(page, '/', origin)
}

/** Says yes to the question that 退出登录 asks. */
export const sureToLogOut = (page: Page): Promise<void> =>
  page.getByRole('dialog', { name: '要退出登录吗？' }).getByRole('button', { name: '退出登录' }).tap()

/** The page of a member: /?p=My (A2). */
export function memberPage(page: Page) {
  return {
    open: (origin = '') => open(page, '/?p=My', origin),
    card: page.locator('[data-block="card"]'),
    logIn: page.getByRole('button', { name: /登录/ }),
    logOut: page.getByRole('button', { name: '退出登录' }),
  }
}
