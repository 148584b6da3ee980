import { expect, type Page } from '@playwright/test'
import { homePage } from './home.ts'
import { awake, block, open } from './shop.ts'

/** What is chosen on a detail page, kept for the member who is logged in. @returns the id of its order's form */
export async function choose(page: Page, kind: 'product' | 'combo', reqDtos: object, origin = ''): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const url = `${origin}/online/order/temporder/${kind}/create`
  const headers = { authorization: `Bearer ${String(token)}` }
  const reply = (await (await page.request.post(url, { headers, data: { reqDtos } })).json()) as {
    readonly data?: { readonly tempOrderId: string }
    readonly shoppingId?: string
    readonly message?: string
  }
  const id = reply.data?.tempOrderId ?? reply.shoppingId
  if (!id) throw new Error(`nothing was kept: ${String(reply.message)}`)
  return id
}

/** The form of an order, as a shopper uses it. */
export function orderFill(page: Page) {
  const bar = page.getByRole('group', { name: '提交订单' })
  return {
    bar,
    items: block(page, 'items'),
    address: block(page, 'address'),
    quantity: block(page, 'quantity'),
    promotion: block(page, 'promotion'),
    discounts: block(page, 'discounts'),
    form: block(page, 'form'),
    toast: homePage(page).toast,
    open: (path: string, origin = '') => open(page, path, origin),
    /** Once the prices are there. */
    ready: () => expect(bar).toContainText('¥'),
    /** Plus tells why it can't: it answers though it is at its end. */
    async more(): Promise<void> {
      await awake(block(page, 'quantity'))
      await block(page, 'quantity').getByRole('button', { name: /^增加/ }).focus()
      await page.keyboard.press('Enter')
    },
    async contact(name: string, phone: string): Promise<void> {
      await awake(block(page, 'form'))
      await page.getByLabel('姓名').fill(name)
      await page.getByLabel('手机号').fill(phone)
    },
    /** On the page of a new address: filled in, kept, and used for this order. */
    async writeAddress(): Promise<void> {
      await page.getByLabel('收货人').fill('林小满')
      await page.getByLabel('手机号').fill('13800000011')
      await page.getByLabel('省份').selectOption('上海市')
      await page.getByLabel('区县').fill('徐汇区')
      await page.getByLabel('详细地址').fill('梧桐西路 1 号')
      await page.getByRole('button', { name: '保存并使用' }).tap()
    },
    async submit(): Promise<void> {
      await awake(block(page, 'form'))
      await bar.getByRole('button', { name: '提交订单' }).tap()
    },
    /** The order is made, and is to be paid. */
    isOrdered: () => expect(page).toHaveURL(/\/tc-fostay\/cashier\/\d{18}$/),
  }
}
