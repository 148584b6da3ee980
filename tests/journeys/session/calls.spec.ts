import type { Page, Request, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { loginPage, newPhone, smsCode } from '../drivers/login.ts'
import { loginAs, stored } from '../drivers/sandbox.ts'
import { alive, block, open } from '../drivers/shop.ts'
import { held } from '../support/held.ts'

const { describe } = test
const SEND_CODE = '**/sys/crm/account/sendSmsCode'
const COLLECT = '**/online/capi/collect/collectOrCancelProduct/*'
const COMPONENTS = '**/online/cms-api/pageComponents'

const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** Asks for a login code, which is answered so: what the shopper reads then. */
async function toldAfter(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route(SEND_CODE, answer)
  const login = loginPage(page)
  await login.open()
  await login.mobile.fill(newPhone())
  await login.sendCode.tap()
  return login.form.locator('[aria-live="polite"]').filter({ hasText: /\S/ })
}

/** The call that choosing a tab of the menu makes. */
async function tabCall(page: Page): Promise<Request> {
  await block(page, 'menu').scrollIntoViewIfNeeded()
  const call = page.waitForRequest(COMPONENTS)
  await homePage(page).tab('门票').tap()
  return call
}

describe('[A8] what the shopper reads when a call fails', () => {
  test.beforeEach(({ gate }) => gate.allow(/sendSmsCode|Failed to load resource/))

  const cases: readonly (readonly [name: string, status: number, body: unknown, text: string])[] = [
    ['another status with words of the server', 500, { message: '短信通道拥堵' }, '短信通道拥堵'],
    ['a reply that can’t be read', 200, '{"hasError": fal', '系统开小差了，请稍后再试'],
  ]
  test('words of the server where it has some, a sentence of the shop where not; src/api/call.test.ts has each status', async ({
    page,
  }) => {
    for (const [name, status, body, text] of cases)
      await test.step(name, async () => {
        await expect(await toldAfter(page, (route) => route.fulfill(json(status, body)))).toHaveText(text)
        await page.unroute(SEND_CODE)
      })
    await test.step('no answer at all', async () => {
      await expect(await toldAfter(page, (route) => route.abort('connectionreset'))).toHaveText('请求超时')
    })
  })

  test('[A9] no answer within 30 s: 请求超时', async ({ page }) => {
    await page.addInitScript(() => {
      // A hundredth of the time that the call is given; what it is given is written down.
      const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        set(ms: number) {
          document.documentElement.dataset.given = String(ms)
          timeout?.set?.call(this, ms / 100)
        },
      })
    })
    await expect(await toldAfter(page, () => new Promise(() => undefined))).toHaveText('请求超时')
    expect(await page.evaluate(() => document.documentElement.dataset.given)).toBe('30000')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('a request that could not be made: 服务器正在维修', async ({ page, gate }) => {
    gate.allow(/perform-call|ERR_FAILED/)
    await page.route('**/assets/perform-call*.js*', (route) => route.abort())
    await expect(await toldAfter(page, (route) => route.continue())).toHaveText('服务器正在维修')
  })

  test('a device without a network: 网络异常，请检查网络后重试', async ({ page, context, gate }) => {
    gate.allow(/ERR_INTERNET_DISCONNECTED|sms-login/)
    const login = loginPage(page)
    const phone = newPhone()
    await login.open()
    await login.mobile.fill(phone)
    await login.sendCode.tap()
    await expect(login.sendCode).toHaveText(/秒后重发/)
    const code = await smsCode(page, phone)
    await login.agree.check()
    await login.code.fill('000000')
    await login.submit.tap()
    await expect(login.refusal).toHaveText('验证码错误或已过期')
    await login.code.fill(code)
    await context.setOffline(true)
    await login.submit.tap()
    await expect(login.refusal).toHaveText('网络异常，请检查网络后重试')
    await context.setOffline(false)
    await login.submit.tap()
    await expect(homePage(page).brand).toBeVisible()
  })
})

test('[A8] 401 that no renewal helps triggers the login: a member who was logged out elsewhere logs in, and the submit goes on', async ({
  page,
  gate,
  ownShop: { shop },
}) => {
  gate.allow(/401/)
  await loginAs(page, '900014', shop.url)
  await block(page, 'activation').getByRole('button', { name: '立即激活' }).tap()
  await page.getByLabel('证件号后 6 位').fill('000000')
  await page.getByLabel('姓氏').fill('苏')
  const headers = { authorization: `Bearer ${(await stored(page)).token}` }
  const loggedOut = await page.request.post(`${shop.url}/usercenter/online/mem/logout`, { data: {}, headers })
  expect(loggedOut.status()).toBe(200)
  await page.getByRole('dialog').getByRole('button', { name: '立即激活' }).tap()
  await expect(page).toHaveURL(/\/login\?redirect=%2F&channel=h5$/)
  expect(await stored(page)).toEqual({ token: null, refreshToken: null, user: null })
  const submitted = page.waitForResponse(/equity\/userLogin/)
  // What the guest may do comes late: the submit waits for the card that tells how it ended.
  const guest = held()
  await page.route('**/equity/checkStatus', async (route) => {
    await guest.wait
    await route.continue()
  })
  await loginPage(page).logIn('13800000014', shop.url)
  await expect(homePage(page).brand).toBeVisible()
  guest.go()
  await submitted
  await expect(page.getByRole('dialog', { name: '失败' })).toBeVisible()
})

describe('[A7] [B7] what a call says of itself; src/domain/visit/client-info.test.ts has every device and channel', () => {
  test('a visitor’s call has the visit’s headers with the brand as app_key, and no token', async ({ page }) => {
    await open(page, '/?from=ytmp')
    const headers = await (await tabCall(page)).allHeaders()
    expect(headers['content-type']).toBe('application/json-patch+json')
    expect(headers['authorization']).toBeUndefined()
    expect([headers['terminal'], headers['saleschannel']]).toEqual([expect.stringMatching(/\S/), '2'])
    const info = JSON.parse(headers['client-info'] ?? '') as Record<string, string>
    expect(Object.keys(info)).toEqual([
      ...['os', 'app_key', 'client_key', 'os_version', 'language', 'client_name', 'cityId', 'distinct_id'],
    ])
    expect(info).toMatchObject({ os: 'web', language: 'zh-CN', app_key: 'ytmp', client_name: 'h5' })
    expect(info['distinct_id']).toMatch(/\S/)
  })

  test('a member’s call has the token, one that is flagged no-token has none', async ({ page }) => {
    await loginAs(page, '900001')
    const { token } = await stored(page)
    expect((await (await tabCall(page)).allHeaders())['authorization']).toBe(`Bearer ${token}`)
    const login = loginPage(page)
    await login.open()
    await login.mobile.fill(newPhone())
    const call = page.waitForRequest(SEND_CODE)
    await login.sendCode.tap()
    const headers = await (await call).allHeaders()
    expect(headers['authorization']).toBeUndefined()
    expect(headers['client-info']).toBeDefined()
  })
})

describe('[A7] a submit that says `loading`', () => {
  test('shows it over everything, holds the taps off, is announced, and goes with the answer', async ({
    page,
    ownShop: { shop, pages },
  }) => {
    await pages.editHome((home) => {
      const header = home.blocks.find(({ id }) => id === 'header')
      const collect = { endpoint: 'collectOrCancelProduct', with: { productCode: 'LT310101' } }
      const submit = { do: 'submit', ...collect, loading: '提交中...' } as const
      Object.assign(header ?? {}, { on: { share: [submit, { do: 'toast', text: '提交成功' }] } })
    })
    await expect.poll(async () => (await fetch(`${shop.url}/tc-fostay/`)).text()).toContain('提交中...')
    expect(await shop.refused()).toEqual({})
    const answer = held()
    await page.route(COLLECT, async (route) => {
      await answer.wait
      await route.continue()
    })
    await loginAs(page, '900003', shop.url)
    await page.goto(`${shop.url}/tc-fostay/`)
    await alive(page)
    await block(page, 'header').getByRole('button').first().tap()
    const overlay = page.getByRole('status').filter({ hasText: '提交中...' })
    await expect(overlay).toBeVisible()
    await expect(overlay).toHaveAttribute('aria-live', 'polite')
    const tab = homePage(page).tab('门票')
    const box = await tab.boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await expect(tab).toHaveAttribute('aria-selected', 'false')
    answer.go()
    await expect(page.locator('output')).toHaveText('提交成功')
    await expect(overlay).toHaveCount(0)
  })
})
