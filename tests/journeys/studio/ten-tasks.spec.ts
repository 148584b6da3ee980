import { expect, test } from './studio-shop.ts'
import { type StudioShop, studio } from '../drivers/studio.ts'
import { violations } from '../support/axe.ts'

test.describe.configure({ timeout: 600_000 })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, actionTimeout: 30_000 })

/** What the shop shows shoppers at an address. */
const shown = async (shop: StudioShop, path: string) => (await fetch(`${shop.url}/tc-fostay${path}`)).text()

test('operator: ten tasks, none of them in JSON', async ({ page, browser, shop }) => {
  const desk = studio(page, shop)
  const path = `/december-${shop.turn}`
  const open = async () => {
    await page.goto(`${shop.url}/studio`)
    await desk.openPage(path.slice(1), '十二月海岛')
    await expect(desk.canvas.locator('[data-block]').first()).toBeVisible()
  }
  await desk.enter()
  await test.step('1. adds a campaign page at an address of its own', async () => {
    await page.getByRole('button', { name: '新建页面' }).click()
    await desk.dialog.getByLabel('标题').fill('十二月海岛')
    await desk.dialog.getByLabel('地址').fill(path)
    await desk.dialog.getByLabel('空白页').check()
    await desk.dialog.getByRole('button', { name: '建成草稿' }).click()
    await expect(page.getByRole('heading', { name: '十二月海岛' })).toBeVisible()
    await desk.insert('轮播图', '一张图')
    await desk.insert('文字', 0)
    await desk.insert('限时套餐', 0)
    await expect(desk.saving).toContainText('已保存')
  })

  await test.step('2. changes the picture of a banner', async () => {
    await open()
    await desk.block('轮播图').click()
    await page
      .getByRole('group', { name: '页面组件的内容 *' })
      .getByRole('button', { name: /^海上的第一个早晨/ })
      .click()
    await desk.choosePicture('banner-5')
    await expect(desk.canvas.locator('[data-block=banner-swiper] img').first()).toHaveAttribute('src', /banner-5/)
    await expect(desk.saving).toContainText('已保存')
  })

  await test.step('3. moves a block by the mouse', async () => {
    await open()
    const names = () => desk.blocks.allInnerTexts()
    await expect(desk.blocks).toHaveCount(4)
    const before = await names()
    const [from, to] = [desk.blocks.nth(2), desk.blocks.nth(1)]
    await from.hover()
    await page.mouse.down()
    await to.hover({ position: { x: 40, y: 4 } })
    await to.hover({ position: { x: 44, y: 5 } })
    await page.mouse.up()
    await expect.poll(names).not.toEqual(before)
    await expect(desk.saving).toContainText('已保存')
  })

  await test.step('4. schedules a block from Friday 20:00, for gold members', async () => {
    await open()
    await desk.line('rich-text').click()
    await page.getByText('什么时候、给谁看').click()
    await desk.field('开始').fill('2026-11-27T20:00')
    await page.getByRole('group', { name: '会员等级' }).getByLabel('金卡').check()
    await expect(desk.canvas.locator('[data-block=rich-text]')).toHaveCount(0)
    await expect(page.getByText(/这位访客看不到：/)).toBeVisible()
    await expect(desk.saving).toContainText('已保存')
  })

  await test.step('5. looks at it as a gold member on Saturday', async () => {
    await open()
    await page.getByText('现在 · 访客').click()
    const as = page.getByRole('group', { name: '以谁的眼光看' })
    await as.getByLabel('时间（北京时间）').fill('2026-11-28T10:00')
    await as.getByLabel('会员').selectOption('金卡会员')
    await expect(desk.canvas.locator('[data-block=rich-text]')).toBeVisible()
  })

  await test.step('6. mends a problem by one click', async () => {
    await open()
    await desk.line('package-offers').click()
    await page.getByLabel('标题：写表达式').click()
    await desk.field('标题 *').fill("{{ default(quer.title, '限时套餐') }}")
    await desk.field('标题 *').blur()
    await expect(desk.line('package-offers')).toContainText('1 个问题')
    await desk.tab('问题')
    await page.getByRole('button', { name: /query/ }).last().click()
    await expect(desk.line('package-offers')).not.toContainText('个问题')
    await expect(page.getByRole('button', { name: '发布…' })).toBeVisible()
    await expect(desk.saving).toContainText('已保存')
  })

  await test.step('7. tries two titles against each other', async () => {
    await open()
    await desk.line('package-offers').click()
    await page.getByText('什么时候、给谁看').click()
    await page.getByRole('button', { name: '做 A/B：复制成两个版本' }).click()
    await expect(desk.blocks).toHaveCount(5)
    await desk.field('标题 *').fill('今晚就走')
    await desk.field('标题 *').blur()
    await expect(desk.block('今晚就走')).toBeVisible()
    await desk.line('package-offers-2').press('Escape')
    await page.getByRole('tabpanel').getByText(/^实验/).click()
    await desk.field('a 组').fill('30')
    await desk.field('a 组').blur()
    await expect(desk.field('b 组')).toHaveValue('70')
    await expect(desk.saving).toContainText('已保存')
    await expect(page.getByRole('button', { name: '发布…' })).toBeVisible()
  })

  await test.step('8. shares a preview by a link with a QR code, and takes it back', async () => {
    await open()
    await page.getByRole('button', { name: '预览…' }).click()
    await desk.dialog.getByLabel('时间（北京时间）').fill('2026-11-28T10:00')
    await desk.dialog.getByLabel('会员').selectOption('金卡会员')
    await desk.dialog.getByLabel('有效期').selectOption('3 天')
    await desk.dialog.getByRole('button', { name: '生成链接' }).click()
    await expect(desk.dialog.getByRole('img', { name: '预览链接的二维码' })).toBeVisible()
    const link = await desk.dialog.getByLabel('链接', { exact: true }).inputValue()
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(link)
    await expect(guest.getByRole('note')).toContainText('预览，不是线上的页面')
    await expect(guest.locator('[data-block=rich-text]')).toBeVisible()
    await expect(desk.dialog.getByRole('listitem')).toContainText('2026-11-28 10:00 · 金卡')
    await desk.dialog.getByRole('button', { name: `收回 ${path} 的链接` }).click()
    await expect(desk.dialog.getByText('没有。过期和收回的不在这里。')).toBeVisible()
    expect((await guest.goto(link))?.status()).toBe(410)
    await expect(guest.getByRole('heading', { name: '预览链接打不开了' })).toBeVisible()
    expect(await violations(guest)).toEqual([])
    await guest.getByRole('link', { name: '回到首页' }).click()
    await expect(guest).toHaveURL(`${shop.url}/tc-fostay/`)
    await guest.context().close()
  })

  await test.step('9. publishes', async () => {
    await open()
    await expect(desk.blocks.first()).toBeVisible()
    await desk.publishNow('第一版')
    await expect.poll(() => shown(shop, path)).toContain('banner-5')
    await desk.block('轮播图').click()
    await page.getByRole('button', { name: /^隐藏或显示/ }).click()
    await desk.publishNow('没有轮播图')
    await expect.poll(() => shown(shop, path)).not.toContain('banner-5')
  })

  await test.step('10. rolls back by one click', async () => {
    await open()
    await desk.tab('版本')
    await page.getByRole('button', { name: /^第一版/ }).click()
    await desk.dialog.getByRole('button', { name: '回退到这一版' }).click()
    await expect(page.getByText('回退了，顾客下一次打开就是这一版')).toBeVisible()
    await expect.poll(() => shown(shop, path)).toContain('banner-5')
  })
})
