import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { loadToEnd, scrollPast } from '../drivers/shop.ts'
import { violations } from './axe.ts'
import { floats } from './floats.ts'
import { usable, walk } from './keyboard-walk.ts'
import { badLineBreaks } from './line-breaks.ts'
import { deadLinks } from './links.ts'
import { jumps, overflowing, settled, smallTargets } from './measure.ts'
import { crampedPrices } from './prices.ts'
import { quiet, restful } from './quiet.ts'

/** Width and height of a window. */
type Size = readonly [number, number]

/** The usual phone, a small one, the narrowest, and a tablet. */
const WINDOWS: readonly Size[] = [
  [390, 844],
  [360, 844],
  [320, 640],
  [768, 1024],
]

/** A rule that is broken ends no visit: what else is broken is told too, each by its screen and its rule. */
async function rule(screen: string, name: string, broken: () => Promise<readonly string[]>): Promise<void> {
  await test.step(name, async () => {
    expect.soft(await broken(), `${screen}: ${name}`).toEqual([])
  })
}

/** Keeps what the page's policy refused, for `refusals`. */
export const followPolicy = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      refused.push(`${effectiveDirective}: ${blockedURI} (${sourceFile})`),
    )
  })

const refusals = (page: Page) => page.evaluate(() => (window as unknown as { readonly refused: string[] }).refused)

/** One name for the page: its title, and a heading of the first level, which a dialog over it may have too. */
const names = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')].filter(
      (heading) => heading.checkVisibility() && !heading.closest('[data-left], dialog'),
    )
    return [
      ...(document.title.trim() === '' ? ['no title'] : []),
      ...(headings.length === 1 ? [] : [`${headings.length} h1: ${headings.map((h) => h.textContent).join(', ')}`]),
    ]
  })

async function keyboard(page: Page): Promise<string[]> {
  const stops = await walk(page, () => restful(page))
  // What goes on by itself tells where it is: 2/6, 3/6.
  const bare = (name: string) => name.replace(/\d\/\d$/, '')
  const reached = new Set(stops.map(({ name }) => bare(name)))
  return [
    ...(stops.length === 0 ? ['nothing is reached'] : []),
    ...stops.filter(({ hasRing }) => !hasRing).map(({ name }) => `without a ring: ${name}`),
    ...stops.filter(({ isInView }) => !isInView).map(({ name }) => `out of view: ${name}`),
    ...passedOver(await usable(page), (name) => reached.has(bare(name))),
  ]
}

/** What was not reached, each with what was reached last before it and first behind it. */
const passedOver = (names: readonly string[], isReached: (name: string) => boolean): string[] =>
  names.flatMap((name, at) => {
    if (isReached(name)) return []
    const [before, behind] = [names.slice(0, at).findLast(isReached), names.slice(at + 1).find(isReached)]
    return [`not reached: ${name}, between ${before ?? 'the top'} and ${behind ?? 'the end'}`]
  })

/** Back to the top, with the focus nowhere. */
async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
}

/** Cumulative Layout Shift that counts as good (web.dev/cls). On a quiet machine `bench:screens` holds every screen to less. */
const STILL = 0.1

/** What somebody looks at stays where it is while the rest of the page comes. */
const jumping = async (page: Page): Promise<string[]> => {
  const sum = await jumps(page)
  return sum < STILL ? [] : [`by ${sum.toFixed(3)}`]
}

/** What is asked of every screen at its first size, from what changes nothing to what wakes all of it. */
async function firstSize(page: Page, screen: string, { isOpened, isWalked, isScrolled, isLong }: Reach): Promise<void> {
  await settled(page)
  if (isOpened) await rule(screen, 'nothing jumps', () => jumping(page))
  await rule(screen, 'title and h1', () => names(page))
  await rule(screen, 'axe', () => violations(page))
  if (isWalked) {
    await loadToEnd(page)
    await rule(screen, 'keyboard: all is reached, in view, with its ring', () => keyboard(page))
    await letGo(page)
  }
  if (isScrolled) {
    await scrollPast(page)
    await quiet(page)
    await settled(page)
  }
  if (isLong) await rule(screen, 'axe, with all of the page awake', () => violations(page))
  await rule(screen, 'links lead somewhere', () => deadLinks(page))
  await rule(screen, 'targets have 44 px, or 24 px of their own', async () =>
    (await smallTargets(page)).map(({ name, width, height }) => `${name}: ${width} x ${height}`),
  )
  await letGo(page)
}

/** What a visit may do with a screen: what stands over a page is neither walked nor scrolled away. */
export interface Reach {
  /** It is shown as its address opens it: nobody did anything. */
  readonly isOpened?: boolean
  readonly isWalked?: boolean
  readonly isScrolled?: boolean
  /** Most of it wakes up far below: axe looks again then. */
  readonly isLong?: boolean
}

/** Two frames later: what the page does about another size is done in the first. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** At any size nothing sticks out, every price can be read whole, and no line ends inside a word. */
export async function checkSizes(page: Page, screen: string, windows: readonly Size[] = WINDOWS): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    // What goes to another place at another width is there first: a rule is measured once.
    await drawn(page)
    await settled(page)
    await rule(screen, `${width} wide: nothing sticks out`, () => overflowing(page))
    await rule(screen, `${width} wide: prices are whole`, () => crampedPrices(page))
    await rule(screen, `${width} wide: nothing floats over content`, () => floats(page))
    await rule(screen, `${width} wide: lines end between words`, () => badLineBreaks(page))
  }
}

/** Letters twice as large, as a phone can be set to (WCAG 1.4.4). Who wants no motion would get them by a transition. */
async function checkLargeLetters(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await rule(screen, 'letters of 200 %: nothing sticks out', () => overflowing(page))
  await rule(screen, 'letters of 200 %: prices are whole', () => crampedPrices(page))
  await rule(screen, 'letters of 200 %: lines end between words', () => badLineBreaks(page))
}

/** All rules of a screen that is shown at 390 wide, in one visit. */
export async function checkScreen(page: Page, screen: string, reach: Reach): Promise<void> {
  await firstSize(page, screen, reach)
  await checkSizes(page, screen)
  await checkLargeLetters(page, screen)
  await rule(screen, 'the page keeps to its policy', () => refusals(page))
}
