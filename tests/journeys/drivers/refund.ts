import type { Locator, Page } from '@playwright/test'
import { block } from './shop.ts'

/** The pages on which a buyer applies for money back, and reads how that stands (B2.7). */
export function refundPages(page: Page) {
  const form = block(page, 'form')
  const description = form.getByLabel('描述问题')
  const reason = form.getByRole('button', { name: /申请原因/ })
  const submit = form.getByRole('button', { name: '提交申请' })
  const confirm = page.getByRole('dialog', { name: '是否确认提交？' })
  const plus = (name: string): Locator => form.getByRole('button', { name: `增加${name}`, exact: true })
  return {
    form,
    description,
    reason,
    submit,
    confirm,
    plus,
    copies: (name: string) => form.getByRole('group', { name, exact: true }),
    toast: (text: string) => page.getByText(text, { exact: true }),
    status: (text: string) => block(page, 'detail').getByRole('heading', { name: text }),
    detail: block(page, 'detail'),
    rows: block(page, 'list').getByRole('listitem'),
    async choose(text: string) {
      await reason.tap()
      await page.getByRole('dialog', { name: '申请原因' }).getByRole('button', { name: text }).tap()
    },
    async send() {
      await submit.tap()
      await confirm.getByRole('button', { name: '确认' }).tap()
    },
  }
}
