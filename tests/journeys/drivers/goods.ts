import { expect, type Locator, type Page } from '@playwright/test'
import { homePage } from './home.ts'
import { awake, block, open } from './shop.ts'

/** The page of goods, as a shopper uses it. */
export function goodsPage(page: Page) {
  const bar = page.getByRole('group', { name: '购买' })
  const sheet = page.getByRole('dialog', { name: /选择规格|发起拼团|我要参团/ })
  return {
    bar,
    sheet,
    media: block(page, 'media'),
    heading: block(page, 'heading'),
    packages: block(page, 'packages'),
    toast: homePage(page).toast,
    count: sheet.getByRole('group', { name: '数量' }),
    buyButton: bar.getByRole('button').last(),
    open: (id: string, origin = '') => open(page, `/goods/${id}`, origin),
    /** Chooses a package by its name. */
    async choose(name: string): Promise<void> {
      await awake(block(page, 'packages'))
      const radio = block(page, 'packages').getByRole('radio', { name: new RegExp(name) })
      await radio.tap()
      await expect(radio).toBeChecked()
    },
    /** Taps a button of the bar once it answers. */
    async press(name: string | RegExp): Promise<void> {
      await awake(bar.locator('xpath=..'))
      await bar.getByRole('button', { name }).tap()
    },
    /** Plus and minus tell why they can't: they answer though they are at an end. */
    async more(times = 1): Promise<void> {
      await sheet.getByRole('button', { name: '增加数量' }).focus()
      for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press('Enter')
    },
    async less(): Promise<void> {
      await sheet.getByRole('button', { name: '减少数量' }).focus()
      await page.keyboard.press('Enter')
    },
    value: (name: string): Locator => sheet.getByRole('button', { name, exact: true }),
    /** The order goes on to a checkout of this type. */
    goesOn: (type: number) => expect(page).toHaveURL(new RegExp(`/tc-fostay/${type}/checkout/[0-9a-f]{32}$`)),
  }
}
