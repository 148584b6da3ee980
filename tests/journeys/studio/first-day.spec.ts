import { expect, test } from './studio-shop.ts'
import { firstLink, PASSWORD, studio } from '../drivers/studio.ts'
import { violations } from '../support/axe.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test.describe('operator: a first day in the studio', () => {
  test(
    'comes in by the link of the first start, with a password of their own, and the link is spent',
    { tag: '@gate' },
    async ({ page, newShop: { url, log } }) => {
      await page.addInitScript(() => localStorage.setItem('studio-tour', 'seen'))
      const link = firstLink({ log })
      await page.goto(link)
      await page.getByRole('button', { name: '登录' }).click()
      await page.getByLabel('新密码').fill(PASSWORD)
      await page.getByLabel('再写一次').fill(PASSWORD)
      await page.getByRole('button', { name: '保存密码' }).click()
      await expect(page.getByRole('link', { name: '澜途度假', exact: true })).toBeVisible()
      expect(page.url()).not.toContain('#')
      await page.getByRole('link', { name: '引用' }).click()
      await expect(page.getByText('还没有查过')).toBeVisible()
      await page.goto(`${url}/studio/releases`)
      await expect(page.getByText('还没有发布单')).toBeVisible()
    },
  )

  test(
    'finds a page, moves a block by keys alone, sees it named, and takes it back',
    { tag: '@gate' },
    async ({ page, shop }) => {
      const desk = studio(page, shop)
      await desk.enter()
      await desk.openPage('home', '澜途度假')
      const names = () => desk.blocks.allInnerTexts()
      await expect(desk.block('限时抢购')).toBeVisible()
      const before = await names()
      await desk.blocks.first().focus()
      for (let at = before.findIndex((name) => name.startsWith('限时抢购')); at > 0; at -= 1)
        await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Alt+ArrowUp')
      await expect.poll(names).not.toEqual(before)
      await desk.tab('修改')
      await expect(page.getByRole('button', { name: '限时抢购 移到 公告条 上面' })).toBeVisible()
      await expect(desk.saving).toContainText('已保存')
      await desk.block('限时抢购').focus()
      await page.keyboard.press('Control+z')
      await expect.poll(names).toEqual(before)
      await page.reload()
      await expect.poll(names, 'taken back for good').toEqual(before)
    },
  )

  test(
    'changes a title, publishes it, the shop shows it, and the earlier version comes back',
    { tag: '@gate' },
    async ({ page, shop }) => {
      const home = async () => (await page.request.get(`${shop.url}/tc-fostay/`)).text()
      const desk = studio(page, shop)
      await desk.enter()
      await desk.openPage('home', '澜途度假')
      await desk.block('限时抢购').click()
      await desk.field('标题 *').fill('今日特价')
      await desk.field('标题 *').blur()
      await expect(desk.block('今日特价')).toBeVisible()

      const offers = page.getByRole('textbox', { name: '套餐' })
      const told = page.locator(`[id="${await offers.getAttribute('id')}-told"]`)
      const written = await offers.inputValue()
      await expect(told).toHaveText(/^要列表，合适现在：列表，共 \d+ 项/)
      await offers.fill('{{ offers.productPackages }}')
      await expect(told.locator('p')).toContainText('productPackages')
      await expect(told).toContainText('现在：空（没有值）')
      await offers.fill(written)
      await expect(told).toContainText('合适')
      await desk.publish()
      await expect(desk.dialog).toContainText('“限时抢购” → “今日特价”')
      await desk.dialog.getByLabel('说明（可以不写）').fill('换个说法')
      await desk.dialog.getByRole('button', { name: '现在发布' }).click()
      await expect(page.getByText('发布了，顾客下一次打开就是新的')).toBeVisible()
      await expect.poll(home).toContain('今日特价')

      await desk.tab('版本')
      await page.getByRole('button', { name: /pages\// }).click()
      const side = (at: number) => desk.dialog.locator('iframe').nth(at).contentFrame()
      await expect(side(0).getByRole('heading', { name: '限时抢购' })).toBeVisible()
      await expect(side(1).getByRole('heading', { name: '今日特价' })).toBeVisible()
      await page.setViewportSize({ width: 1024, height: 768 })
      await expect(desk.dialog.getByRole('status')).toHaveText('第 1 处，共 1 处')
      await desk.dialog.getByRole('button', { name: '下一处' }).press('Enter')
      for (const at of [0, 1]) {
        await expect(side(at).locator('[data-block=deals]')).toBeInViewport()
        await expect(side(at).locator('.canvas-changed:visible')).toHaveCount(1)
      }
      await page.setViewportSize({ width: 1280, height: 800 })
      await desk.dialog.getByRole('button', { name: '回退到这一版' }).click()
      await expect(page.getByText('回退了，顾客下一次打开就是这一版')).toBeVisible()
      await expect.poll(home).not.toContain('今日特价')
    },
  )

  test('sees a problem where it is, can’t publish it, and mends it by one click', async ({ page, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await desk.block('限时抢购').click()
    await desk.misspell('套餐', 'offers', 'ofers')
    await expect(desk.block('限时抢购')).toContainText('1 个问题')
    await desk.publish()
    await expect(desk.dialog).toContainText('有 1 个问题，先改好才能发布')
    await expect(desk.dialog.getByRole('button', { name: '现在发布' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await desk.tab('问题')
    await page
      .getByRole('button', { name: /offers/ })
      .last()
      .click()
    await expect(page.getByText('没有问题')).toBeVisible()
    await expect(desk.saving).toContainText('已保存')
  })

  test('[C1] sees the page itself: a tap selects, what is typed is there at once, and nothing in it reaches the shop', async ({
    page,
    shop,
  }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    const stay = desk.canvas.locator('[data-block=stay]')
    const order = () =>
      desk.canvas.locator('main [data-block]').evaluateAll((blocks) => blocks.map((block) => block.dataset['block']))
    await stay.getByRole('heading', { name: '订酒店' }).click()
    await expect(desk.block('订酒店')).toHaveAttribute('aria-selected', 'true')
    await desk.field('标题 *').fill('订海边的酒店')
    await expect(stay.getByRole('heading', { name: '订海边的酒店' })).toBeVisible()
    // Blocks of what is still asked for come last.
    await expect.poll(order).toEqual(expect.arrayContaining(['stay', 'themes', 'picks', 'places', 'stories', 'others']))
    const before = await order()
    await desk.block('订海边的酒店').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(async () => (await order()).indexOf('stay')).toBe(before.indexOf('stay') - 1)
    await page.keyboard.press('Control+z')
    await expect.poll(order).toEqual(before)

    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().includes('/studio/api/')) sent.push(request.url())
    })
    await page.getByRole('button', { name: '像顾客一样用' }).click()
    await stay.getByRole('button', { name: '查看空房' }).click()
    await expect(page.getByLabel('画布')).toBeVisible()
    expect(sent.filter((url) => /order|pay|events/i.test(url))).toEqual([])
  })

  test('[C2] shares a draft by a link that needs no login, and takes it back', async ({ page, browser, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    const body = { kind: 'page', name: 'home', address: '/', as: { level: 3 }, hours: 1 }
    const headers = { origin: shop.url }
    const made = await page.request.post(`${shop.url}/studio/api/previews`, { data: body, headers })
    const { link, preview } = (await made.json()) as { link: string; preview: { id: string } }
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(link)
    await expect(guest.getByRole('note')).toContainText('预览，不是线上的页面')
    await page.request.post(`${shop.url}/studio/api/previews/${preview.id}/withdraw`, { headers, data: {} })
    expect((await guest.goto(link))?.status()).toBe(410)
    await guest.context().close()
  })

  test('has nothing that axe finds, whatever is open', async ({ page, shop }) => {
    const desk = studio(page, shop)
    const findsNothing = async (where: string) =>
      expect.soft(await violations(page, { frames: 'iframe' }), where).toEqual([])
    await desk.enter()
    await findsNothing('the list of pages')
    await page.goto(`${shop.url}/studio/releases`)
    await expect(page.getByText('还没有发布单')).toBeVisible()
    await findsNothing('no releases')
    await page.goto(`${shop.url}/studio`)
    await desk.openPage('home', '澜途度假')
    await desk.block('限时抢购').click()
    await findsNothing('the editor')
    const offers = page.getByRole('textbox', { name: '套餐' })
    const written = await offers.inputValue()
    await offers.fill('{{ offers.productPackages }}')
    await expect(page.locator(`[id="${await offers.getAttribute('id')}-told"]`)).toContainText('现在：空（没有值）')
    await findsNothing('an expression of a field that is not there')
    await offers.fill(written)
    await desk.misspell('套餐', 'offers', 'ofers')
    await expect(desk.block('限时抢购')).toContainText('1 个问题')
    await desk.tab('问题')
    await findsNothing('the problems')
    await desk.tab('设置')
    await desk.misspell('套餐', 'ofers', 'offers')
    await desk.field('标题 *').fill('今日特价')
    await desk.field('标题 *').blur()
    await expect(desk.block('今日特价')).toBeVisible()
    await desk.publish()
    await expect(desk.dialog).toContainText('“限时抢购” → “今日特价”')
    await findsNothing('the dialog before publishing')
    await desk.dialog.getByRole('button', { name: '现在发布' }).click()
    await expect(page.getByText('发布了，顾客下一次打开就是新的')).toBeVisible()
    await desk.tab('版本')
    await page.getByRole('button', { name: /pages\// }).click()
    await expect(
      desk.dialog.locator('iframe').nth(1).contentFrame().getByRole('heading', { name: '今日特价' }),
    ).toBeVisible()
    await findsNothing('two versions side by side')
  })
})
