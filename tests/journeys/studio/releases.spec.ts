import type { Page } from '@playwright/test'
import { dayText } from '../../../src/domain/dates.ts'
import { expect, test } from './studio-shop.ts'
import { colleague, type StudioShop, studio } from '../drivers/studio.ts'
import { violations } from '../support/axe.ts'
import { beijingDay } from '../support/beijing.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const home = async (page: Page, shop: StudioShop) => (await page.request.get(`${shop.url}/tc-fostay/`)).text()

/** Changes the heading of the flash sale on the home page, and opens what stands before publishing. */
async function retitle(page: Page, shop: StudioShop, to: string) {
  const desk = studio(page, shop)
  await page.goto(`${shop.url}/studio/pages/page/home`)
  await desk.line('deals').click()
  await desk.field('标题 *').fill(to)
  await desk.field('标题 *').blur()
  await expect(desk.saving).toContainText('已保存')
  await desk.publish()
  return desk.dialog
}

test.describe('operator: releases', () => {
  test(
    '[T1, T4] publishes at a time: the list says when, the time is moved, and the shop shows it then',
    { tag: '@gate' },
    async ({ page, shop }) => {
      // In another year, which its words say.
      const day = beijingDay(367)
      const dayWords = `${day.slice(0, 4)}年${dayText(day)}`
      const desk = studio(page, shop)
      await desk.enter()
      const dialog = await retitle(page, shop, '周五开抢')
      await dialog.getByLabel('定时发布').check()
      await dialog.getByLabel('什么时候上线').fill(`${day}T20:00`)
      expect.soft(await violations(page, { frames: 'iframe' }), 'the dialog before publishing at a time').toEqual([])
      await dialog.getByRole('button', { name: '定时发布' }).click()
      await page.getByRole('button', { name: '去看' }).click()
      await expect(page.getByText('“限时抢购” → “周五开抢”')).toBeVisible()
      await expect(page.getByText(`已定时 ${dayWords} 20:00`)).toBeVisible()
      expect.soft(await violations(page), 'a release with its time').toEqual([])

      await page.getByRole('button', { name: '改时间…' }).click()
      await desk.dialog.getByLabel('什么时候上线').fill(`${day}T21:00`)
      await desk.dialog.getByRole('button', { name: '定时发布' }).click()
      await expect(page.getByText(`已定时 ${dayWords} 21:00`)).toBeVisible()
      await page.getByRole('link', { name: '页面', exact: true }).click()
      await expect(page.getByRole('row', { name: /^澜途度假 首页 · home / })).toContainText(`已定时 ${dayWords} 21:00`)

      expect(await home(page, shop)).not.toContain('周五开抢')
      await shop.setClock(`${day}T21:00`)
      await expect.poll(() => home(page, shop)).toContain('周五开抢')
      await page.goto(`${shop.url}/studio/releases`)
      await expect(page.getByRole('row', { name: /已发布/ }).first()).toBeVisible()
      expect.soft(await violations(page), 'the list of releases').toEqual([])
    },
  )

  test('[G2, G3, W1] puts two pages into one release, is told that a share can’t get it, sees it before, publishes it, and takes all of it back', async ({
    page,
    context,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    const dialog = await retitle(page, shop, '双十一')
    await dialog.getByLabel('加入发布单').check()
    await dialog.getByLabel('发布单的名字').fill('双十一上线')
    await dialog.getByRole('button', { name: '加入发布单' }).click()
    await page.getByRole('button', { name: '去看' }).click()

    const path = `/eleven-${shop.turn}`
    const eleven = { name: `eleven-${shop.turn}`, path, title: '双十一会场', template: 'campaign' }
    await shop.calls.post('/items/new-page', eleven)
    await page.getByRole('button', { name: '加草稿' }).click()
    await desk.dialog.getByLabel('双十一会场').check()
    expect.soft(await violations(page), 'drafts to be taken in').toEqual([])
    await desk.dialog.getByRole('button', { name: '加进来' }).click()
    await expect(page.getByText(`新页面，第一次发布，地址 ${path}`)).toBeVisible()
    await expect(page.getByText('“限时抢购” → “双十一”')).toBeVisible()

    await page.getByRole('button', { name: '灰度发布…' }).click()
    await expect(desk.dialog.getByRole('alert')).toContainText('不能灰度：「双十一会场」是新的，没有之前的版本可比')
    await expect(desk.dialog.getByRole('button', { name: '灰度发布' })).toBeDisabled()
    await page.keyboard.press('Escape')

    const opening = context.waitForEvent('page')
    await page.getByRole('article', { name: '双十一会场' }).getByRole('button', { name: '预览' }).click()
    const seen = await opening
    await expect(seen.getByRole('note')).toContainText('预览，不是线上的页面')
    await seen.close()

    await page.getByRole('button', { name: '现在发布' }).click()
    await expect(page.getByText('全部发布了')).toBeVisible()
    await expect.poll(() => home(page, shop)).toContain('双十一')
    expect((await page.request.get(`${shop.url}/tc-fostay${path}`)).status()).toBe(200)

    await page.getByRole('button', { name: '一起回退…' }).click()
    await desk.dialog.getByRole('button', { name: '一起回退' }).click()
    await expect(page.getByText('全部回退了')).toBeVisible()
    await expect.poll(() => home(page, shop)).toContain('限时抢购')
    await expect.poll(async () => (await page.request.get(`${shop.url}/tc-fostay${path}`)).status()).toBe(404)
  })

  test('[W1] gives a release to a share of the shoppers, sees how it goes, and takes it back', async ({
    page,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    const dialog = await retitle(page, shop, '先给一半人看')
    await dialog.getByLabel('加入发布单').check()
    await dialog.getByLabel('发布单的名字').fill('试一试')
    await dialog.getByRole('button', { name: '加入发布单' }).click()
    await page.getByRole('button', { name: '去看' }).click()
    await page.getByRole('button', { name: '灰度发布…' }).click()
    await desk.dialog.getByLabel('多少顾客看到').selectOption('50%')
    expect.soft(await violations(page), 'before a share gets it').toEqual([])
    await desk.dialog.getByRole('button', { name: '灰度发布' }).click()
    await expect(page.getByText('灰度中 50%')).toBeVisible()
    await expect(page.getByText('看过的人还不够多，先不下结论')).toBeVisible()
    expect.soft(await violations(page), 'a release that a share has').toEqual([])

    const seenBy = async (visitor: string) => {
      const headers = { cookie: `pagoda_visitor=${visitor}` }
      return (await (await fetch(`${shop.url}/tc-fostay/`, { headers })).text()).includes('先给一半人看')
    }
    const names = Array.from({ length: 16 }, (_, at) => `journey-visitor-${at}`)
    const seen = () => Promise.all(names.map(seenBy))
    await expect.poll(async () => new Set(await seen()).size).toBe(2)
    expect(await seen()).toEqual(await seen())
    await page.getByRole('button', { name: '退回', exact: true }).click()
    await expect(page.getByText('admin 退回了灰度')).toBeVisible()
    await expect.poll(async () => (await seen()).includes(true)).toBe(false)
    await page.getByRole('button', { name: '取消发布单…' }).click()
    await desk.dialog.getByRole('button', { name: '取消发布单' }).click()
    await expect(page.getByText('取消了；草稿都还在')).toBeVisible()
  })

  test('[F1, F2] with four eyes an editor asks, another one reads the changes, refuses with a reason, and approves', async ({
    page,
    browser,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await page.goto(`${shop.url}/studio/releases`)
    await page.getByLabel('发布要两个人').check()
    await expect(page.getByText('打开了：发布都要另一个人批准')).toBeVisible()
    const { page: editor } = await colleague(browser, shop, 'editor')
    const dialog = await retitle(editor, shop, '周末开抢')
    await expect(dialog.getByLabel('现在发布')).toHaveCount(0)
    await dialog.getByRole('button', { name: '请求审批' }).click()
    await editor.getByRole('button', { name: '去看' }).click()
    await expect(editor.getByText('等另一位有发布权限的人批准')).toBeVisible()

    await page.reload()
    await page
      .getByRole('row', { name: /等审批/ })
      .getByRole('link')
      .click()
    await expect(page.getByText('“限时抢购” → “周末开抢”')).toBeVisible()
    await page.getByRole('button', { name: '不批准…' }).click()
    await desk.dialog.getByLabel('为什么不批准').fill('周末还没到')
    await desk.dialog.getByRole('button', { name: '不批准' }).click()
    await editor.reload()
    await expect(editor.getByText('没有批准：周末还没到')).toBeVisible()
    expect.soft(await violations(editor), 'a release that was refused').toEqual([])
    await editor.getByRole('button', { name: '请求审批…' }).click()
    await studio(editor, shop).dialog.getByRole('button', { name: '请求审批' }).click()
    await expect(editor.getByText('等另一位有发布权限的人批准')).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: '批准', exact: true }).click()
    await expect(page.getByText('admin 已批准')).toBeVisible()
    await page.getByRole('button', { name: '现在发布' }).click()
    await expect.poll(() => home(page, shop)).toContain('周末开抢')
    await editor.context().close()
  })

  test('[F1, F2] with four eyes one asks to archive, another one approves, and it is done from its release', async ({
    page,
    browser,
    gate,
    shop,
  }) => {
    gate.allow(/409/)
    const name = `fair-${shop.turn}`
    await shop.calls.post('/items/new-page', { name, title: '年货集市', path: `/${name}` })
    await shop.calls.post('/publish', { items: [{ kind: 'page', name, version: 1 }], message: '' })
    await shop.calls.post('/publishing-rules', { fourEyes: true })
    const status = async () => (await page.request.get(`${shop.url}/tc-fostay/${name}`)).status()
    const desk = studio(page, shop)
    await desk.enter()
    await page.getByLabel('找页面').fill(name)
    await page.getByRole('button', { name: '归档 年货集市' }).click()
    await page.getByRole('button', { name: '归档', exact: true }).click()
    await expect(desk.dialog.getByRole('alert')).toContainText('一个人不能归档或恢复')
    expect.soft(await violations(page), 'the question before asking to archive').toEqual([])
    await desk.dialog.getByRole('button', { name: '请求审批' }).click()
    await expect(page.getByText('已请求审批')).toBeVisible()

    const { page: other } = await colleague(browser, shop, 'publisher')
    await other.goto(`${shop.url}/studio/releases`)
    await other.getByRole('link', { name: '归档「年货集市」' }).click()
    await expect(other.getByText('从商城拿下，内容不变')).toBeVisible()
    expect.soft(await violations(other), 'a release that archives').toEqual([])
    await other.getByRole('button', { name: '批准', exact: true }).click()
    expect(await status()).toBe(200)
    await other.getByRole('button', { name: '现在归档' }).click()
    await expect(other.getByText('归档了，顾客下一次打开就看不到')).toBeVisible()
    await expect.poll(status).toBe(404)
    await other.context().close()
  })
})
