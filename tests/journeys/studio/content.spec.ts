import type { Page } from '@playwright/test'
import { contracts } from '../../../schemas/api/contracts.ts'
import { expect, test } from './studio-shop.ts'
import { type StudioShop, studio } from '../drivers/studio.ts'
import { violations } from '../support/axe.ts'
import { beijingDay } from '../support/beijing.ts'
import { publishText } from '../support/operator-drafts.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const homeOf =
  (page: Page, shop: StudioShop, query = '') =>
  async () =>
    (await page.request.get(`${shop.url}/tc-fostay/${query}`)).text()

/** The screen of contents, with what an operator finds there. */
async function openContent(page: Page, title: string) {
  await page.getByRole('link', { name: '内容', exact: true }).click()
  await page.getByRole('link', { name: title, exact: true }).click()
}

test.describe('operator: the contents and looks of the shop', () => {
  test(
    '[E1] finds a banner among all codes, changes its words, sees them in the page, and publishes',
    { tag: '@gate' },
    async ({ page, shop }) => {
      const desk = studio(page, shop)
      const home = homeOf(page, shop)
      await desk.enter()
      await page.getByRole('link', { name: '内容', exact: true }).click()
      await expect(page.getByRole('row', { name: /首页轮播 YT3_BANNER 轮播图 澜途度假 7 条 线上/ })).toBeVisible()
      expect.soft(await violations(page), 'the list of contents').toEqual([])
      await page.getByLabel('找内容').fill('首页轮播')
      await page.getByRole('link', { name: '首页轮播', exact: true }).click()

      await desk.block('海风已经备好').click()
      await desk.field('标题 *').fill('冬天去看海')
      await desk.field('标题 *').blur()
      await expect(desk.canvas.getByText('冬天去看海')).toBeVisible()
      expect.soft(await violations(page, { frames: 'iframe' }), 'an entry').toEqual([])
      expect(await home()).not.toContain('冬天去看海')
      await desk.publish()
      await expect(desk.dialog).toContainText('标题 “海风已经备好” → “冬天去看海”')
      await desk.dialog.getByRole('button', { name: '现在发布' }).click()
      await expect(page.getByText('发布了，顾客下一次打开就是新的')).toBeVisible()
      await expect.poll(home).toContain('冬天去看海')
      expect(await home()).not.toContain('海风已经备好')
    },
  )

  test('[E4] gives an entry its time: it is not there before, and comes by the shop’s clock', async ({
    page,
    shop,
  }) => {
    const day = beijingDay(68)
    const desk = studio(page, shop)
    const home = homeOf(page, shop)
    await desk.enter()
    await openContent(page, '首页轮播')
    await desk.block('今年的第一场雪').click()
    await desk.field('开始展示').fill(`${day}T20:00`)
    await expect(desk.block('今年的第一场雪')).toContainText('有展示时间')
    await desk.publish()
    await desk.dialog.getByRole('button', { name: '现在发布' }).click()
    await expect(page.getByText('发布了，顾客下一次打开就是新的')).toBeVisible()
    await expect.poll(home).not.toContain('今年的第一场雪')
    await page.getByRole('link', { name: '回到列表' }).click()
    await expect(page.getByRole('row', { name: /首页轮播 YT3_BANNER/ })).toContainText('1 条还没到时间')
    await shop.setClock(`${day}T20:01`)
    await expect.poll(home).toContain('今年的第一场雪')
    await shop.setClock('')
    await expect.poll(home).not.toContain('今年的第一场雪')
  })

  test('goes back to what was there at first', async ({ page, shop }) => {
    const banner = { kind: 'component', name: 'YT3_BANNER' } as const
    await publishText(shop.calls, banner, '冬天', (text) => text.replace('海风已经备好', '冬天去看海'))
    await expect.poll(homeOf(page, shop)).not.toContain('海风已经备好')
    const desk = studio(page, shop)
    await desk.enter()
    await openContent(page, '首页轮播')
    await desk.tab('版本')
    await page.getByRole('button', { name: /初始内容/ }).click()
    await desk.dialog.getByRole('button', { name: '回退到这一版' }).click()
    await expect(page.getByText('回退了，顾客下一次打开就是这一版')).toBeVisible()
    await expect.poll(homeOf(page, shop)).toContain('海风已经备好')
    expect(await homeOf(page, shop)()).toContain('今年的第一场雪')
  })

  test('[E2] adds, copies, moves and removes entries by keys, and is told what an entry lacks', async ({
    page,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await openContent(page, '公告')
    const names = () => desk.blocks.allInnerTexts()
    await expect(desk.block('鹿鸣雪山云顶缆车')).toBeVisible()
    const [first = '', second = '', third = ''] = await names()
    await desk.blocks.first().focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(names).toEqual([second, first, third])
    await page.keyboard.press('Control+d')
    await expect.poll(names).toEqual([second, first, first, third])
    await page.keyboard.press('Delete')
    await expect.poll(names).toEqual([second, first, third])
    await page.getByRole('button', { name: '加一条' }).click()
    await desk.field('标题 *').fill('')
    await expect(page.getByRole('button', { name: /发布（1 个问题）/ })).toBeVisible()
    await desk.field('标题 *').fill('今晚有烟花')
    await desk.field('去哪里').fill('/nowhere')
    await expect(page.getByText('网站里没有地址「/nowhere」').first()).toBeVisible()
    await desk.field('去哪里').fill('/combo')
    await expect(page.getByRole('button', { name: '发布…' })).toBeEnabled()
    await page.getByRole('button', { name: '丢弃草稿' }).click()
    await page.getByRole('button', { name: '真的丢弃' }).click()
    await expect.poll(names).toEqual([first, second, third])
  })

  test('[E3] sees at once that a colour can’t be read, can’t publish it, mends it, and the brand has it', async ({
    page,
    shop,
  }) => {
    const desk = studio(page, shop)
    const brandHome = homeOf(page, shop, '?from=clubmed')
    await desk.enter()
    await page.getByRole('link', { name: '内容', exact: true }).click()
    await page.getByRole('button', { name: /^主题/ }).click()
    expect.soft(await violations(page), 'the list of themes').toEqual([])
    await page.getByRole('link', { name: '俱乐部假期', exact: true }).click()
    await expect(page.getByText('字和底色都看得清')).toBeVisible()
    await desk.field('品牌色').fill('#9FB8D8')
    await desk.field('品牌色').blur()
    await expect(page.getByText('有 2 处看不清，至少要 4.5')).toBeVisible()
    await desk.publish()
    await expect(desk.dialog).toContainText('有 1 个问题，先改好才能发布')
    await expect(desk.dialog.getByRole('button', { name: '现在发布' })).toBeDisabled()
    await page.keyboard.press('Escape')
    expect.soft(await violations(page, { frames: 'iframe' }), 'a theme with a problem').toEqual([])
    await desk.field('品牌色').fill('#7A1F5C')
    await desk.field('品牌色').blur()
    await expect(page.getByText('字和底色都看得清')).toBeVisible()
    const brandInCanvas = () =>
      desk.canvas.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--brand'))
    await expect.poll(brandInCanvas).toBe('#7A1F5C')
    await desk.publish()
    await desk.dialog.getByRole('button', { name: '现在发布' }).click()
    await expect(page.getByText('发布了，顾客下一次打开就是新的')).toBeVisible()
    await expect.poll(brandHome).toContain('--brand:#7A1F5C')
  })

  test('[E6, E7] makes a look for a word of its own and a notice with a code of its own, and publishes both', async ({
    page,
    gate,
    shop,
  }) => {
    gate.allow(/409/)
    const desk = studio(page, shop)
    const [code, from] = [`SPRING_NOTICE_${shop.turn}`, `spring${shop.turn}`]
    const springHome = homeOf(page, shop, `?from=${from}`)
    await desk.enter()
    await page.getByRole('link', { name: '内容', exact: true }).click()
    await page.getByRole('button', { name: '新建页面组件' }).click()
    await desk.field('叫什么').fill('春天公告')
    await desk.field('种类').selectOption('公告')
    await desk.field('编号').fill('YT3_BANNER')
    await desk.dialog.getByRole('button', { name: '建成草稿' }).click()
    await expect(desk.dialog).toContainText('已经用了编号 YT3_BANNER，页面就按它读：直接改它的内容')
    expect.soft(await violations(page), 'a new component').toEqual([])
    await desk.field('编号').fill(code)
    await desk.dialog.getByRole('button', { name: '建成草稿' }).click()
    await page.getByRole('button', { name: '加一条' }).click()
    await desk.field('标题 *').fill('今晚有烟花')
    await desk.field('标题 *').blur()
    await desk.publishNow('新公告')
    const data = { codes: [code], needContentInfo: false }
    const notice = async () => (await page.request.post(`${shop.url}${contracts.pageComponents.path}`, { data })).text()
    await expect.poll(notice).toContain('今晚有烟花')

    await page.getByRole('link', { name: '回到列表' }).click()
    await page.getByRole('button', { name: /^主题/ }).click()
    await page.getByRole('button', { name: '新建主题' }).click()
    await desk.field('主题名').fill('春天')
    await desk.field('来源（from）').fill(from)
    await desk.dialog.getByRole('button', { name: '建成草稿' }).click()
    await desk.field('品牌色').fill('#7A1F5C')
    await desk.field('品牌色').blur()
    await expect(page.getByText('字和底色都看得清')).toBeVisible()
    expect(await springHome()).not.toContain('--brand:#7A1F5C')
    await desk.publishNow('春天的样子')
    await expect.poll(springHome).toContain('--brand:#7A1F5C')
    expect(await homeOf(page, shop, '?from=nobody')()).not.toContain('--brand:#7A1F5C')
  })

  test('[E6] archives a notice after a question, takes it back, and is told what can’t be archived', async ({
    page,
    gate,
    shop,
  }) => {
    gate.allow(/409/)
    const desk = studio(page, shop)
    const code = `SUMMER_NOTICE_${shop.turn}`
    await shop.calls.post('/items/new', { kind: 'component', name: code, title: '夏天公告', type: '公告' })
    await shop.calls.post('/publish', { items: [{ kind: 'component', name: code, version: 1 }], message: '' })
    const row = page.getByRole('row', { name: new RegExp(code) })
    const archive = page.getByRole('button', { name: '归档', exact: true })
    await desk.enter()
    await page.getByRole('link', { name: '内容', exact: true }).click()
    await page.getByRole('button', { name: '归档 首页轮播', exact: true }).click()
    await expect(desk.dialog).toContainText('页面按编号读不到它')
    expect.soft(await violations(page), 'the question before archiving').toEqual([])
    await archive.click()
    await expect(desk.dialog.getByRole('alert')).toContainText('不要的内容一条条隐藏或删除')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '归档 夏天公告' }).click()
    await archive.click()
    await expect(page.getByText('归档了 夏天公告')).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(row).toContainText('线上')
    await page.getByRole('button', { name: '归档 夏天公告' }).click()
    await archive.click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: '已归档', exact: true }).click()
    await expect(row).toContainText('已归档')
    await page.getByRole('button', { name: '恢复 夏天公告' }).click()
    // What other journeys archived stays in the list.
    await expect(row).toHaveCount(0)
  })
})
