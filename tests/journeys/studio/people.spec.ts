import type { Page } from '@playwright/test'
import type { OperatorRow } from '../../../schemas/studio/operators.ts'
import { expect, test } from './studio-shop.ts'
import { colleague, PASSWORD, type StudioShop, studio } from '../drivers/studio.ts'
import { operatorCalls, signedInBy } from '../support/operator-calls.ts'
import { outOfReach } from '../support/out-of-reach.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, actionTimeout: 30_000 })

/** What the palette offers. */
async function offered(page: Page): Promise<string> {
  const palette = page.getByRole('dialog', { name: '命令' })
  await page.keyboard.press('Control+k')
  await expect(palette).toBeVisible()
  const found = await palette.getByRole('option').allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  return found.join('，')
}

async function openHome(page: Page, shop: StudioShop) {
  const desk = studio(page, shop)
  await page.goto(`${shop.url}/studio/pages/page/home`)
  await expect(desk.canvas.locator('[data-block=deals]')).toBeVisible()
  return desk
}

test.describe('operator: several people with several roles', () => {
  test('[S1] who may only look is offered nothing else, also by keys', async ({ page, browser, shop }) => {
    await studio(page, shop).enter()
    const { page: viewer } = await colleague(browser, shop, 'viewer')
    expect(await offered(viewer)).not.toContain('新建')
    expect(await offered(page), 'an admin').toContain('新建页面')
    await viewer.goto(`${shop.url}/studio/releases`)
    await expect(viewer.getByRole('heading', { name: '发布单' })).toBeVisible()
    expect(await offered(viewer)).not.toContain('新建')
    await openHome(viewer, shop)
    await expect(viewer.getByRole('main').getByText('只能看')).toBeVisible()
    expect(await offered(viewer)).not.toMatch(/发布…|插入|保存|撤销|重做/)
    await viewer.context().close()
  })

  test('[S1] a role that is made less while a page is open: what is typed stays here, and nothing more is offered', async ({
    page,
    browser,
    gate,
    shop,
  }) => {
    gate.allow(/403/)
    await studio(page, shop).enter()
    const { page: editor, id } = await colleague(browser, shop, 'editor')
    const desk = await openHome(editor, shop)
    await desk.block('限时抢购').click()
    await shop.calls.post(`/operators/${id}`, { role: 'viewer' })
    await desk.field('标题 *').fill('没有权限了')
    await expect(desk.field('标题 *')).toBeDisabled()
    await expect(desk.field('标题 *')).toHaveValue('没有权限了')
    await expect(editor.getByText('你的角色不能做这件事')).toBeVisible()
    await expect(editor.getByRole('button', { name: /^发布/ })).toHaveCount(0)
    await shop.calls.post(`/operators/${id}`, { role: 'editor' })
    await editor.reload()
    await expect(editor.locator('[data-saving]')).toContainText('已保存')
    await desk.block('没有权限了').click()
    await expect(desk.field('标题 *')).toHaveValue('没有权限了')
    await editor.context().close()
  })

  test('[D3] a session that ends in the middle of a word: they say the password over the page, the word is there, and is saved', async ({
    page,
    browser,
    gate,
    shop,
  }) => {
    gate.allow(/401/)
    await studio(page, shop).enter()
    const { page: writer, id } = await colleague(browser, shop, 'editor')
    const desk = await openHome(writer, shop)
    await desk.line('deals').click()
    await writer.evaluate(() => {
      const keep = ({ target }: Event) => {
        if (target instanceof HTMLInputElement && target.type !== 'password')
          sessionStorage.setItem('last-word', target.value)
      }
      addEventListener('input', keep, { capture: true })
    })
    const { operators } = await shop.calls.get<{ operators: readonly OperatorRow[] }>('/operators')
    const session = operators.find((row) => row.id === id)?.sessions[0]
    await desk.field('标题 *').press('End')
    await writer.keyboard.type('写')
    await shop.calls.post(`/sessions/${session?.id}/end`, {})
    const ended = writer.getByRole('dialog', { name: '登录已结束' })
    // Somebody asks every five seconds whether others changed something: a word is always on its way then.
    for (let typed = 0; typed < 200 && !(await ended.isVisible()); typed += 1) {
      await writer.keyboard.type('写')
      // The title has room for some letters only.
      if (typed % 12 === 11) await writer.keyboard.press('Control+a')
    }
    await expect(ended).toContainText('结束了这个登录')
    const word = await writer.evaluate(() => sessionStorage.getItem('last-word') ?? '')
    await ended.getByLabel(/密码$/).fill(PASSWORD)
    await ended.getByRole('button', { name: '登录', exact: true }).click()
    await expect(ended).toBeHidden()
    await expect(writer).toHaveURL(/pages\/page\/home$/)
    await expect(desk.field('标题 *')).toHaveValue(word)
    await expect(writer.locator('[data-saving]')).toContainText('已保存')
    await writer.reload()
    await desk.line('deals').click()
    await expect(desk.field('标题 *')).toHaveValue(word)
    await writer.context().close()
  })
})

test.describe('operator: on a tablet, by touch', () => {
  test.use({ viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true })

  test('the header is one row, however much there is to say and to do', async ({ page, shop }) => {
    for (const name of ['澜湾岛运营的同事', '设计部的小伙伴']) {
      const { link } = await shop.calls.post<{ link: string }>('/operators', { name, role: 'editor' })
      const calls = operatorCalls(shop.url, await signedInBy(link, PASSWORD))
      await calls.post('/drafts/page/home/since', { version: 0, tab: `tablet-of-${link.length}-${name.length}` })
    }
    await studio(page, shop).enter()
    const desk = await openHome(page, shop)
    await expect(page.getByText('也在编辑')).toBeVisible()
    await desk.field('页面标题 *').fill('')
    await expect(page.getByRole('button', { name: /发布（\d+ 个问题）/ })).toBeVisible()
    await page.getByRole('button', { name: '丢弃草稿' }).tap()
    await expect(page.getByRole('button', { name: '真的丢弃' })).toBeVisible()
    expect(await outOfReach(page)).toEqual([])
    const { height } = (await page.locator('main > header').boundingBox())!
    expect(height).toBeLessThan(60)
  })

  test('[C1] a tap on the page chooses the block, which is moved, written and taken back by touch', async ({
    page,
    shop,
  }) => {
    await studio(page, shop).enter()
    const desk = await openHome(page, shop)
    await desk.canvas.locator('[data-block=header]').tap({ position: { x: 100, y: 20 } })
    await expect(desk.line('header')).toHaveAttribute('aria-selected', 'true')
    await desk.line('deals').tap()
    const before = await desk.blocks.allInnerTexts()
    await page.getByRole('button', { name: /^上移/ }).tap()
    await expect.poll(() => desk.blocks.allInnerTexts()).not.toEqual(before)
    await page.getByRole('button', { name: /^撤销/ }).tap()
    await expect.poll(() => desk.blocks.allInnerTexts()).toEqual(before)
  })
})
