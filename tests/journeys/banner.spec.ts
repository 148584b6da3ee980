import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { homePage } from './drivers/home.ts'
import { swipe } from './support/finger.ts'

/** ms of the page's clock that are longer than a slide stays (A9: 3 s), so that what did not move by then stands still. */
const LONGER_THAN_A_SLIDE = 4_000

/** Opens the page with a carousel that runs; from here on, time passes only as the journey says. */
async function openStill(page: Page) {
  await page.clock.install()
  const home = homePage(page)
  await home.open()
  await home.brand.tap()
  await expect(home.banner.locator('.swiper-initialized')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  return home
}

/** Lets time pass until another slide is shown. @returns how many ms that took, in tenths of a second */
async function untilNext(page: Page): Promise<number> {
  const { position } = homePage(page)
  const before = await position.textContent()
  for (let passed = 100; passed <= 10_000; passed += 100) {
    await page.clock.runFor(100)
    if ((await position.textContent()) !== before) return passed
  }
  throw new Error('no other slide came')
}

test.describe('banner', () => {
  test('[A9] it moves by itself, a slide every 3 s, and begins again after the last', async ({ page }) => {
    const { position } = await openStill(page)
    await untilNext(page)
    const stays: number[] = []
    const seen = [await position.textContent()]
    for (let slide = 0; slide < 6; slide++) {
      stays.push(await untilNext(page))
      seen.push(await position.textContent())
    }
    expect(Math.max(...stays)).toBeLessThanOrEqual(3_500)
    expect(Math.min(...stays)).toBeGreaterThanOrEqual(2_900)
    expect(seen.join(' '), 'after the last the first').toContain('6/6 1/6')
  })

  test('暂停轮播 stops it and 继续轮播 lets it go on', async ({ page }) => {
    const home = await openStill(page)
    await home.pause.tap()
    await expect(home.resume).toBeVisible()
    const at = (await home.position.textContent()) ?? ''
    await page.clock.runFor(2 * LONGER_THAN_A_SLIDE)
    await expect(home.position).toHaveText(at)
    await home.resume.tap()
    await page.clock.runFor(LONGER_THAN_A_SLIDE)
    await expect(home.position).not.toHaveText(at)
  })

  test('a finger moves it to the next slide and back, and opens nothing', async ({ page }) => {
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
    await page.clock.install()
    const home = homePage(page)
    await home.open()
    await home.slides.nth(0).focus()
    await page.keyboard.press('Tab')
    await expect(home.slides.nth(1)).toBeFocused()
    await expect(home.position).toHaveText('2/6')
    await page.clock.runFor(LONGER_THAN_A_SLIDE)
    await expect(home.position).toHaveText('2/6')
    await expect(home.slides.nth(1)).toBeInViewport({ ratio: 0.9 })
  })

  test('who wants less motion gets a banner that stays and has nothing to pause', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const home = homePage(page)
    await home.open()
    await home.brand.tap()
    await page.clock.runFor(2 * LONGER_THAN_A_SLIDE)
    await expect(home.position).toHaveText('1/6')
    await expect(home.pause).toHaveCount(0)
  })
})
