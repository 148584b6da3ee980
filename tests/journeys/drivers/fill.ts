import type { Page } from '@playwright/test'
import { homePage } from './home.ts'
import { awake, block, open } from './shop.ts'

/** The form of an order (B2.6). */
export function fillPage(page: Page) {
  const form = block(page, 'form')
  const bar = form.getByRole('group', { name: '提交订单' })
  const traveller = (at: number) => form.getByRole('region', { name: `出行人 ${at}` })
  return {
    form,
    items: block(page, 'items'),
    discounts: block(page, 'discounts'),
    coupon: block(page, 'discounts').getByRole('button', { name: /优惠券/ }),
    coupons: page.getByRole('dialog', { name: '选择优惠券' }),
    name: form.getByRole('textbox', { name: '姓名' }),
    phone: form.getByRole('textbox', { name: '手机号' }),
    remark: form.getByPlaceholder('请输入留言'),
    traveller,
    /** A traveller's field by its label. */
    of: (at: number, label: string) => traveller(at).getByLabel(label),
    /** Fills in a traveller from those who are kept. */
    async pick(at: number, name: string) {
      await traveller(at).getByRole('button', { name: '常用出行人' }).tap()
      const sheet = page.getByRole('dialog', { name: '常用出行人' })
      await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).tap()
      await sheet.waitFor({ state: 'hidden' })
    },
    total: bar.getByRole('button', { name: /明细/ }),
    details: page.getByRole('dialog', { name: '价格明细' }),
    submit: bar.getByRole('button', { name: '提交订单' }),
    toast: homePage(page).toast,
    async open(path: string, origin = '') {
      await open(page, path, origin)
      await awake(form)
    },
    /** It is there, and answers. */
    ready: () => awake(form),
  }
}

/**
 * A query by which the form asks itself what is to be ordered, instead of getting it with its page (checkout's `opening`): with what can't be a
 * coupon, which is refused (400), and then without.
 */
export const ASKS_ITSELF = `couponId=${'9'.repeat(41)}`

/** Where the buyer pays, once there is an order. */
export const CASHIER = /\/tc-fostay\/cashier\/\d{18}$/
