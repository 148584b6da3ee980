import { expect, test } from './studio-shop.ts'
import { studio } from '../drivers/studio.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

test('[E11] finds what the shop says by Ctrl K, and is in the very field of it', async ({ page, shop }) => {
  const desk = studio(page, shop)
  await desk.enter()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '找命令' }).fill('第一场雪')
  const option = page.getByRole('option', { name: '今年的第一场雪 页面组件「首页轮播」' })
  await expect(option).toBeVisible()
  await option.click()
  await expect(desk.field('标题 *')).toHaveValue(/第一场雪/)
  await expect(desk.field('标题 *')).toBeFocused()
})
