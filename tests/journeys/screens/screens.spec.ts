import { brands } from '../../../schemas/domain/channels.ts'
import { homePage } from '../drivers/home.ts'
import { alive, scrollThrough } from '../drivers/shop.ts'
import { expect, test as base } from '../fixtures.ts'
import { violations } from '../support/axe.ts'
import { followRequests } from '../support/quiet.ts'
import type { Screen } from '../support/screen.ts'
import { memberScreens, otherScreens, screens, show, showAd } from '../support/screens.ts'
import { checkScreen, checkSizes, followPolicy } from '../support/visit.ts'

const test = base.extend({
  page: async ({ page }, use) => {
    followRequests(page)
    await followPolicy(page)
    await use(page)
  },
})

/** Screens that are walked through by keyboard. */
const walked = new Set<Screen>([screens[0]!, ...memberScreens, ...otherScreens])

/** Home in every theme beside the shop's own, which is among the screens. */
const themes = brands.filter((brand) => brand !== 'lantu')

/** Opened once, a screen is asked everything at once: what is broken is told by screen, rule and width. */
test.describe('screens', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const screen of screens)
    test(screen.name, async ({ page, gate }) => {
      if (screen.status) gate.allow(new RegExp(`\\b${screen.status}\\b`))
      await show(page, screen)
      await checkScreen(page, screen.name, {
        isOpened: !screen.act,
        isWalked: !screen.act && walked.has(screen),
        isScrolled: !screen.act,
        isLong: screen.name === 'home',
      })
    })

  for (const theme of themes)
    test(`home in the theme ${theme}`, async ({ page }) => {
      await show(page, { name: theme, path: `/?from=${theme}` })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await checkScreen(page, theme, { isScrolled: true, isLong: true })
    })

  test.describe('', () => {
    test.use({ ad: 'unseen' })
    test('the ad of the day', async ({ page }) => {
      await showAd(page)
      await checkScreen(page, 'ad', {})
    })
  })

  test('home with letters half as large again, as a browser can be set to', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
    await homePage(page).open()
    await scrollThrough(page)
    await checkSizes(page, 'large letters', [[390, 844]])
  })

  test('home whose data failed, with its 重新加载', async ({ page, remoteShop: { shop, backend }, gate }) => {
    gate.allow(/ 503/)
    backend.fail(() => true, 'error')
    await page.goto(`${shop.url}/tc-fostay/`)
    await alive(page)
    await expect(page.getByRole('button', { name: '重新加载' }).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})
