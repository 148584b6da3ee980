import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { block, open } from '../drivers/shop.ts'

test.describe('strategy content', () => {
  test('[A2] a story of the home page opens at /content/{contentid}, and back leads to its card', async ({ page }) => {
    const { open: openHome, stories } = homePage(page)
    await openHome()
    const card = stories.filter({ hasText: '古镇的好时辰' })
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('link').tap()
    await expect(page).toHaveURL(/\/tc-fostay\/content\/30003$/)
    await expect(page.getByRole('heading', { name: '古镇的好时辰，在游客散去以后' })).toBeVisible()
    await page.goBack()
    await expect(card).toBeInViewport()
  })

  test('back leads to its card also where something above it grew meanwhile', async ({ page }) => {
    const { open: openHome, stories } = homePage(page)
    await openHome()
    const card = stories.filter({ hasText: '古镇的好时辰' })
    await card.scrollIntoViewIfNeeded()
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    // Where it stands as it is tapped: what is above may still be coming before.
    const before = card.evaluate(
      (element) =>
        new Promise<number>((tapped) => {
          const told = () => tapped(Math.round(element.getBoundingClientRect().top))
          element.addEventListener('click', told, { capture: true, once: true })
        }),
    )
    await card.getByRole('link').tap()
    await expect(page.getByRole('heading', { name: '古镇的好时辰，在游客散去以后' })).toBeVisible()
    await page
      .locator('[data-left] [data-block]')
      .first()
      .evaluate((element) => element.style.setProperty('padding-bottom', '1500px'))
    await page.goBack()
    const left = await before
    // A place is kept in whole pixels.
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(1)
  })

  test('it tells who wrote it and when, ends with 到底啦，只有这些内容了, and offers others than itself', async ({
    page,
  }) => {
    await open(page, '/content/30001')
    const article = block(page, 'article')
    await expect(article.getByRole('heading', { level: 2 }).first()).toHaveText('第一次带娃看海，这三天这样排')
    await expect(article.locator('time')).toHaveText(/^\d{4}-\d\d-\d\d$/)
    await expect(article.getByText('到底啦，只有这些内容了')).toBeAttached()
    await expect(block(page, 'more').getByRole('article')).not.toHaveCount(0)
    await expect(block(page, 'more')).not.toContainText('第一次带娃看海')
  })

  test('what it speaks of can be bought', async ({ page }) => {
    await open(page, '/content/30002')
    await block(page, 'article').getByRole('article').getByRole('link').first().tap()
    await expect(page).toHaveURL(/\/tc-fostay\/ticket\/200104$/)
  })

  test('an article that nobody knows says so, and offers others', async ({ page, gate }) => {
    gate.allow(/404/)
    await open(page, '/content/1')
    await expect(page.getByText('这篇文章找不到了，看看别的攻略吧')).toBeVisible()
    await expect(block(page, 'more').getByRole('article')).not.toHaveCount(0)
  })
})
