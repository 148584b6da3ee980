import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { loginAs, pageCookie, stored } from '../drivers/sandbox.ts'
import { alive, block } from '../drivers/shop.ts'
import { violations } from '../support/axe.ts'
import { deviceOf } from '../support/hosts.ts'

const { describe } = test
const MINE = '/tc-fostay/?p=My'

/** The login that somebody writes into a link, got by another browser than the one that opens it. */
async function linkOf(request: APIRequestContext, memberId: string, path = MINE): Promise<string> {
  const reply = await request.post('/sandbox/login', { form: { memberId }, maxRedirects: 0 })
  const { search } = new URL(reply.headers()['location'] ?? '', 'http://shop')
  return `${path}${path.includes('?') ? '&' : '?'}${search.slice(1)}`
}

const memberHere = async (page: Page) => (await stored(page)).user?.['id']

describe('[A2] a link that brings a login', () => {
  test('logs nobody in, in a browser: who is logged in stays, and the address loses it', async ({ page, request }) => {
    const link = await linkOf(request, '900004')
    await page.goto(link)
    await expect(page).toHaveURL(/\/tc-fostay\/\?p=My$/)
    await expect(block(page, 'card')).toContainText('登录后查看会员权益')
    expect([await memberHere(page), await pageCookie(page)]).toEqual([undefined, undefined])
    await loginAs(page, '900001')
    await page.goto(`${link}&client_key=baidu_mini`)
    await expect(page).toHaveURL(/\/tc-fostay\/\?p=My&client_key=baidu_mini$/)
    await expect(block(page, 'card')).toContainText('普通会员')
    expect(await memberHere(page)).toBe('900001')
  })

  test('asks in the app before it takes the place of another’s, and goes by the answer', async ({
    browser,
    gate,
    request,
  }) => {
    const context = await deviceOf(browser, gate, 'app')
    const page = await context.newPage()
    await loginAs(page, '900001')
    const link = await linkOf(request, '900004')
    const question = page.getByRole('dialog')
    await page.goto(link)
    await expect(question).toContainText('要切换登录账号吗？')
    await expect(question).toContainText('138****0001')
    await expect(page, 'the address has lost it before anybody answers').toHaveURL(/\/tc-fostay\/\?p=My$/)
    expect(await violations(page)).toEqual([])
    await question.getByRole('button', { name: '不切换' }).tap()
    await expect(question).toBeHidden()
    expect(await memberHere(page)).toBe('900001')
    await page.reload()
    await alive(page)
    await expect(block(page, 'card')).toContainText('普通会员')
    await page.goto(link)
    await question.getByRole('button', { name: '切换账号' }).tap()
    await expect(block(page, 'card')).toContainText('铂金会员')
    await expect.poll(() => memberHere(page)).toBe('900004')
    expect((await pageCookie(page))?.value).toBe((await stored(page)).token)
    await context.close()
  })

  test('that is over goes to the page of the login in no address', async ({ browser, gate, request }) => {
    const context = await deviceOf(browser, gate, 'app')
    const link = (await linkOf(request, '900004', '/tc-fostay/order')).replace(/(token=[^.]+\.[^.]+)\.[^&]+/, '$1.x')
    const answer = await context.request.get(link, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([
      ...[302, '/tc-fostay/login?redirect=%2Forder&state=lent'],
    ])
    await context.close()
  })
})
