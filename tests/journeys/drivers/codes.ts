import type { Page } from '@playwright/test'
import { block } from './shop.ts'

/** Another counter redeems a code meanwhile, as the tool of the sandbox does. */
export async function redeemElsewhere(page: Page, origin: string, code: string, place = ''): Promise<void> {
  const reply = await page.request.post(`${origin}/sandbox/writeoff`, { form: { code, place } })
  if (!reply.url().includes('done=')) throw new Error(`not redeemed: ${reply.url()}`)
}

/** The counter's page, for who holds a code and for who redeems it (B4). */
export function codePages(page: Page) {
  const form = block(page, 'form')
  const redeem = block(page, 'redeem').getByRole('button', { name: '核销一次' })
  return {
    form,
    refusal: form.getByRole('alert'),
    code: block(page, 'code'),
    facts: block(page, 'facts'),
    redeem,
    async look(code: string) {
      await form.getByLabel('券码').fill(code)
      await form.getByRole('button', { name: '查询' }).tap()
    },
    async confirm() {
      await redeem.tap()
      await page.getByRole('dialog', { name: '请确认' }).getByRole('button', { name: '确定' }).tap()
    },
  }
}
