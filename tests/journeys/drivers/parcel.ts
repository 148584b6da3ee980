import type { Page } from '@playwright/test'
import { block } from './shop.ts'

/** The page on which a buyer tells the parcel of goods that come back (B2.9 retail refund logistics). */
export function parcelPage(page: Page) {
  const form = block(page, 'parcel')
  return {
    form,
    company: form.getByLabel('快递公司'),
    number: form.getByLabel('物流单号'),
    submit: form.getByRole('button', { name: '提交' }),
    /** On the page of the refund: the way to it. */
    way: block(page, 'goods').getByRole('link'),
  }
}
