import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { loginPage, newPhone, smsCode } from '../drivers/login.ts'
import { sureToLogOut } from '../drivers/member.ts'
import { loginAs, pageCookie, stored } from '../drivers/sandbox.ts'
import { alive, block, open } from '../drivers/shop.ts'

const { describe } = test

describe('the login form', () => {
  test('[B5] a phone has eleven digits and begins with 13 to 19, and says so when it doesn’t', async ({ page }) => {
    const login = loginPage(page)
    await login.open()
    await login.sendCode.tap()
    await expect(login.form.getByText('请填写手机号')).toBeVisible()
    await expect(login.mobile).toBeFocused()
    for (const wrong of ['1380000000', '12800000000', '23800000000']) {
      await login.mobile.fill(wrong)
      await expect(login.form.getByText('请输入正确的手机号')).toHaveCount(0)
      await login.sendCode.tap()
      await expect(login.form.getByText('请输入正确的手机号')).toBeVisible()
      await expect(login.mobile).toHaveAttribute('aria-invalid', 'true')
    }
    await login.mobile.pressSequentially('1a38 0000-00012345')
    await expect(login.mobile).toHaveValue(/^\d{11}$/)
  })

  test('nobody logs in without a code and without agreeing to the terms', async ({ page }) => {
    const login = loginPage(page)
    await login.open()
    await login.mobile.fill(newPhone())
    await login.submit.tap()
    await expect(login.form.getByText('请填写验证码')).toBeVisible()
    await expect(login.form.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible()
    await expect(login.code).toBeFocused()
    await login.code.fill('12345')
    await login.submit.tap()
    await expect(login.form.getByText('请输入 6 位验证码')).toBeVisible()
    await login.code.fill('123456')
    await login.submit.tap()
    await expect(login.agree).toBeFocused()
    expect(await stored(page)).toEqual({ token: null, refreshToken: null, user: null })
  })

  test('both agreements can be read, and what was written is still there afterwards', async ({ page }) => {
    const login = loginPage(page)
    await login.open()
    await login.mobile.fill('13912345678')
    for (const name of ['用户协议', '隐私政策']) {
      await login.form.getByRole('link', { name: `《${name}》` }).tap()
      await expect(page.getByRole('heading', { name }).first()).toBeVisible()
      await page.goBack()
      await expect(login.mobile).toHaveValue('13912345678')
    }
  })

  test('a wrong code is refused in words, and the right one still works', { tag: '@gate' }, async ({ page, gate }) => {
    gate.allow(/400/)
    const login = loginPage(page)
    const phone = newPhone()
    await login.open()
    await login.mobile.fill(phone)
    await login.sendCode.tap()
    await expect(login.form.getByRole('button', { name: /秒后重发/ })).toBeVisible()
    const right = await smsCode(page, phone)
    await login.code.fill(right === '000000' ? '000001' : '000000')
    await login.agree.check()
    await login.submit.tap()
    await expect(login.refusal).toHaveText('验证码错误或已过期')
    await login.code.fill(right)
    await login.submit.tap()
    await expect(homePage(page).brand).toBeVisible()
  })

  test('another code may be asked for after a minute that counts down; who comes back earlier reads why not', async ({
    page,
    gate,
  }) => {
    gate.allow(/429/)
    await page.clock.install()
    const login = loginPage(page)
    const phone = newPhone()
    await login.open()
    await login.mobile.fill(phone)
    await login.sendCode.tap()
    await expect(login.sendCode).toHaveText(/^(60|59) 秒后重发$/)
    await expect(login.sendCode).toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(30_000)
    await expect(login.sendCode).toHaveText(/^(30|29|28) 秒后重发$/)
    await page.clock.runFor(31_000)
    await expect(login.sendCode).toHaveText('重新获取')
    // For the server no minute has passed.
    await login.sendCode.tap()
    await expect(login.form.getByText('验证码已发送，请稍后再试')).toBeVisible()
  })
})

describe('a login', () => {
  test(
    '[A2] a phone that nobody has becomes an ordinary member, and the login leads to its redirect',
    { tag: '@gate' },
    async ({ page }) => {
      const login = loginPage(page)
      const phone = newPhone()
      await login.open('?redirect=%2Fatlantis%2Fv2%2FpoiList')
      await login.logIn(phone)
      await expect(page).toHaveURL(/\/tc-fostay\/atlantis\/v2\/poiList$/)
      await expect(page.getByRole('heading', { level: 1, name: '度假地图' })).toBeVisible()
      expect((await stored(page)).user).toMatchObject({ phone, levelNew: 1, levelName: '普通会员' })
    },
  )

  test('[A2] it never leads out of the shop', async ({ page }) => {
    const login = loginPage(page)
    await login.open(`?redirect=${encodeURIComponent('//evil.example/')}`)
    await login.logIn(newPhone())
    await expect(homePage(page).brand).toBeVisible()
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/tc-fostay\/$/)
  })

  test('[A3] [A5] it is kept as a token that begins with e and has two dots, with the fields of the member', async ({
    page,
    gate,
  }) => {
    // Another journey may have had a code of this number before: then a question comes first.
    gate.allow(/428/)
    await loginPage(page).open()
    await loginPage(page).logIn('13800000003')
    await expect(homePage(page).brand).toBeVisible()
    await expect.poll(async () => (await stored(page)).user).not.toBeNull()
    const { token, refreshToken, user } = await stored(page)
    expect(token).toMatch(/^e[^.]*\.[^.]+\.[^.]+$/)
    expect(user).toEqual({
      id: '900003',
      phone: '13800000003',
      account: expect.any(String),
      level: 3,
      levelName: '金卡会员',
      levelNew: 3,
      memberCode: expect.stringMatching(/900003/),
      nameXing: '顾',
      nameMing: '长风',
      gender: expect.any(Number),
      iconurl: expect.any(String),
      namech: '顾长风',
      refreshToken,
    })
  })

  test('the shop’s pages know it by a cookie that no script reads, for the shop’s pages alone', async ({ page }) => {
    await loginAs(page, '900002')
    const cookie = await pageCookie(page)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/tc-fostay' })
    expect(cookie?.value).toBe((await stored(page)).token)
    expect(await page.evaluate(() => document.cookie)).not.toContain('pagoda_session')
    const reply = await page.request.post('/usercenter/online/mem/getMemberDetails', { data: {} })
    expect(reply.status(), 'a call with the cookie alone is nobody’s').toBe(401)
  })
})

