import type { Page, Request } from '@playwright/test'

/** No page waits for the rest of a film, nor for what it tells about the visit, whose end is not told once the page was left. */
const isAwaited = (request: Request) =>
  !['ping', 'media', 'websocket', 'eventsource'].includes(request.resourceType()) &&
  !request.url().includes('/capi/track/')

const traffic = new WeakMap<Page, Set<Request>>()

/** Counts a page's requests from now on, for `quiet`. */
export function followRequests(page: Page): void {
  const open = new Set<Request>()
  traffic.set(page, open)
  let isLeaving = false
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLeaving = true
    if (isAwaited(request)) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('framenavigated', () => {
    // What the document before still waited for came to nothing, and its end is not always told.
    if (isLeaving) open.clear()
    isLeaving = false
  })
}

/** Rounds of an idle page without a request after which nothing more is to be expected, and rounds after which nothing will end. */
const [CALM, ENDLESS] = [3, 1_000]

/** The page has drawn what it has, and has nothing to do. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        // A window that nobody looks at may draw no frames, and a page that is at work all the time is never idle.
        setTimeout(done, 1_000)
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 10)))
      }),
  )

/** For one step among many: what the step before asked for has come. A page that asked for nothing is given one moment of rest. */
export async function restful(page: Page): Promise<void> {
  await idle(page)
  if (requestsOf(page).size > 0) await quiet(page)
}

function requestsOf(page: Page): ReadonlySet<Request> {
  const open = traffic.get(page)
  if (!open) throw new Error('The requests of this page are not followed')
  return open
}

/**
 * Waits until a page that is followed has everything it asked for, has drawn it, and asks for no more. Its own quiet is what counts: half a
 * second without a request (`networkidle`) is too long on a machine with time, and may be too short on one without.
 */
export async function quiet(page: Page): Promise<void> {
  const open = requestsOf(page)
  let calm = 0
  for (let round = 0; calm < CALM; round++) {
    if (round > ENDLESS) throw new Error(`On their way for ever: ${[...open].map((one) => one.url()).join(', ')}`)
    await idle(page)
    calm = open.size === 0 ? calm + 1 : 0
  }
}
