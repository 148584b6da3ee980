import { expect, test } from './studio-shop.ts'
import { studio } from '../drivers/studio.ts'
import { violations } from '../support/axe.ts'

test.describe.configure({ timeout: 240_000 })
test.use({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  actionTimeout: 30_000,
})

/** A tablet is narrower than the three panes: what does not fit is scrolled, also behind a dialog. */
const SCREENS = [
  { look: 'light', width: 1280 },
  { look: 'dark', width: 1280 },
  { look: 'light', width: 1024 },
] as const

for (const { look, width } of SCREENS)
  test.describe(`operator: every screen is for everybody, ${look}, ${width} wide`, () => {
    test.use({ colorScheme: look, viewport: { width, height: 800 } })

    test('the sign-in, the list of pages, operators, the log, the gallery', async ({ page, shop }) => {
      const desk = studio(page, shop)
      await page.goto(`${shop.url}/studio/sign-in`)
      await expect(page.getByRole('button', { name: '登录' })).toBeVisible()
      expect.soft(await violations(page), 'the sign-in').toEqual([])
      await desk.enter()
      await expect(page.getByRole('link', { name: '澜途度假', exact: true })).toBeVisible()
      expect.soft(await violations(page), 'the list of pages').toEqual([])
      await page.getByRole('button', { name: '新建页面' }).click()
      expect.soft(await violations(page), 'a new page').toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: '人员' }).click()
      await expect(page.getByRole('heading', { name: 'admin' })).toBeVisible()
      expect.soft(await violations(page), 'the operators').toEqual([])
      await page.getByRole('link', { name: '记录' }).click()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      expect.soft(await violations(page), 'the log').toEqual([])
      await page.keyboard.press('Control+k')
      expect.soft(await violations(page), 'the commands').toEqual([])
      await page.goto(`${shop.url}/studio/gallery`)
      await expect(page.getByRole('heading', { name: '组件画廊' })).toBeVisible()
    })

    test('the editor with each of its panes, its dialogs and its tour', async ({ page, shop }) => {
      const desk = studio(page, shop)
      await desk.enter({ withTour: true })
      await desk.openPage('home', '澜途度假')
      await expect(page.getByRole('dialog', { name: '大纲：页面由区块叠成' })).toBeVisible()
      expect.soft(await violations(page, { frames: 'iframe' }), 'the tour').toEqual([])
      await page.getByRole('button', { name: '跳过' }).click()
      await expect(desk.canvas.locator('[data-block=deals]')).toBeVisible()
      await desk.block('限时抢购').click()
      for (const section of ['动作', '什么时候、给谁看', '没有内容或出错时'])
        await page.getByText(section, { exact: true }).click()
      expect.soft(await violations(page, { frames: 'iframe' }), 'the form of a block').toEqual([])
      await desk.block('限时抢购').press('Escape')
      expect.soft(await violations(page, { frames: 'iframe' }), 'the form of the page').toEqual([])
      for (const tab of ['问题', '修改', '版本']) {
        await desk.tab(tab)
        expect.soft(await violations(page, { frames: 'iframe' }), tab).toEqual([])
      }
      await page.getByRole('button', { name: 'JSON' }).click()
      await expect(page.getByRole('textbox', { name: /JSON/ })).toBeVisible()
      expect.soft(await violations(page), 'the JSON tab').toEqual([])
      await page.getByRole('button', { name: '画布' }).click()
      await page.getByRole('button', { name: '预览…' }).click()
      await expect(desk.dialog.getByRole('button', { name: '生成链接' })).toBeVisible()
      expect.soft(await violations(page, { frames: 'iframe' }), 'the preview').toEqual([])
      await desk.dialog.getByRole('button', { name: '关闭' }).click()
      await page.getByRole('button', { name: '插入', exact: true }).click()
      await expect(desk.dialog.getByRole('list', { name: '示例' })).toBeVisible()
      expect.soft(await violations(page, { frames: 'iframe' }), 'the palette').toEqual([])
    })

    test('the live shop with its handles', async ({ page, shop }) => {
      const desk = studio(page, shop)
      await desk.enter()
      await page.getByRole('link', { name: '商城', exact: true }).click()
      const list = page.getByRole('navigation', { name: '这一页的区块' })
      await expect(list.getByRole('link', { name: '限时抢购' })).toBeVisible()
      expect.soft(await violations(page, { frames: 'iframe' }), 'the live shop').toEqual([])
    })
  })
