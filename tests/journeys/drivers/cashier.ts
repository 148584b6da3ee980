import type { Page } from '@playwright/test'
import { block, open } from './shop.ts'

/** The cashier, the sandbox's payment company, and what comes after it (A2, A4). */
export function cashier(page: Page, origin: string) {
  const pay = block(page, 'pay').getByRole('button', { name: '立即支付' })
  return {
    open: (orderId: string, query = '') => open(page, `/cashier/${orderId}${query}`, origin),
    openPortal: (orderId: string, query: string) => open(page, `/payportal/casher/${orderId}?${query}`, origin),
    amount: block(page, 'amount'),
    brief: block(page, 'brief'),
    way: (name: string) => block(page, 'ways').getByRole('radio', { name }),
    ways: block(page, 'ways').getByRole('radio'),
    pay,
    failed: page.getByRole('dialog', { name: '支付失败' }),
    result: block(page, 'result'),
    next: (name: string) => block(page, 'result').getByRole('button', { name }),
    /** At the company. */
    bank: (name: string) => page.getByRole('button', { name, exact: true }),
    async goToCompany(way?: string) {
      if (way) await block(page, 'ways').getByRole('radio', { name: way }).check()
      await pay.tap()
      await page.waitForURL(/\/sandbox\/cashier\/\d+$/)
    },
  }
}
