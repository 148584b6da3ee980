import type { Page } from '@playwright/test'
import { block } from './shop.ts'

/** 每日活动 on the home page (A2, A4, A9): three rows of the day are in sight at a time. */
export function activities(page: Page) {
  const section = block(page, 'activities')
  const shown = section.locator('ol > li:not([inert])')
  return {
    section,
    all: section.locator('ol > li'),
    shown,
    names: shown.getByRole('heading'),
    row: (name: string) => section.locator('ol > li').filter({ hasText: name }),
    more: section.getByRole('link', { name: /全部/ }),
    pause: section.getByRole('button', { name: '暂停滚动' }),
    resume: section.getByRole('button', { name: '继续滚动' }),
    next: section.getByRole('button', { name: '下一场' }),
  }
}
