import { readFile } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import type { RouteTable } from '../../schemas/page/route.ts'
import { expect, test } from './fixtures.ts'
import { homePage } from './drivers/home.ts'
import { alive, awake, watchRequests } from './drivers/shop.ts'
import { addressOf } from './support/route-address.ts'

const NOT_OPEN = '该服务暂未开放，敬请期待'
const LOST = '这座小岛还没有人找到'
const NOINDEX = '<meta name="robots" content="noindex">'

/** What is not there, and what leads on by a code alone, which is asked for without one here. */
const OF_NOTHING = new Set(['/404', '/loading/:scene', '/code-bridge', '/star-bridge', '/star-bridgeNew'])

const routes = async () => (JSON.parse(await readFile('pages/routes.json', 'utf8')) as RouteTable).routes

interface RawAnswer {
  readonly status: number
  readonly location: string | undefined
  readonly body: string
}

/** Asks for an address exactly as it is written: a browser would tidy it up first. */
function ask(origin: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const request = rawRequest({ hostname, port, path }, (response) => {
      const { statusCode: status = 0, headers } = response
      text(response).then((body) => resolve({ status, location: headers.location, body }), reject)
    })
    request.on('error', reject)
    request.end()
  })
}

test.describe('addresses', () => {
  test('[A2] /404 and an unknown address are answered with status 404 and a way home', async ({ page, gate }) => {
    gate.allow(/404/)
    for (const path of ['/404', '/no/such/page']) {
      const answer = await page.goto(`/tc-fostay${path}`)
      expect(answer?.status()).toBe(404)
      await alive(page)
      await expect(page.getByText(LOST)).toBeVisible()
      await expect(page).toHaveTitle(/页面不存在/)
    }
    await page.getByRole('link', { name: '回到首页' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: '澜途度假' })).toBeVisible()
  })

  test('an unknown address that a link leads to shows the same page without a reload', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await awake(home.menu)
    await home.all.evaluate((link) => link.setAttribute('href', '/tc-fostay/no/such/page'))
    const requests = watchRequests(page)
    await home.all.tap()
    await expect(page.getByText(LOST)).toBeVisible()
    expect(requests.documents()).toEqual([])
  })

  test('[A2, B2.9] every route is open and answers: with its page, or behind the login with the way there', async ({
    request,
  }) => {
    const all = await routes()
    expect(all.length).toBeGreaterThan(90)
    expect(all.filter(({ open }) => !open)).toEqual([])
    for (const { path, login } of all) {
      const address = addressOf(path)
      const answer = await request.get(`/tc-fostay${address}`, { maxRedirects: 0 })
      if (login) {
        expect(answer.status(), path).toBe(302)
        expect(answer.headers().location, path).toBe(`/tc-fostay/login?redirect=${encodeURIComponent(address)}`)
        continue
      }
      const html = await answer.text()
      expect.soft(answer.status(), path).toBe(OF_NOTHING.has(path) ? 404 : 200)
      // A sandbox is not to be found at all; which pages of a live shop are, src/app/document/head-tags.test.ts holds.
      expect(html, `${path} has noindex`).toContain(NOINDEX)
      expect(html, `${path} is there`).not.toContain(NOT_OPEN)
    }
  })

  const long = 'a'.repeat(6_000)
  const hostile = [
    `/tc-fostay/${long}`,
    `/tc-fostay/atlantis/${long}`,
    `/tc-fostay/?${long}`,
    '/tc-fostay/%00',
    '/tc-fostay/atlantis/%00',
    '/tc-fostay/%',
    '/tc-fostay/atlantis/%E0%A4%A',
    '/tc-fostay/../../etc/passwd',
    '/tc-fostay/%2e%2e/%2e%2e/etc/passwd',
    '/tc-fostay/media/../../../package.json',
    '/tc-fostay/media/%2e%2e%2f%2e%2e%2fpackage.json',
    '/tc-fostay//evil.example',
    '/tc-fostay/\\evil.example',
    '//evil.example/tc-fostay/',
    '/tc-fostay/javascript:alert(1)',
    '/tc-fostay/atlantis/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/tc-fostay/atlantis/__proto__',
    '/tc-fostay/?__proto__[x]=1&constructor=2',
    '/tc-fostay/_page?href=//evil.example',
    '/tc-fostay/_page?href=javascript:alert(1)',
    '/tc-fostay/_page?href=https://evil.example/',
    '/tc-fostay/_page?href=%00',
    '/tc-fostay/_page?href=/_page',
    `/tc-fostay/_page?href=/${long}`,
    '/tc-fostay/_page?href=/a&href=/b',
    '/tc-fostay/_page',
  ]
  test('a hostile address is answered calmly, and the shop goes on', async ({ baseURL, request }) => {
    for (const path of hostile) {
      const { status, location, body } = await ask(baseURL ?? '', path)
      const name = path.slice(0, 70)
      expect(status, name).toBeLessThan(500)
      expect(location ?? '', name).not.toContain('evil.example')
      for (const told of ['<script>alert', 'root:x', '"devDependencies"']) expect(body.includes(told), name).toBe(false)
      expect((await request.get('/tc-fostay/')).status(), `the shop goes on after ${name}`).toBe(200)
    }
  })
})
