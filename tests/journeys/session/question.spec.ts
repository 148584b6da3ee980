import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { loginPage, newPhone, smsCode } from '../drivers/login.ts'
import { violations } from '../support/axe.ts'

test('[R6] a second code needs the answer to a question: by keyboard alone, wrong at first, then right, and the login goes', async ({
  page,
  gate,
}) => {
  gate.allow(/sendSmsCode|Failed to load resource/)
  const login = loginPage(page)
  await login.open()
  await login.mobile.fill(newPhone())
  await login.sendCode.tap()
  await expect(login.sendCode).toHaveText(/秒后重发/)
  const phone = newPhone()
  await login.open()
  await login.mobile.fill(phone)
  await expect(login.answer).toBeHidden()
  await login.sendCode.press('Enter')
  await expect(login.answer).toBeFocused()
  expect(await violations(page)).toEqual([])
  const first = await login.solve()
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')
  await expect(login.form.getByText('答案不对，请回答新的问题')).toBeVisible()
  await expect(login.answer).toBeFocused()
  await expect(login.answer).toHaveValue('')
  expect(await violations(page), `after ${first}`).toEqual([])
  await login.answer.press('Tab')
  await expect(login.otherQuestion).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(login.answer).toBeFocused()
  await page.keyboard.type(await login.solve())
  await page.keyboard.press('Enter')
  await expect(login.sendCode).toHaveText(/秒后重发/)
  await expect(login.answer).toBeHidden()
  await expect(login.code).toBeFocused()
  await login.code.fill(await smsCode(page, phone))
  await login.agree.check()
  await login.submit.tap()
  await expect(homePage(page).brand).toBeVisible()
})
