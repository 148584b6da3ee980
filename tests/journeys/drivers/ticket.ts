import type { Page } from '@playwright/test'
import { homePage } from './home.ts'
import { awake, block, open } from './shop.ts'

/** The page of a ticket (A2). */
export function ticketPage(page: Page) {
  const day = block(page, 'day')
  const sessions = block(page, 'sessions')
  const resources = block(page, 'resources')
  const bar = block(page, 'bar')
  return {
    day,
    sessions,
    resources,
    bar,
    status: block(page, 'status'),
    member: block(page, 'member'),
    notices: block(page, 'notices'),
    open: (id: string, query = '', origin = '') => open(page, `/ticket/${id}${query}`, origin),
    /** 今天, 明天, 后天: what the strip says of a day. */
    dayOf: (name: string) => day.getByRole('button', { name }),
    more: day.getByRole('button', { name: /更多日期/ }),
    calendar: page.getByRole('dialog', { name: '选择日期' }),
    /** 2026-12-05 */
    calendarDay: (iso: string) => page.getByRole('dialog', { name: '选择日期' }).locator(`button[data-iso="${iso}"]`),
    session: (hours: string) => sessions.getByRole('button', { name: hours }),
    row: (name: string) => resources.getByRole('listitem').filter({ hasText: name }),
    count: (name: string) => resources.getByRole('group', { name, exact: true }),
    plus: (name: string) => resources.getByRole('button', { name: `增加${name}`, exact: true }),
    async add(name: string, times = 1) {
      await awake(resources)
      for (let time = 0; time < times; time++)
        await resources.getByRole('button', { name: `增加${name}`, exact: true }).tap()
    },
    /** Asks for one more where there is none: the button is pressable, and says why not. */
    async addInVain(name: string) {
      await resources.getByRole('button', { name: `增加${name}`, exact: true }).focus()
      await page.keyboard.press('Enter')
    },
    remove: (name: string) => resources.getByRole('button', { name: `减少${name}`, exact: true }).tap(),
    total: bar.getByRole('button', { name: /合计/ }),
    details: page.getByRole('dialog', { name: '价格明细' }),
    buy: bar.getByRole('button', { name: /立即预订|暂不可订/ }),
    toast: homePage(page).toast,
  }
}
