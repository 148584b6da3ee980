import { homePage } from '../drivers/home.ts'
import { block, scrollThrough } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import {
  callsForVisitors,
  componentsOfPage,
  everyBlock,
  expectUsable,
  expectWhole,
  openInTrouble,
  othersThan,
  smallCalls,
  SORRY,
  statusOfGuest,
} from '../support/home-endpoints.ts'
import { jumps } from '../support/measure.ts'

/**
 * Each kind of trouble once in a real browser, with several endpoints in it at once. What each endpoint by itself costs in each kind is in
 * tests/contract/failing-data.test.ts.
 */
test.describe('failing endpoints cost their own blocks', () => {
  for (const [endpoints, trouble] of [
    [smallCalls, 'error'],
    [componentsOfPage, 'error'],
    [smallCalls, 'malformed'],
    [componentsOfPage, 'cut'],
  ] as const)
    test(
      `${endpoints.name}: ${trouble}. Each block shows its declared fallback, the rest is there, 重新加载 recovers`,
      { tag: endpoints === smallCalls && trouble === 'error' ? '@gate' : [] },
      async ({ page, gate, remoteShop }) => {
        if (trouble !== 'malformed')
          gate.allow(/equity\/checkStatus|getActivityTask|Failed to load|ERR_EMPTY_RESPONSE|500/)
        const { retrying, hiding } = endpoints
        await openInTrouble(page, remoteShop, endpoints, trouble)
        for (const id of retrying) await expect(block(page, id)).toContainText(SORRY)
        for (const id of hiding) await expect(block(page, id).filter({ hasText: /./ }), id).toHaveCount(0)
        await expectWhole(page, othersThan(endpoints))
        expect(await jumps(page)).toBeLessThan(0.01)
        remoteShop.backend.heal()
        for (const id of retrying) {
          const retry = block(page, id).getByRole('button', { name: '重新加载' })
          if (await retry.isVisible()) await retry.tap()
          await expect(block(page, id)).not.toContainText(SORRY)
        }
        await expect(homePage(page).products).toHaveCount(6)
        await expectUsable(page)
      },
    )

  test(`${smallCalls.name}: empty replies. Their blocks have nothing to show, the rest is there`, async ({
    page,
    remoteShop,
  }) => {
    const { vacant, hiding } = smallCalls
    await openInTrouble(page, remoteShop, smallCalls, 'empty')
    for (const id of [...vacant, ...hiding]) await expect(block(page, id).filter({ hasText: /./ }), id).toHaveCount(0)
    await expectWhole(page, othersThan(smallCalls))
    await expect(page.getByText(SORRY)).toHaveCount(0)
    expect(await jumps(page)).toBeLessThan(0.01)
    await expectUsable(page)
  })

  test(`${componentsOfPage.name}: no answer, ever. The page does not wait; after 30 s their blocks give up in their place`, async ({
    page,
    remoteShop,
  }) => {
    await page.clock.install()
    const { retrying, hiding } = componentsOfPage
    await openInTrouble(page, remoteShop, componentsOfPage, 'silent')
    await expectWhole(page, othersThan(componentsOfPage))
    await expect(page.getByText(SORRY)).toHaveCount(0)
    await page.clock.fastForward(31_000)
    for (const id of retrying) await expect(block(page, id)).toContainText(SORRY)
    for (const id of hiding) await expect(block(page, id).filter({ hasText: /./ }), id).toHaveCount(0)
    expect(await jumps(page)).toBeLessThan(0.01)
    remoteShop.backend.heal()
    for (const id of retrying) {
      await block(page, id).getByRole('button', { name: '重新加载' }).tap()
      await expect(block(page, id)).not.toContainText(SORRY)
    }
    await expectUsable(page)
  })

  for (const endpoints of [callsForVisitors, statusOfGuest, componentsOfPage])
    test(`${endpoints.name}: slow. The page does not wait, their blocks arrive later in their place, and nothing jumps`, async ({
      page,
      remoteShop,
    }) => {
      const html = await openInTrouble(page, remoteShop, endpoints, 'slow')
      expect(html, 'the rest came at once').toContain('每一次抵达，都像回到海边的家')
      remoteShop.backend.heal()
      const home = homePage(page)
      const { blocks: unplaced, jump } = endpoints.unplaced ?? { blocks: [], jump: 0.01 }
      for (const id of unplaced) await expect(block(page, id)).toBeVisible()
      await scrollThrough(page)
      await expect(home.products).toHaveCount(6)
      await expect(home.offers).toHaveCount(2)
      await expectWhole(page, everyBlock)
      await page.waitForLoadState('networkidle')
      expect(await jumps(page)).toBeLessThan(jump)
    })
})