describe('the member’s page', () => {
  test('[A3] greets a member by the name of their level', async ({ page }) => {
    for (const [member, name] of [
      ['900000', '访客'],
      ['900006', '黑卡会员'],
    ] as const) {
      await loginAs(page, member)
      await open(page, '/?p=My')
      await expect(block(page, 'card')).toContainText(name)
      await expect(block(page, 'card')).toContainText(`LTM${member}`)
      await expect(block(page, 'leave').getByRole('button', { name: '退出登录' })).toBeAttached()
    }
  })

  test('a visitor logs in from it and comes back to it as the member', async ({ page }) => {
    await open(page, '/?p=My')
    await block(page, 'card').getByRole('button').tap()
    await expect(page).toHaveURL(/\/login\?redirect=%2F%3Fp%3DMy/)
    await loginPage(page).logIn(newPhone())
    await expect(page).toHaveURL(/\/tc-fostay\/\?p=My$/)
    await expect(block(page, 'card')).toContainText('普通会员')
    await page.goBack()
    await expect(page, 'the login is no step to go back to').not.toHaveURL(/login/)
  })

  test(
    'logging out leaves nothing of the member, here, in the cookie, and on the server',
    { tag: '@gate' },
    async ({ page }) => {
      await loginAs(page, '900004')
      const { token } = await stored(page)
      await open(page, '/?p=My')
      await block(page, 'leave').getByRole('button', { name: '退出登录' }).tap()
      await sureToLogOut(page)
      await expect(block(page, 'card')).toContainText('登录后查看会员权益')
      expect(await stored(page)).toEqual({ token: null, refreshToken: null, user: null })
      expect(await pageCookie(page)).toBeUndefined()
      const headers = { authorization: `Bearer ${token}` }
      const reply = await page.request.post('/usercenter/online/mem/getMemberDetails', { data: {}, headers })
      expect(reply.status()).toBe(401)
      await page.reload()
      await alive(page)
      await expect(block(page, 'card')).toContainText('登录后查看会员权益')
    },
  )
})

describe('two tabs of one browser', () => {
  test('a login in one is one in the other, and so is its end', async ({ page, context }) => {
    const other = await context.newPage()
    await open(other, '/?p=My')
    await expect(block(other, 'card')).toContainText('登录后查看会员权益')
    await loginAs(page, '900005')
    await expect(block(other, 'card')).toContainText('钻石会员')
    await open(page, '/?p=My')
    await block(page, 'leave').getByRole('button', { name: '退出登录' }).tap()
    await sureToLogOut(page)
    await expect(block(page, 'card')).toContainText('登录后查看会员权益')
    await expect(block(other, 'card')).toContainText('登录后查看会员权益')
  })

  test('a login form that is left open in one goes on when the other logged in', async ({ page, context }) => {
    const other = await context.newPage()
    await loginPage(other).open('?redirect=%2Forder')
    await loginAs(page, '900001')
    await expect(other).toHaveURL(/\/tc-fostay\/order$/)
    await expect(other.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
  })
})
