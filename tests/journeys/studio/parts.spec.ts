import { studio } from '../drivers/studio.ts'
import { expect, test } from './studio-shop.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

test('operator: [E10] makes a part, sees it while it is made, and uses it twice on a page', async ({ page, shop }) => {
  const desk = studio(page, shop)
  const [path, name] = [`/parts-${shop.turn}`, `spring-note-${shop.turn}`]
  await desk.enter()
  await page.getByRole('button', { name: '新建页面' }).click()
  await desk.dialog.getByLabel('标题').fill('部件用两次')
  await desk.dialog.getByLabel('地址').fill(path)
  await desk.dialog.getByLabel('空白页').check()
  await desk.dialog.getByRole('button', { name: '建成草稿' }).click()
  await desk.insert('文字', 0)
  const text = desk.blocks.filter({ hasText: '文字' })
  const shown = desk.canvas.locator('[data-block$=rich-text]')
  await expect(shown).toHaveCount(1)
  const words = (await shown.innerText()).trim()

  await text.click()
  await page.getByRole('button', { name: '做成部件' }).click()
  await desk.dialog.getByLabel('部件是什么').fill('春天的说明')
  await desk.dialog.getByLabel('名字').fill(name)
  await desk.dialog.getByRole('button', { name: '建成草稿' }).click()
  const use = desk.blocks.filter({ hasText: '春天的说明' })
  await expect(use).toHaveCount(1)
  await expect(shown).toHaveCount(1)

  // At once: the page of the first change may still be on its way.
  await use.focus()
  await page.keyboard.press('Control+d')
  await expect(use).toHaveCount(2)
  await expect(shown).toHaveText([words, words])
  const ids = await shown.evaluateAll((found) => found.map((one) => one.getAttribute('data-block')))
  expect(new Set(ids).size).toBe(2)

  // In a place of a container too, where the answer brings blocks that the form of the page did not have.
  await use.last().click()
  await page.getByRole('button', { name: '放进分栏' }).click()
  await expect(shown).toHaveText([words, words])
  await use.last().focus()
  await page.keyboard.press('Control+d')
  await expect(use).toHaveCount(3)
  await expect(shown).toHaveText([words, words, words])
  await use.last().focus()
  await page.keyboard.press('Delete')
  await expect(shown).toHaveText([words, words])
  await expect(desk.saving.first()).toContainText('已保存')
  const editor = page.url()

  await page.goto(`${shop.url}/studio/pages/part/${name}`)
  await expect(shown.first()).toHaveText(words)
  await desk.publishNow('部件')
  await page.goto(editor)
  await expect(shown).toHaveText([words, words])
  await desk.publishNow('页面')
  await page.goto(`${shop.url}/tc-fostay${path}`)
  const published = page.locator('[data-block$=rich-text]')
  await expect(published).toHaveText([words, words])
  expect(await published.evaluateAll((found) => found.map((one) => one.getAttribute('data-block')))).toEqual(ids)
})
