import type { Page } from '@playwright/test'
import { packageList } from '../drivers/packages.ts'
import { alive, block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

/** Keeps the names of what moves in each change of pages; without the means, there are none. */
async function watchChanges(page: Page, { canMove = true } = {}): Promise<() => Promise<string[][]>> {
  await page.addInitScript((hasMeans) => {
    const changes: Promise<string[]>[] = []
    Object.assign(window, { changes })
    if (!hasMeans) return void Object.assign(Document.prototype, { startViewTransition: undefined })
    const begin = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function startViewTransition(update) {
      const change = begin.call(this, update)
      const moving = () =>
        document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '')
      changes.push(change.ready.then(moving, () => []))
      return change
    }
  }, canMove)
  return () =>
    page.evaluate(() => Promise.all((window as unknown as { readonly changes: readonly Promise<string[]>[] }).changes))
}

const PICTURE = '::view-transition-group(carried-picture)'
const openCard = (page: Page) => packageList(page).card('海景双晚双园家庭套餐').getByRole('link').tap()

test.describe('the picture of a card that is opened', () => {
  test('turns into the first picture of its page', async ({ page }) => {
    const changes = await watchChanges(page)
    // A page that comes late comes by itself: on a busy machine somebody goes back, and taps again.
    await expect(async () => {
      await open(page, '/atlantis/v2/poiList')
      await block(page, 'pois').getByRole('link').first().tap()
      await expect(page).toHaveURL(/poiDetail/)
      await expect(block(page, 'pois'), 'the page has changed').toHaveCount(0)
      expect((await changes()).flat()).toContain(PICTURE)
    }).toPass()
    const names = () =>
      page
        .locator('picture')
        .evaluateAll((all: HTMLElement[]) => all.map((one) => one.style.getPropertyValue('view-transition-name')))
    await expect.poll(async () => (await names()).filter(Boolean), { message: 'nothing is left behind' }).toEqual([])
  })

  test('moves from a card of the package list too, and nothing on the way back', async ({ page }) => {
    const changes = await watchChanges(page)
    await packageList(page).open()
    await openCard(page)
    await expect.poll(async () => (await changes()).length).toBe(1)
    await page.goBack()
    await expect(packageList(page).card('海景双晚双园家庭套餐')).toBeVisible()
    expect(await changes()).toHaveLength(1)
  })

  test('stays still for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const changes = await watchChanges(page)
    await packageList(page).open()
    await openCard(page)
    await expect(page).toHaveURL(/\/productDetail\/610101/)
    expect(await changes()).toEqual([])
  })

  test('is no matter where the browser has no means for it', async ({ page }) => {
    await watchChanges(page, { canMove: false })
    await packageList(page).open()
    await openCard(page)
    await expect(page).toHaveURL(/\/productDetail\/610101/)
    await page.goBack()
    await alive(page)
    await expect(packageList(page).card('海景双晚双园家庭套餐')).toBeVisible()
  })
})
