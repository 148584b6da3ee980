import { expect, test } from '../fixtures.ts'
import { CASHIER, fillPage } from '../drivers/fill.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { purchases } from '../drivers/purchases.ts'

/** A module's form with a room and guests, and one with an address. */
const IN_GATE = ['a hotel', 'goods']

test.describe('a visitor buys: what was chosen is kept over the login, filled in, ordered, and paid', () => {
  for (const { what, choose, form } of purchases)
    test(what, { tag: IN_GATE.includes(what) ? '@gate' : [] }, async ({ page }) => {
      const fill = fillPage(page)
      const phone = newPhone()
      await choose(page)
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await loginPage(page).logIn(phone)
      await expect(page).toHaveURL(form)
      await fill.ready()
      await expect(fill.phone).toHaveValue(phone)
      if (await fill.name.count()) await fill.name.fill('林小满')
      await fill.submit.tap()
      await expect(page).toHaveURL(CASHIER)
      await page.goBack()
      await expect(page, 'the form is not in the history any more').not.toHaveURL(form)
    })
})
