import type { Page } from '@playwright/test'
import { block, open, watchRequests } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { held } from '../support/held.ts'
import { enterAs } from '../support/member-sessions.ts'
import { pressTwice } from '../support/press-twice.ts'

/** What somebody taps who reads no links; what is chosen already has nothing to say. */
const BUTTONS =
  '#root button:enabled:not([aria-disabled=true], [aria-pressed=true], [aria-selected=true]):not([inert] *, [data-left] *)'

interface Watched extends Window {
  /** Whether the page said or showed anything since the tap. */
  isAnswered?: boolean
}

/** Clicks a button where it stands, without going there: as a screen reader does, or somebody by voice. @returns its block and name */
const click = (page: Page, at: number): Promise<string | undefined> =>
  page.evaluate(
    ([buttons, nth]) => {
      const button = [...document.querySelectorAll<HTMLElement>(buttons)].filter((one) => one.checkVisibility())[nth]
      if (!button) return undefined
      const block = button.closest('[data-block]')
      // A clock somewhere else on the page is no answer.
      const isAnswer = ({ type, target }: MutationRecord) => type !== 'characterData' || block?.contains(target)
      const watch = new MutationObserver((seen) => {
        if (seen.some(isAnswer)) (window as Watched).isAnswered = true
      })
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      const place = scrollY
      addEventListener('scroll', () => ((window as Watched).isAnswered ||= scrollY !== place), { passive: true })
      button.click()
      return `${block?.getAttribute('data-block')}: ${button.getAttribute('aria-label') ?? button.textContent}`
    },
    [BUTTONS, at] as const,
  )

const pages = [
  '/',
  '/combo',
  '/goods/650101',
  '/goods/660101',
  '/hotel/detail/100101',
  '/ticket/200101',
  '/productDetail/610101',
  '/play/productDetail/310101',
  '/vacation/detail/510101',
  '/retail/productDetail/500101',
  '/presale/detail/710101',
  '/hotelpackage/detail/810101',
]

test.describe('every button of a page that was just opened, wherever it stands, is answered', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const path of pages)
    test(path, async ({ page, gate }) => {
      // A tap may lead to a call of a visitor, which is refused.
      gate.allow(/401/)
      for (let at = 0; ; at += 1) {
        await open(page, path)
        const url = page.url()
        const { calls, pages: asked } = watchRequests(page)
        const name = await click(page, at)
        if (name === undefined) break
        const isAnswered = async () =>
          page.url() !== url ||
          calls().length + asked().length > 0 ||
          (await page.evaluate(() => (window as Watched).isAnswered === true).catch(() => true))
        await expect.poll(isAnswered, { message: `${name} is answered` }).toBe(true)
      }
    })
})

test('what is pressed shows that it works for as long as the server takes, and acts once', async ({ page }) => {
  await enterAs(page, '900003')
  await open(page, '/goods/650101')
  const answer = held()
  const calls: string[] = []
  await page.route('**/collect/collectOrCancelProduct/**', async (route) => {
    calls.push(route.request().url())
    await answer.wait
    await route.continue()
  })
  const collect = block(page, 'bar').getByRole('button', { name: /收藏/ })
  const works = () => collect.evaluate((button) => button.getAnimations().length > 0)
  await collect.tap()
  await expect.poll(works).toBe(true)
  await expect.poll(() => calls.length).toBe(1)
  await pressTwice(collect)
  expect(await works()).toBe(true)
  answer.go()
  await expect(collect).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(works).toBe(false)
  expect(calls).toHaveLength(1)
})
