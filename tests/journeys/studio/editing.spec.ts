import type { Locator, Page } from '@playwright/test'
import { expect, test } from './studio-shop.ts'
import { colleague, studio } from '../drivers/studio.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

test.describe('operator: edits, and loses nothing', () => {
  test('[D1, D5] finishes a JSON edit over what a colleague saved meanwhile, and finds in the whole text', async ({
    page,
    browser,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await page.getByRole('button', { name: 'JSON' }).click()
    const json = page.getByRole('textbox', { name: 'JSON' })
    await desk.line('deals').click()
    await expect(page.getByRole('region', { name: 'JSON' }).getByText('"deals"').first()).toBeInViewport()
    await page.keyboard.press('Control+f')
    await page.getByLabel('在 JSON 里查找').fill('"title": "澜途度假"')
    await expect(page.getByRole('search', { name: '查找' })).toContainText('1 / 1')
    await page.keyboard.press('Escape')
    await json.press('Control+Home')
    for (let line = 0; line < 3; line += 1) await json.press('ArrowDown')
    await json.press('Home')
    await json.press('Delete')
    await json.press('Delete')
    await json.press('Delete')
    await expect(page.getByText(/改完整之前，其他地方不变/)).toBeVisible()
    await expect(desk.saving.first()).toContainText('未保存')

    const { page: other } = await colleague(browser, shop, 'editor')
    const theirs = studio(other, shop)
    await theirs.openPage('home', '澜途度假')
    await theirs.line('deals').click()
    await theirs.field('标题 *').fill('同事改的')
    await theirs.field('标题 *').blur()
    await expect(theirs.saving.first()).toContainText('已保存')
    await expect(desk.line('deals')).toContainText('同事改的')

    await page.getByRole('button', { name: '画布' }).click()
    await page.getByRole('button', { name: 'JSON' }).click()
    await expect(page.getByText(/改完整之前，其他地方不变/)).toBeVisible()
    await json.press('Control+Home')
    for (let line = 0; line < 3; line += 1) await json.press('ArrowDown')
    await json.press('Home')
    await page.keyboard.insertText('  "')
    await expect(desk.saving.first()).toContainText(/已保存|没有改动/)
    await expect(desk.line('deals')).toContainText('同事改的')
    await other.context().close()
  })

  test('[D3] has in each window what was left unfinished in that one, and finds what a closed one left', async ({
    page,
    context,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    const unfinished = '改完整之前，其他地方不变'
    const text = (window: Page) => window.getByRole('textbox', { name: 'JSON' })
    const begin = async (window: Page, word: string) => {
      await window.getByRole('button', { name: 'JSON' }).click()
      await text(window).press('Control+Home')
      await window.keyboard.insertText(word)
      await expect(window.getByText(unfinished)).toBeVisible()
    }
    await begin(page, '甲')
    // A window that another one opened begins with a copy of what that one has for itself.
    const opened = context.waitForEvent('page')
    await page.evaluate(() => void window.open(location.href))
    const other = await opened
    await begin(other, '乙')
    await expect(text(other)).not.toContainText('甲')
    await Promise.all([page, other].map((window) => window.reload()))
    for (const [window, own, others] of [
      [page, '甲', '乙'],
      [other, '乙', '甲'],
    ] as const) {
      await window.getByRole('button', { name: 'JSON' }).click()
      await expect(text(window)).toContainText(own)
      await expect(text(window)).not.toContainText(others)
    }
    await other.close()
    const next = await context.newPage()
    await next.goto(page.url())
    await next.getByRole('button', { name: 'JSON' }).click()
    await expect(text(next)).toContainText('乙')
  })

  test('[D3] says with the first key that it is not saved, and has it again after a crash', async ({
    page,
    context,
    shop,
    gate,
  }) => {
    gate.allow(/crash/i)
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await desk.line('deals').click()
    await expect(desk.canvas.locator('[data-block=deals]')).toBeVisible()
    const address = page.url()
    await desk.field('标题 *').press('End')
    await page.keyboard.insertText('冬')
    await expect(desk.saving.first()).toContainText('未保存')
    await page.keyboard.insertText('天来了')
    const session = await context.newCDPSession(page)
    await Promise.race([session.send('Page.crash').catch(() => {}), page.waitForEvent('crash')])
    await page.close()
    const again = await context.newPage()
    await again.goto(address)
    await expect(studio(again, shop).line('deals')).toContainText('冬天来了')
  })

  test('[D6] fills the second of two columns by mouse', async ({ page, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await desk.line('deals').click()
    await page.getByRole('button', { name: '放进分栏' }).click()
    const right = page.getByRole('treeitem', { name: '两栏 的 右栏，空的' })
    await expect(right).toBeVisible()
    await desk.line('stay').dragTo(right)
    await expect(page.getByRole('treeitem', { name: '两栏 的 右栏，1 个区块' })).toBeVisible()
    // With nothing chosen before: no line goes away under the pointer that drags.
    await desk.line('stay').press('Escape')
    await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(0)
    await desk.line('banner').dragTo(page.getByRole('treeitem', { name: '两栏 的 右栏，1 个区块' }))
    await expect(page.getByRole('treeitem', { name: '两栏 的 右栏，2 个区块' })).toBeVisible()
  })

  test('[D6] drags a block of the canvas into the second of two columns, and takes a drag back by Escape', async ({
    page,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await desk.line('notice').click()
    await page.getByRole('button', { name: '放进分栏' }).click()
    const block = (id: string) => desk.canvas.locator(`[data-block=${id}]`)
    const right = desk.canvas.locator('[data-holder=columns][data-slot=right]')
    const pull = async (from: Locator, to: Locator) => {
      await from.hover()
      await page.mouse.down()
      await to.hover({ force: true })
      await to.hover({ force: true, position: { x: 20, y: 20 } })
    }
    // Before the page hears, a press chooses.
    await expect(right).toBeVisible()
    await pull(block('entries'), right)
    await expect(desk.canvas.locator('.canvas-carried')).toHaveText('快捷入口')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.getByRole('treeitem', { name: '两栏 的 右栏，空的' })).toBeVisible()
    await pull(block('entries'), right)
    await expect(desk.canvas.locator('.canvas-drop')).toBeVisible()
    await page.mouse.up()
    await expect(page.getByRole('treeitem', { name: '两栏 的 右栏，1 个区块' })).toBeVisible()
    await expect(block('columns').locator('[data-block=entries]')).toBeVisible()
  })

  test('[D6] drags from the palette into the canvas and the outline, and the palette gives way', async ({
    page,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    const palette = page.getByRole('dialog', { name: '插入区块' })
    const right = desk.canvas.locator('[data-holder=columns][data-slot=right]')
    const take = async (words: string) => {
      await page.getByRole('button', { name: '插入', exact: true }).click()
      await palette.getByLabel('找组件').fill(words)
      await palette.getByRole('group', { name: '组件' }).getByTitle(words, { exact: true }).hover()
      await page.mouse.down()
    }
    // A hand goes there in many small steps: the browser tells of a drag over what it was over the step before.
    const over = async (place: Locator) => {
      const { x, y, width, height } = (await place.boundingBox())!
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
      await page.mouse.move(x + width / 2 + 4, y + height / 2 + 4, { steps: 4 })
    }
    await desk.line('banner').click()
    await page.getByRole('button', { name: '放进分栏' }).click()
    await expect(right).toBeVisible()
    await take('rich-text')
    await over(right)
    await expect(palette).toBeHidden()
    await over(right)
    await expect(desk.canvas.locator('.canvas-drop')).toBeVisible()
    await page.mouse.up()
    await expect(page.getByRole('treeitem', { name: '两栏 的 右栏，1 个区块' })).toBeVisible()
    await expect(desk.canvas.locator('[data-block=columns] [data-block=rich-text]')).toBeVisible()
    await take('notice-bar')
    await over(desk.line('stay'))
    await expect(palette).toBeHidden()
    await over(desk.line('stay'))
    await page.mouse.up()
    await expect(desk.line('notice-bar')).toHaveAttribute('aria-selected', 'true')
    // Taken back by Escape it is all as before.
    await take('search-entry')
    await over(desk.line('stay'))
    await expect(palette).toBeHidden()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(palette.getByLabel('找组件')).toHaveValue('search-entry')
  })

  test('[C3] is led from a banner to the entry that it shows, and finds it by its words', async ({ page, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await desk.line('banner').click()
    const contents = page.getByRole('group', { name: '这里显示的内容' }).first()
    await expect(contents.getByRole('link', { name: '改内容：首页轮播' }).first()).toBeVisible()
    await contents.getByRole('link', { name: '海风已经备好' }).click()
    await expect(desk.field('标题 *')).toHaveValue('海风已经备好')
    await page.getByRole('link', { name: '回到列表' }).click()
    await page.getByLabel('找内容').fill('海风已经')
    await page
      .getByRole('row', { name: /首页轮播/ })
      .getByRole('link', { name: '海风已经备好' })
      .first()
      .click()
    await expect(desk.field('标题 *')).toHaveValue('海风已经备好')
  })
})
