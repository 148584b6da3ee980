import { expect, test } from './fixtures.ts'
import { homePage } from './drivers/home.ts'
import { scrollThrough, watchRequests } from './drivers/shop.ts'

test.describe('home: what a shopper meets', () => {
  test(
    'brand, banner and entries stand in the first view, [A9] at most five, 一键WIFI not among them; tabs, tags, products, stories and the footer follow',
    { tag: '@gate' },
    async ({ page }) => {
      const home = homePage(page)
      await home.open()
      await expect(page).toHaveTitle('澜途度假')
      await expect(home.brand).toBeInViewport()
      await expect(home.slides.first()).toBeInViewport()
      await expect(home.position).toHaveText(/^\d\/6$/)
      await expect(home.entries.first()).toBeInViewport()
      await expect(home.entries).toHaveText(['酒店', '门票', '玩乐', '套餐', '租车'])
      await expect(page.getByText('一键WIFI')).toHaveCount(0)
      await expect(home.menu.getByRole('tab')).toHaveText(['精选', '酒店', '门票玩乐', '套餐度假', '商城好物'])
      await expect(home.tab('精选')).toHaveAttribute('aria-selected', 'true')
      await expect(home.menu.getByRole('list', { name: '按标签筛选' }).getByRole('listitem')).toHaveText([
        '海岛',
        '亲子',
        '雪山',
        '古镇',
      ])
      await expect(home.products).toHaveCount(6)
      await expect(home.stories.first()).toContainText('第一次带娃看海')
      await expect(home.footer).toContainText('官方直营')
    },
  )

  test.describe('on a screen of two pixels for each', () => {
    test.use({ deviceScaleFactor: 2 })
    test('every picture that the page shows is there and sharp enough for a phone', async ({ page }) => {
      await homePage(page).open()
      await scrollThrough(page)
      const poor = await page.evaluate(() =>
        [...document.images]
          // A lazy picture that nobody has come near has no address yet.
          .filter((image) => image.checkVisibility() && image.clientWidth > 0 && image.currentSrc !== '')
          // What is drawn of lines is sharp at any size.
          .map((image) => ({ image, isDrawn: image.currentSrc.endsWith('.svg') }))
          .map(({ image, isDrawn }) => ({
            image,
            pixels: isDrawn ? Infinity : Number(/-(\d+)x\d+\./.exec(image.currentSrc)?.[1]),
          }))
          .filter(({ image, pixels }) => image.naturalWidth === 0 || !(pixels >= 1.4 * image.clientWidth))
          .map(({ image }) => `${image.currentSrc} on ${image.clientWidth} px`),
      )
      expect(poor).toEqual([])
      await expect
        .poll(() => page.evaluate(() => [...document.images].filter((image) => image.complete).length))
        .toBeGreaterThan(8)
    })
  })

  test('the data came with the page: nothing is asked of the API before a touch', async ({ page }) => {
    const requests = watchRequests(page)
    const home = homePage(page)
    await home.open()
    await scrollThrough(page)
    await expect(home.stories.first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(requests.calls().map((request) => request.url())).toEqual([])
    expect(requests.documents()).toHaveLength(1)
  })

  test('[A5] an entry without a link says 该服务暂未开放，敬请期待', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await home.entries.getByRole('button', { name: '租车' }).tap()
    await expect(home.toast).toHaveText('该服务暂未开放，敬请期待')
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
  })

  test('分享 offers the address of the page', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    const home = homePage(page)
    await home.open()
    await page.getByRole('button', { name: '分享' }).tap()
    await page.getByRole('dialog', { name: '分享给朋友' }).getByRole('button', { name: '复制链接' }).tap()
    await expect(home.toast).toHaveText('复制成功')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
})

test.describe('home: without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('it reads from the brand to the footer, and nothing offers what needs a script: the banner has no pause button', async ({
    page,
  }) => {
    const home = homePage(page)
    await page.goto('/tc-fostay/')
    await expect(home.brand).toBeVisible()
    await expect(home.entries).toHaveCount(5)
    await expect(home.offers).toHaveCount(2)
    await expect(home.offers.first()).toContainText('截止')
    await expect(home.products).toHaveCount(6)
    await expect(home.footer).toContainText('退款无手续费')
    await expect(home.position).toHaveText('1/6')
    await expect(home.pause).toHaveCount(0)
  })

  test('its links lead on: an entry to its list, 更多 to the packages', async ({ page }) => {
    const home = homePage(page)
    await page.goto('/tc-fostay/')
    await home.entries.getByRole('link', { name: '酒店' }).tap()
    await expect(page).toHaveURL(/\/atlantis\/TCP_YT2_Product_STAY\?index=1$/)
    await expect(page.getByText('到底啦，只有这些内容了')).toBeAttached()
    await page.goBack()
    await home.deals.getByRole('link', { name: /更多/ }).tap()
    await expect(page.getByRole('heading', { level: 1, name: '限时抢购' })).toBeVisible()
  })
})
