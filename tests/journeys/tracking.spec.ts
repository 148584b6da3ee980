import type { Page, Request } from '@playwright/test'
import type { TrackedEvent } from '../../schemas/domain/tracked-event.ts'
import { homePage } from './drivers/home.ts'
import { loginAs } from './drivers/sandbox.ts'
import { block, open } from './drivers/shop.ts'
import { expect, test } from './fixtures.ts'

interface Sent {
  readonly distinctId: string
  readonly visit: string
  readonly channel: string
  readonly from: string
  readonly events: readonly TrackedEvent[]
}

interface Recorded {
  readonly events: () => readonly TrackedEvent[]
  readonly batches: () => readonly Sent[]
  /** beacon, fetch ... */
  readonly ways: () => readonly string[]
  readonly tokens: () => Promise<readonly boolean[]>
}

/** What the page sends of the visit, from its next document on. A browser tells nobody what is in a beacon: the page is asked. */
async function record(page: Page): Promise<Recorded> {
  const requests: Request[] = []
  const batches: Sent[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/online/capi/track/events') || request.method() !== 'POST') return
    requests.push(request)
    if (request.resourceType() !== 'ping') batches.push(request.postDataJSON() as Sent)
  })
  await page.exposeBinding('__beacon', (_source, text: string) => void batches.push(JSON.parse(text) as Sent))
  await page.addInitScript(() => {
    const send = Navigator.prototype.sendBeacon
    Navigator.prototype.sendBeacon = function (url, body) {
      if (body instanceof Blob) void body.text().then(Reflect.get(window, '__beacon') as (text: string) => void)
      return send.call(this, url, body)
    }
  })
  return {
    batches: () => batches,
    events: () => batches.flatMap(({ events }) => events),
    ways: () => requests.map((request) => request.resourceType()),
    tokens: () => Promise.all(requests.map(async (request) => 'authorization' in (await request.allHeaders()))),
  }
}

/** The recorder is there once this device has an id. */
const recording = (page: Page) => page.waitForFunction(() => localStorage.getItem('distinct_id') !== null)

/** The page has drawn what there is to see, and time passes on it. */
async function rest(page: Page, ms: number): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.clock.runFor(ms)
}

/** The shopper looks at something else: the page is hidden, as the browser says it. */
const hide = (page: Page) => turn(page, 'hidden')
const show = (page: Page) => turn(page, 'visible')
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const kinds = (events: readonly TrackedEvent[]) => new Set(events.map(({ kind }) => kind))

/** The rows of the sandbox's page, of one device. */
async function arrived(page: Page, filter = ''): Promise<readonly string[]> {
  const id = await page.evaluate(() => localStorage.getItem('distinct_id'))
  const other = await page.context().newPage()
  await other.goto(`/sandbox/events${filter}`)
  const rows = await other.locator('tbody tr').allInnerTexts()
  await other.close()
  return rows.filter((row) => row.includes(`访客 ${id?.slice(0, 6)}`) || row.includes('会员 '))
}

