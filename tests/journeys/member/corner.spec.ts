import type { Locator } from '@playwright/test'
import { numberEndingWith } from '../../../src/domain/order/identity-number.ts'
import { loginPage, smsCode } from '../drivers/login.ts'
import { loginAs, moveClock } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { overflowing } from '../support/measure.ts'
import { pressTwice } from '../support/press-twice.ts'

/** Has no orders, and this phone. */
const [LEAVING, PHONE] = ['900043', '13800000043']

test(
  '[B2.9] a real name is checked, refused with its reason, and shown masked',
  { tag: '@gate' },
  async ({ page, ownShop: { shop }, gate }) => {
    gate.allow(/409/)
    await loginAs(page, '900003', shop.url)
    await open(page, '/realAuthInfo', shop.url)
    const form = block(page, 'form')
    const send = async (figures: string) => {
      await form.getByRole('textbox', { name: '姓名' }).fill('顾长风')
      await form.getByRole('textbox', { name: '身份证号' }).fill(numberEndingWith('11010119900307', figures))
      await form.getByRole('checkbox', { name: /^同意/ }).check()
      await form.getByRole('button', { name: '提交认证' }).tap()
    }
    await send('409')
    await expect(form.getByRole('alert')).toHaveText('姓名和身份证号不一致，请核对后重试')
    await send('123')
    await expect(block(page, 'result')).toContainText('认证成功')
    await expect(block(page, 'facts')).toContainText('顾**')
    await page.reload()
    await expect(block(page, 'facts')).toContainText(/110\*+123/)
  },
)

test('[B2.9] a real name is sent once, however often the button is pressed until the next page is here', async ({
  page,
  ownShop: { shop },
}) => {
  await loginAs(page, '900003', shop.url)
  await open(page, '/realAuthInfo', shop.url)
  const form = block(page, 'form')
  await form.getByRole('textbox', { name: '姓名' }).fill('顾长风')
  await form.getByRole('textbox', { name: '身份证号' }).fill(numberEndingWith('11010119900307', '123'))
  await form.getByRole('checkbox', { name: /^同意/ }).check()
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/mem/realNameCheck') && sent.push(request.url()))
  let goOn = () => {}
  const next = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/realAuthSuccess/, async (route) => {
    await next
    await route.continue()
  })
  const button = form.getByRole('button', { name: '提交认证' })
  await button.tap()
  await page.waitForURL(/realAuthSuccess/)
  await button.tap()
  await button.tap()
  goOn()
  await expect(block(page, 'result')).toContainText('认证成功')
  expect(sent).toHaveLength(1)
})

test('[B2.9] an account is closed by a code, and kept by who logs in again', async ({
  page,
  gate,
  ownShop: { shop },
}) => {
  // Every login of the account ended with it, so the page's own way out has nothing left to end; and a second code asks a question first.
  gate.allow(/401.*\/mem\/(logout|refreshToken)|\/mem\/(logout|refreshToken).*401/)
  gate.allow(/428/)
  await loginAs(page, LEAVING, shop.url)
  await open(page, '/user-off', shop.url)
  const form = block(page, 'form')
  await form.getByRole('button', { name: '获取验证码' }).tap()
  await expect(form.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await form.getByRole('textbox', { name: '验证码' }).fill(await smsCode(page, PHONE, shop.url))
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: '确认注销' }).tap()
  await page.waitForURL((url) => url.pathname === '/tc-fostay/')
  // A code to log in may follow another one after a pause.
  await moveClock(page, shop, 1)
  await open(page, '/login', shop.url)
  await loginPage(page).logIn(PHONE, shop.url)
  await page.waitForURL((url) => url.pathname.endsWith('/user-off'))
  await block(page, 'panel').getByRole('button', { name: '撤销注销' }).tap()
  await expect(form).toContainText('验证手机号')
})

