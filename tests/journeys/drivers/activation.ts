import type { Page } from '@playwright/test'
import { block } from './shop.ts'

/** The entry of a guest who stays (A2, A6), and its dialog. */
export function activation(page: Page) {
  const form = page.getByRole('dialog', { name: '激活在住权益' })
  const ending = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  return {
    entry: block(page, 'activation').getByRole('button', { name: '立即激活' }),
    form,
    id: form.getByLabel('证件号后 6 位'),
    /** What the six boxes show. */
    boxes: form.locator('label + span > span'),
    name: form.getByLabel('姓氏'),
    send: form.getByRole('button', { name: '立即激活' }),
    failed: ending('失败'),
    done: ending('激活成功'),
  }
}
