import { expect, test } from './fixtures.ts'
import { homePage } from './drivers/home.ts'
import { swipe } from './support/finger.ts'

/** Longer than a slide stays (A9: 3 s), so that what did not move by then stands still. */
const LONGER_THAN_A_SLIDE = 4_000

test.describe('banner', () => {
  test('[A9] it moves by itself, a slide about every 3 s', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await expect(home.position).toHaveText('2/6', { timeout: 8_000 })
    const seen = Date.now()
    await expect(home.position).toHaveText('3/6', { timeout: 8_000 })
    expect(Date.now() - seen, 'a slide stays long enough to be read').toBeGreaterThan(1_500)
  })

  test('it begins again after the last slide', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await home.slides.last().scrollIntoViewIfNeeded()
    await expect(home.position).toHaveText('6/6')
    await expect(home.position).toHaveText('1/6', { timeout: 8_000 })
  })

  test('暂停轮播 stops it and 继续轮播 lets it go on', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await home.pause.tap()
    await expect(home.resume).toBeVisible()
    const at = await home.position.textContent()
    await page.waitForTimeout(LONGER_THAN_A_SLIDE)
    await expect(home.position).toHaveText(at ?? '')
    await home.resume.tap()
    await expect(home.position).not.toHaveText(at ?? '', { timeout: 8_000 })
  })

  test('a finger moves it to the next slide and back', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await home.pause.tap()
    await expect(home.resume).toBeVisible()
    await expect(home.banner.locator('.swiper-initialized')).toBeVisible()
    const before = Number((await home.position.textContent())?.[0])
    await swipe(page, { x: 300, y: 150 }, { x: -220 })
    await expect(home.position).toHaveText(`${before + 1}/6`)
    await swipe(page, { x: 90, y: 150 }, { x: 220 })
    await expect(home.position).toHaveText(`${before}/6`)
  })

  test('a swipe opens nothing', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await swipe(page, { x: 300, y: 150 }, { x: -220 })
    await expect(home.position).toHaveText('2/6')
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
  })

  test('a tap on a slide opens what it shows', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await home.slides.first().tap()
    await expect(page).toHaveURL(/\/productDetail\/610101$/)
    await expect(page.getByRole('heading', { level: 1, name: '套餐详情' })).toBeVisible()
  })

  test('by keyboard the slide with the focus is the one that is shown, and it waits', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await home.slides.nth(0).focus()
    await page.keyboard.press('Tab')
    await expect(home.slides.nth(1)).toBeFocused()
    await expect(home.position).toHaveText('2/6')
    await page.waitForTimeout(LONGER_THAN_A_SLIDE)
    await expect(home.position).toHaveText('2/6')
    await expect(home.slides.nth(1)).toBeInViewport({ ratio: 0.9 })
  })

  test('who wants less motion gets a banner that stays and has nothing to pause', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const home = homePage(page)
    await home.open()
    await page.waitForTimeout(LONGER_THAN_A_SLIDE)
    await expect(home.position).toHaveText('1/6')
    await expect(home.pause).toHaveCount(0)
  })
})