test('[B2.9] a coupon is passed on by a link, and one friend has it', async ({ page, browser, ownShop: { shop } }) => {
  await loginAs(page, '900042', shop.url)
  await open(page, '/coupon-use?couponId=9001', shop.url)
  await block(page, 'transfer').getByRole('link').tap()
  await block(page, 'choices').getByRole('button', { name: /转赠/ }).tap()
  await expect(page.getByRole('dialog', { name: '分享给朋友' })).toBeVisible()
  await page.keyboard.press('Escape')
  const sent = block(page, 'sent').getByRole('listitem').filter({ hasText: '满减券' })
  await expect(sent).toContainText('等待领取')
  const token = await page.evaluate(async (path) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const { data } = (await (await fetch(path, { headers })).json()) as {
      data: { sent: { token?: string; name: string }[] }
    }
    return data.sent.find(({ name }) => name === '满减券')?.token ?? ''
  }, '/online/capi/transfer/mine')
  const context = await browser.newContext()
  const friend = await context.newPage()
  await loginAs(friend, '900043', shop.url)
  await open(friend, `/transfer?token=${token}`, shop.url)
  await block(friend, 'offer').getByRole('button', { name: '收下' }).click()
  await expect(block(friend, 'offer')).toContainText('你已领取')
  await context.close()
  await page.reload()
  await expect(sent).toContainText('已被领取')
})

test('[B2.9] a coupon is on its way once and taken once, however often thumbs press, and on two phones in one moment', async ({
  page,
  browser,
  gate,
  ownShop: { shop },
}) => {
  gate.allow(/409/)
  await loginAs(page, '900042', shop.url)
  await open(page, '/transfer?couponId=9001', shop.url)
  const posted: string[] = []
  page.on('request', (request) => request.url().endsWith('/transfer/give') && posted.push(request.url()))
  const answered = page.waitForResponse(/\/transfer\/give$/)
  await pressTwice(block(page, 'choices').getByRole('button', { name: /转赠/ }))
  const { data } = (await (await answered).json()) as { data: { token: string } }
  await expect(page.getByRole('dialog', { name: '分享给朋友' })).toHaveCount(1)
  expect(posted).toHaveLength(1)
  await page.keyboard.press('Escape')
  const sent = block(page, 'sent').getByRole('listitem').filter({ hasText: '满减券' })
  await expect(sent).toHaveCount(1)

  const friends = await Promise.all(
    ['900043', '900001'].map(async (member) => {
      const friend = await (await browser.newContext()).newPage()
      await loginAs(friend, member, shop.url)
      await open(friend, `/transfer?token=${data.token}`, shop.url)
      await expect(block(friend, 'offer').getByRole('button', { name: '收下' })).toBeEnabled()
      return friend
    }),
  )
  await Promise.all(friends.map((friend) => pressTwice(block(friend, 'offer').getByRole('button', { name: '收下' }))))
  const says = await Promise.all(
    friends.map(async (friend) => {
      const offer = block(friend, 'offer')
      await expect(offer).toContainText(/你已领取|已被别人领取/)
      return (await offer.textContent())?.includes('你已领取')
    }),
  )
  expect(says.filter(Boolean), 'one of the two has it').toHaveLength(1)
  await Promise.all(friends.map((friend) => friend.context().close()))
  await page.reload()
  await expect(sent).toContainText('已被领取')
})

test('on the narrowest phone, with letters of 200 %, nothing of the own pages sticks out or is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await loginAs(page, '900003')
  for (const path of ['/annual-spending-report', '/?p=My', '/hotel-reviews']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await overflowing(page), path).toEqual([])
  }
  const place = (found: Locator) => found.first().boundingBox()
  const [level, time] = [await place(page.getByText('金卡会员')), await place(page.getByText(/小时前|天前/))]
  const isBeside = level!.x + level!.width <= time!.x
  expect(isBeside || level!.y >= time!.y + time!.height - 1, 'the level stands clear of the time').toBe(true)
  await open(page, '/?p=My')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const mine = page.getByText('金卡会员', { exact: true }).first()
  expect(await mine.evaluate((tag) => tag.scrollWidth - tag.clientWidth), 'the level is whole').toBe(0)
})
