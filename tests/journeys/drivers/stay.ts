import type { Page } from '@playwright/test'
import { block } from './shop.ts'

/** The hotel card of the home page (A2) and the sheets that it opens. */
export function stayCard(page: Page) {
  const card = block(page, 'stay')
  const calendar = page.getByRole('dialog', { name: '选择入住/离店时间' })
  return {
    card,
    /** Both days and the nights, as one button. */
    days: card.getByRole('button', { name: /选择入住\/离店时间/ }),
    hotel: card.getByRole('button', { name: /选择酒店/ }),
    search: card.getByRole('button', { name: '查看空房' }),
    calendar,
    months: calendar.getByRole('heading', { level: 3 }),
    /** 2026-12-05 */
    day: (iso: string) => calendar.locator(`button[data-iso="${iso}"]`),
    confirm: calendar.getByRole('button', { name: /^确定/ }),
    /** Days and nights, at the foot. */
    chosen: calendar.locator('[aria-live="polite"]'),
    problem: calendar.getByRole('alert'),
    hotels: page.getByRole('dialog', { name: '选择酒店' }),
  }
}
