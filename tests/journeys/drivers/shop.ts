import { expect, type Locator, type Page, type Request } from '@playwright/test'

const BASE = '/tc-fostay'

/** The mall's calls (A7), but for what is told about the visit. */
const API = /^\/(?:online|usercenter|sys|market|api)\/(?!capi\/track\/)/

/** Waits until the app runs: the page answers taps as the app does, and not as plain links. */
export const alive = (page: Page) => page.locator('html[data-ready=true]').waitFor({ state: 'attached' })

/** Opens an address of the shop, with the app running. */
export async function open(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(`${origin}${BASE}${path}`)
  await alive(page)
}

/** Blocks of the page on the screen: pages that are kept behind it hold theirs. */
export const shownBlocks = (page: Page): Locator => page.locator('[data-block]:not([data-left] *)')
/** A block by its id, or the part of that name of a module's screen. */
export const block = (page: Page, id: string): Locator =>
  page.locator(`:is([data-block="${id}"], [data-part="${id}"]):not([data-left] *)`)

/**
 * Loads a page anew until it says what takes its time behind the shop. Each load is waited for until the page says something, as long as
 * everything else is, and asked once then: a page that is asked too soon on a slow machine would be loaded for ever.
 * @param load opens or reloads the page
 * @param place what says it, and stands there whatever it says
 */
export async function loadUntil(load: () => Promise<unknown>, place: Locator, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await load()
    await expect(place).toHaveText(/\S/)
    expect(await place.textContent()).toMatch(words)
  }).toPass()
}

/** Loads the page that is open anew, with the app running. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await alive(page)
}

/** Waits until a block answers keys and taps itself: its code has come, and React has taken the server's HTML over. */
export async function awake(place: Locator): Promise<void> {
  // The screen that is left stays behind the one that comes, and what was found on it is looked for again. A bar that floats has no height of its own.
  const isTaken = () =>
    place.evaluate((found) => {
      const isLaidOut = found.getClientRects().length > 0
      found.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return isLaidOut && Object.keys(found.firstElementChild ?? {}).some((key) => key.startsWith('__react'))
    })
  await expect.poll(isTaken, { message: 'the block is alive' }).toBe(true)
}

/** What the browser asks for from now on. */
export interface Requests {
  /** Calls of the mall's API. */
  readonly calls: () => Request[]
  readonly documents: () => Request[]
  /** Pages that the app asked for as data. */
  readonly pages: () => Request[]
}

export function watchRequests(page: Page): Requests {
  const seen: Request[] = []
  page.on('request', (request) => seen.push(request))
  const pathOf = (request: Request) => new URL(request.url()).pathname
  return {
    calls: () => seen.filter((request) => request.method() !== 'OPTIONS' && API.test(pathOf(request))),
    documents: () => seen.filter((request) => request.resourceType() === 'document'),
    pages: () => seen.filter((request) => pathOf(request) === `${BASE}/_page`),
  }
}

/** Scrolls past the whole page as a thumb does, so that everything on it has been near, and goes back to the top. */
export const scrollPast = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A block wakes up in the frame after the one in which it is seen to be near. A window that nobody looks at may draw no frames.
    const frames = () =>
      new Promise((done) => {
        setTimeout(done, 500)
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
      })
    for (let y = 0; y < document.documentElement.scrollHeight; y += 0.6 * innerHeight) {
      window.scrollTo(0, y)
      await frames()
    }
    window.scrollTo(0, document.documentElement.scrollHeight)
    await frames()
    window.scrollTo(0, 0)
  })

/** The same, until what came near has everything that it asked for. */
export async function scrollThrough(page: Page): Promise<void> {
  await scrollPast(page)
  await page.waitForLoadState('networkidle')
}

/** Scrolls on until a list that comes page by page is all there, and goes back to the top. */
export async function loadToEnd(page: Page): Promise<void> {
  const coming = page.getByRole('status').filter({ hasText: '加载中...' })
  while ((await coming.count()) > 0) await scrollThrough(page)
}

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
