import type { Page } from '@playwright/test'
import { block } from './shop.ts'

/** The pages of services with slots and of health forms (B2.9). */
export function servicePages(page: Page) {
  const form = block(page, 'form')
  const list = block(page, 'reservations')
  const coming = list.getByRole('region', { name: '待使用' })
  const health = block(page, 'health')
  return {
    form,
    day: (name: RegExp) => form.getByRole('list', { name: '选择日期' }).getByRole('button', { name }),
    time: (name: RegExp) => form.getByRole('radio', { name }),
    moreChildren: form.getByRole('button', { name: '增加儿童' }),
    next: form.getByRole('button', { name: '下一步' }),
    submit: form.getByRole('button', { name: '提交预约' }),
    reservation: (text: string) => coming.getByRole('article').filter({ hasText: text }),
    over: (text: string) => list.getByRole('region', { name: '已结束' }).getByRole('article').filter({ hasText: text }),
    cancel: coming.getByRole('button', { name: /^取消/ }),
    dialog: page.getByRole('dialog', { name: '取消预约' }),
    health,
    sendForm: health.getByRole('button', { name: '提交登记' }),
  }
}
