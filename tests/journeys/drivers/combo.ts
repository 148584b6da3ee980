import type { Page } from '@playwright/test'
import { awake, block, open } from './shop.ts'

/** The page of a combo (B2.3). */
export function comboPage(page: Page) {
  const [tickets, days, bar] = [block(page, 'tickets'), block(page, 'days'), block(page, 'bar')]
  return {
    tickets,
    days,
    bar,
    buy: bar.getByRole('button', { name: '立即预订' }),
    groups: tickets.getByRole('heading', { level: 3 }),
    calendar: page.getByRole('dialog', { name: '选择日期' }),
    day: (name: string | RegExp) => days.getByRole('button', { name }),
    copies: (ticket: string) => tickets.getByRole('textbox', { name: `${ticket}数量` }),
    plus: (ticket: string) => tickets.getByRole('button', { name: `增加${ticket}` }),
    minus: (ticket: string) => tickets.getByRole('button', { name: `减少${ticket}` }),
    async open(id: string, query = '', origin = '') {
      await open(page, `/productDetail/${id}${query}`, origin)
      if (await tickets.count()) await awake(tickets)
    },
    async add(ticket: string, times = 1) {
      for (let at = 0; at < times; at++) await tickets.getByRole('button', { name: `增加${ticket}` }).tap()
    },
  }
}
