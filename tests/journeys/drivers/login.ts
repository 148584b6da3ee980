import type { Page } from '@playwright/test'
import { solveSum } from '../../fixtures/solve-sum.ts'
import { open } from './shop.ts'

/** The shop's own login (A2). */
export function loginPage(page: Page) {
  const form = page.locator('#root form')
  const mobile = form.getByLabel('手机号')
  const code = form.getByLabel('验证码', { exact: true })
  const sendCode = form.getByRole('button', { name: /获取验证码|重新获取|秒后重发/ })
  const answer = form.getByLabel(/^请先回答：/)
  const solve = async () => solveSum((await form.getByText(/^请先回答：/).textContent()) ?? '')
  return {
    form,
    mobile,
    code,
    agree: form.getByRole('checkbox', { name: '我已阅读并同意' }),
    sendCode,
    answer,
    /** What the question before a code wants to hear. */
    solve,
    otherQuestion: form.getByRole('button', { name: '换一题' }),
    submit: form.getByRole('button', { name: '登录', exact: true }),
    refusal: form.getByRole('alert'),
    open: (query = '', origin = '') => open(page, `/login${query}`, origin),
    /** Fills in the phone and the code that the sandbox delivered, and sends the form. */
    async logIn(phone: string, origin = '') {
      await mobile.fill(phone)
      await sendCode.tap()
      const sent = form.getByRole('button', { name: /秒后重发/ })
      await sent.or(answer).waitFor()
      if (await answer.isVisible()) {
        await answer.fill(await solve())
        await sendCode.tap()
      }
      await sent.waitFor()
      await code.fill(await smsCode(page, phone, origin))
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: '登录', exact: true }).tap()
    },
  }
}

/** The newest code for a phone in the sandbox's inbox. */
export async function smsCode(page: Page, phone: string, origin = ''): Promise<string> {
  const inbox = await (await page.request.get(`${origin}/sandbox/sms?still=1`)).text()
  const code = new RegExp(`<b>${phone}</b>[\\s\\S]*?验证码是 (\\d{6})`).exec(inbox)?.[1]
  if (code === undefined) throw new Error(`No code for ${phone} in the inbox`)
  return code
}

let phones = 0

/** A phone that nobody has and that no other journey uses. */
export function newPhone(): string {
  phones += 1
  return `15${String(Date.now() * 10 + (phones % 10)).slice(-9)}`
}
