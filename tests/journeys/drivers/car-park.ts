import type { Locator, Page } from '@playwright/test'
import { awake, block } from './shop.ts'

/** The pages on which a guest registers plates (B2.8). */
export function carPark(page: Page) {
  const list = block(page, 'plates')
  const form = block(page, 'form')
  const keyboard = form.getByRole('group', { name: '车牌键盘' })
  const key = (name: string): Locator => keyboard.getByRole('button', { name, exact: true })
  const slots = form.getByRole('group', { name: '车牌号码' }).getByRole('textbox')
  return {
    start: block(page, 'entry').getByRole('button', { name: '登记车牌' }),
    plates: list.getByRole('img'),
    add: list.getByRole('button', { name: '添加车牌' }),
    edit: (plate: string) => list.getByRole('button', { name: new RegExp(`^修改.*${plate}`) }),
    remove: (plate: string) => list.getByRole('button', { name: new RegExp(`^删除.*${plate}`) }),
    confirm: page.getByRole('dialog', { name: '删除车牌' }).getByRole('button', { name: '确认删除' }),
    keyboard,
    key,
    slots,
    submit: form.getByRole('button', { name: '提交' }),
    typed: async () => (await slots.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).join(''),
    press: async (keys: string) => {
      await awake(form)
      // A key that may not stand in the slot is aria-disabled, and may be touched all the same.
      for (const one of keys) await key(one).tap({ force: true })
    },
    toast: (text: string) => page.getByText(text, { exact: true }),
  }
}
