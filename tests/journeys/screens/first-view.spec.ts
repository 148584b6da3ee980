import { expect, test as base } from '../fixtures.ts'
import { violations } from '../support/axe.ts'
import { jumps } from '../support/measure.ts'
import { followRequests } from '../support/quiet.ts'
import { screens, show } from '../support/screens.ts'

const test = base.extend({
  page: async ({ page }, use) => {
    followRequests(page)
    await use(page)
  },
})

test.describe('first view: nothing of it jumps', () => {
  for (const member of [undefined, '900003', '900012'])
    test(member ? `for member ${member}` : 'for a visitor', async ({ page }) => {
      for (const [width, height] of [
        [360, 844],
        [390, 844],
        [768, 1024],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const path of ['/', '/?p=My']) {
          await show(page, { name: path, path, ...(member && { member }) })
          expect.soft(await jumps(page), `${path} at ${width} wide`).toBeLessThan(0.01)
        }
      }
    })
})

test.describe('first view: read without any script', () => {
  test.use({ javaScriptEnabled: false })

  const words: Readonly<Record<string, string>> = {
    home: '退款无手续费',
    'member-visitor': '我的订单',
    login: '获取验证码',
    'event-schedule': '海边晨间瑜伽',
    'event-detail': '椰雕灯手作',
    'poi-list': '星屿水世界',
    'poi-detail': '附近还有',
    content: '第一次带娃看海',
    'content-terms': '用户协议',
    'old-home': '口碑目的地',
    list: '到底啦，只有这些内容了',
    'not-found': '这座小岛还没有人找到',
  }

  test('it says all that it has to say, and nothing lies over it', async ({ page, gate }) => {
    gate.allow(/404: .*\/404$|status of 404/)
    for (const [name, word] of Object.entries(words))
      await test.step(name, async () => {
        await page.goto(`/tc-fostay${screens.find((screen) => screen.name === name)!.path}`)
        await expect.soft(page.getByText(word).first(), name).toBeVisible()
        await expect.soft(page.getByRole('dialog'), name).toHaveCount(0)
        await expect.soft(page.getByText('这里暂时没能加载出来'), name).toHaveCount(0)
      })
  })
})

test('first view: axe finds nothing before the app’s code has come', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/tc-fostay/')
  expect(await violations(page)).toEqual([])
})
