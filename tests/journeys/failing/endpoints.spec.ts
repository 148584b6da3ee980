import { homePage } from '../drivers/home.ts'
import { block, scrollThrough } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import {
  endpoints,
  everyBlock,
  expectUsable,
  expectWhole,
  openInTrouble,
  othersThan,
  SORRY,
} from '../support/home-endpoints.ts'
import { jumps } from '../support/measure.ts'
import type { Trouble } from '../support/played-backend.ts'

test.describe('a failing endpoint costs its own blocks', () => {
  for (const endpoint of endpoints)
    for (const trouble of ['error', 'malformed', 'cut'] as const satisfies readonly Trouble[])
      test(`${endpoint.name}: ${trouble}. Each block shows its declared fallback, the rest is there, 重新加载 recovers`, async ({
        page,
        gate,
        remoteShop,
      }) => {
        if (trouble !== 'malformed') gate.allow(/equity\/checkStatus|getActivityTask|net::ERR_EMPTY_RESPONSE|500/)
        const { retrying = [], hiding = [] } = endpoint
        await openInTrouble(page, remoteShop, endpoint, trouble)
        for (const id of retrying) await expect(block(page, id)).toContainText(SORRY)
        for (const id of hiding) await expect(block(page, id).filter({ hasText: /./ }), id).toHaveCount(0)
        await expectWhole(page, othersThan(endpoint))
        expect(await jumps(page)).toBeLessThan(0.01)
        remoteShop.backend.heal()
        for (const id of retrying) {
          const retry = block(page, id).getByRole('button', { name: '重新加载' })
          if (await retry.isVisible()) await retry.tap()
          await expect(block(page, id)).not.toContainText(SORRY)
        }
        await expect(homePage(page).products).toHaveCount(6)
        await expectUsable(page, { ...endpoint, retrying: [], hiding: [] })
      })

  for (const endpoint of endpoints)
    test(`${endpoint.name}: an empty reply. Its blocks have nothing to show, the rest is there`, async ({
      page,
      remoteShop,
    }) => {
      const { retrying = [], hiding = [] } = endpoint
      await openInTrouble(page, remoteShop, endpoint, 'empty')
      for (const id of endpoint.vacant ?? [...retrying, ...hiding])
        await expect(block(page, id).filter({ hasText: /./ }), id).toHaveCount(0)
      await expectWhole(page, othersThan(endpoint))
      await expect(page.getByText(SORRY)).toHaveCount(0)
      expect(await jumps(page)).toBeLessThan(0.01)
      await expectUsable(page, endpoint)
    })

  for (const endpoint of endpoints)
    test(`${endpoint.name}: no answer, ever. The page does not wait; after 30 s its blocks give up in their place`, async ({
      page,
      remoteShop,
    }) => {
      await page.clock.install()
      const { retrying = [], hiding = [] } = endpoint
      await openInTrouble(page, remoteShop, endpoint, 'silent')
      await expectWhole(page, othersThan(endpoint))
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
      await expectUsable(page, { ...endpoint, retrying: [], hiding: [] })
    })

  for (const endpoint of endpoints)
    test(`${endpoint.name}: slow. The page does not wait, its blocks arrive later in their place, and nothing jumps`, async ({
      page,
      remoteShop,
    }) => {
      const html = await openInTrouble(page, remoteShop, endpoint, 'slow')
      expect(html, 'the rest came at once').toContain('每一次抵达，都像回到海边的家')
      const home = homePage(page)
      await scrollThrough(page)
      await expect(home.products).toHaveCount(6, { timeout: 10_000 })
      await expect(home.offers).toHaveCount(2)
      await expectWhole(page, everyBlock)
      await page.waitForLoadState('networkidle')
      expect(await jumps(page)).toBeLessThan(endpoint.jump ?? 0.01)
    })
})