test.describe('what a visit tells, without a word of any widget', () => {
  test('view, tap, exposure, scroll, stay and idleness arrive at /sandbox/events [A7, B9]', async ({ page }) => {
    await page.clock.install()
    const recorded = await record(page)
    const home = homePage(page)
    await home.open()
    await recording(page)
    await page.evaluate(() => scrollTo(0, 900))
    // A stay is longer than 4 s, and nobody who does nothing for 4 s is there.
    await rest(page, 4_600)
    await page.evaluate(() => scrollTo(0, 0))
    await home.entries.getByRole('link', { name: '套餐' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: '限时抢购' })).toBeVisible()
    await hide(page)
    await expect
      .poll(() => [...kinds(recorded.events())].toSorted())
      .toEqual(['click', 'exposure', 'idle', 'scroll', 'stay', 'view'])
    const [view] = recorded.events()
    expect(view).toMatchObject({ kind: 'view', page: 'home', path: '/' })
    expect(recorded.events()).toContainEqual(
      expect.objectContaining({
        kind: 'click',
        page: 'home',
        block: 'entries',
        widget: 'quick-entries',
        name: 'select',
      }),
    )
    expect(recorded.events()).toContainEqual(expect.objectContaining({ kind: 'view', path: '/combo' }))
    const text = (await arrived(page)).join('\n')
    for (const name of ['浏览', '点击', '曝光', '滚动', '停留', '空闲']) expect(text).toContain(name)
    expect(text).toContain('#entries quick-entries')
  })

  test(
    'a block is exposed when half of it was visible for 1 s, and once for a view',
    { tag: '@gate' },
    async ({ page }) => {
      await page.clock.install()
      const recorded = await record(page)
      await homePage(page).open()
      await recording(page)
      const exposed = () => recorded.events().flatMap(({ kind, block: name }) => (kind === 'exposure' ? [name] : []))
      await rest(page, 1_500)
      await hide(page)
      await expect.poll(exposed).toContain('banner')
      expect(exposed()).not.toContain('stories')
      await show(page)
      await rest(page, 1_500)
      await page.clock.pauseAt(Date.now() + 60_000)
      await block(page, 'stories').scrollIntoViewIfNeeded()
      await hide(page)
      expect(exposed(), 'seen for a moment only').not.toContain('stories')
      await show(page)
      await page.clock.resume()
      await rest(page, 1_500)
      await hide(page)
      await expect.poll(exposed).toContain('stories')
      expect(exposed().filter((name) => name === 'banner')).toHaveLength(1)
    },
  )

  test('goes by beacon when the page is hidden, all that waits at once', async ({ page }) => {
    const recorded = await record(page)
    await homePage(page).open()
    await recording(page)
    expect(recorded.batches()).toEqual([])
    await hide(page)
    await expect.poll(() => recorded.batches().length).toBe(1)
    expect(recorded.ways()).toEqual(['ping'])
    expect(recorded.batches()[0]).toMatchObject({ channel: 'h5', from: 'lantu' })
  })

  test('goes when the page is left for another site', async ({ page }) => {
    await homePage(page).open('?from=spice')
    await recording(page)
    const id = await page.evaluate(() => localStorage.getItem('distinct_id'))
    const row = page.getByRole('row').filter({ hasText: `访客 ${id?.slice(0, 6)} · h5 · spice` })
    await expect(async () => {
      await page.goto('/sandbox/events?kind=view')
      expect(await row.count()).toBe(1)
    }).toPass()
  })

  test('is one visit on one device, over its pages', async ({ page }) => {
    const recorded = await record(page)
    await open(page, '/')
    await recording(page)
    await hide(page)
    await open(page, '/combo')
    await recording(page)
    await expect.poll(async () => (await hide(page), recorded.batches().length)).toBeGreaterThan(1)
    expect(new Set(recorded.batches().map(({ distinctId, visit }) => `${distinctId} ${visit}`)).size).toBe(1)
  })
})

test.describe('who is told of', () => {
  test('is a member after the login: by the token, which no beacon carries', async ({ page }) => {
    await loginAs(page, '900006')
    const recorded = await record(page)
    await open(page, '/combo')
    await recording(page)
    await expect.poll(async () => (await hide(page), recorded.batches().length)).toBeGreaterThan(0)
    expect(await recorded.tokens()).toEqual(recorded.batches().map(() => true))
    await expect.poll(async () => (await arrived(page, '?kind=view')).join('\n')).toMatch(/\/combo[\s\S]*会员 900006/)
  })

  test('is nobody who asks not to be followed: nothing is sent, no id is kept', async ({ page, context }) => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
    const recorded = await record(page)
    const home = homePage(page)
    await home.open()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('H5_Client'))).toBe('h5')
    await home.entries.getByRole('link', { name: '套餐' }).tap()
    await expect(page).toHaveURL(/\/combo$/)
    await hide(page)
    await page.waitForLoadState('networkidle')
    expect(recorded.batches()).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('distinct_id'))).toBeNull()
  })
})

test.describe('the action track', () => {
  test('tells an event of the page’s own, with its data', async ({ page, ownShop: { shop, pages } }) => {
    await pages.editHome((home) => {
      const header = home.blocks.find(({ id }) => id === 'header')
      const track = { do: 'track', event: 'header-share', data: { place: '首页', from: '{{ from }}' } }
      Object.assign(header ?? {}, { on: { share: [track, { do: 'toast', text: '记下了' }] } })
    })
    const isThere = async () => (await (await fetch(`${shop.url}/tc-fostay/`)).text()).includes('header-share')
    await expect.poll(isThere).toBe(true)
    const recorded = await record(page)
    await open(page, '/', shop.url)
    await page.getByRole('button', { name: '分享' }).tap()
    await expect(page.getByText('记下了')).toBeVisible()
    await recording(page)
    await expect
      .poll(async () => (await hide(page), recorded.events()))
      .toContainEqual(
        expect.objectContaining({ kind: 'custom', name: 'header-share', data: { place: '首页', from: 'lantu' } }),
      )
  })
})
