import type { Page } from '@playwright/test'
import { expect, type RemoteShop, test } from './fixtures.ts'
import { homePage } from './drivers/home.ts'
import { alive, block, scrollThrough } from './drivers/shop.ts'
import { jumps } from './support/measure.ts'
import type { BackendCall, Trouble } from './support/played-backend.ts'

const SORRY = '这里暂时没能加载出来'

const called =
  (path: string) =>
  ({ path: asked }: BackendCall) =>
    asked.includes(path)
const components = called('/pageComponents')

interface Endpoint {
  readonly name: string
  readonly isIt: (call: BackendCall) => boolean
  /** Blocks that offer 重新加载 instead: nobody can shop without them. */
  readonly retrying?: readonly string[]
  /** Blocks that stay away: the page is whole without them. */
  readonly hiding?: readonly string[]
  /** Blocks that an empty reply leaves without anything to show, where these are not all of the above. */
  readonly vacant?: readonly string[]
  /** What else the address says to bring the block up. */
  readonly query?: string
  readonly member?: string
  /** How far its blocks may move others when they come late: nobody can keep a place for what hardly anybody gets. */
  readonly jump?: number
}

/** What the home page asks for (A7), the blocks that need it, and what each shows instead: its `onError`. */
const endpoints: readonly Endpoint[] = [
  { name: 'the weather', isIt: called('/weather'), hiding: ['weather'] },
  { name: 'the deals', isIt: called('/queryProductPackageList'), retrying: ['deals'] },
  { name: 'the activities', isIt: called('/querySchedule'), retrying: ['activities'] },
  { name: 'the dictionary', isIt: called('/dictionary') },
  { name: 'the customer service', isIt: called('/customerService/'), hiding: ['service'] },
  {
    name: 'the products of a tab',
    isIt: (call) => components(call) && call.body.includes('TCP_YT2_Product_PICK'),
    retrying: ['menu'],
    vacant: [],
  },
  {
    name: 'the page components',
    isIt: (call) => components(call) && !call.body.includes('TCP_YT2_Product_PICK'),
    retrying: ['banner', 'entries', 'menu'],
    hiding: ['notice', 'stories', 'popup'],
  },
  {
    name: 'the status of a guest, for a member',
    isIt: called('/equity/checkStatus'),
    member: '900011',
    hiding: ['activation'],
    jump: 0.03,
  },
  {
    name: 'the browse task, for who came by its link',
    isIt: called('/getActivityTask'),
    query: '?activityTaskRelationId=70012',
    hiding: ['task'],
  },
]

const everyBlock = [
  ...['header', 'banner', 'weather', 'stay', 'entries', 'notice', 'deals', 'activities', 'menu', 'stories'],
  ...['footer', 'service', 'tabs'],
]

/** Blocks of the page that a failing endpoint does not concern. */
const othersThan = ({ retrying = [], hiding = [] }: Endpoint) =>
  everyBlock.filter((id) => ![...retrying, ...hiding].includes(id))

/** Opens the home page of a shop whose endpoint is in trouble, as who it concerns. */
async function openInTrouble(page: Page, shop: RemoteShop, endpoint: Endpoint, trouble: Trouble): Promise<string> {
  if (endpoint.member) await enter(page, shop, endpoint.member)
  shop.backend.fail(endpoint.isIt, trouble)
  await shop.forget()
  const answer = await page.goto(`${shop.shop.url}/tc-fostay/${endpoint.query ?? ''}`)
  expect(answer?.status()).toBe(200)
  await alive(page)
  return (await answer?.text()) ?? ''
}

/** A member of the real shop goes on in the remote one, with a token in the address (A5). */
async function enter(page: Page, { shop }: RemoteShop, memberId: string): Promise<void> {
  const reply = await page.request.post('/sandbox/login', { form: { memberId }, maxRedirects: 0 })
  const isKnown = page.waitForResponse(/_session$/)
  await page.goto(shop.url + (reply.headers()['location'] ?? ''))
  await isKnown
}

async function expectWhole(page: Page, blocks: readonly string[]): Promise<void> {
  for (const id of blocks) {
    await expect(block(page, id), id).not.toBeEmpty()
    await expect(block(page, id), id).not.toContainText(SORRY)
  }
}

/** The page leads on, as it does without trouble: its tabs and its links work. */
async function expectUsable(page: Page, { retrying = [], hiding = [] }: Endpoint): Promise<void> {
  const home = homePage(page)
  await expect(home.brand).toBeVisible()
  await expect(block(page, 'tabs').getByRole('link', { name: '我的' })).toBeVisible()
  if (![...retrying, ...hiding].includes('menu')) {
    await home.tab('酒店').tap()
    await expect(home.products.first()).toContainText('步行 3 分钟到沙滩')
  }
  await block(page, 'tabs').getByRole('link', { name: '我的' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '我的' })).toBeVisible()
}

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

  test('one component that the backend can’t bear costs its own block, though all are asked for together', async ({
    page,
    remoteShop,
  }) => {
    const name = 'the banner'
    const isIt = (call: BackendCall) => components(call) && call.body.includes('YT3_BANNER')
    const banner: Endpoint = { name, isIt, retrying: ['banner'] }
    await openInTrouble(page, remoteShop, banner, 'error')
    await expect(block(page, 'banner')).toContainText(SORRY)
    await expectWhole(page, othersThan(banner))
  })

  test('what failed on the server is not kept: the next shopper gets the whole page', async ({
    page,
    remoteShop: { shop, backend },
  }) => {
    backend.fail(components, 'error')
    await page.goto(`${shop.url}/tc-fostay/`)
    await expect(block(page, 'banner')).toContainText(SORRY)
    backend.heal()
    await expect
      .poll(async () => (await fetch(`${shop.url}/tc-fostay/`)).text(), { timeout: 10_000 })
      .not.toContain(SORRY)
  })

  test('a tab whose products fail costs the menu alone, and 重新加载 brings that tab', async ({
    page,
    gate,
    remoteShop: { shop, backend },
  }) => {
    gate.allow(/500/)
    const home = homePage(page)
    await home.open('', shop.url)
    backend.fail(components, 'error')
    await home.tab('酒店').tap()
    await expect(home.menu).toContainText(SORRY)
    await expect(home.offers).toHaveCount(2)
    await expect(page.getByText(SORRY)).toHaveCount(1)
    backend.heal()
    await home.menu.getByRole('button', { name: '重新加载' }).tap()
    await expect(home.products.first()).toContainText('步行 3 分钟到沙滩')
    await expect(home.tab('酒店')).toHaveAttribute('aria-selected', 'true')
  })

  test('a picture that can’t be had leaves the words in their place', async ({ page, gate }) => {
    gate.allow(/media|ERR_FAILED/)
    await page.route('**/media/**', (route) => route.abort())
    const home = homePage(page)
    await home.open()
    await expect(home.offers.first()).toContainText('立即抢购')
    await expect(home.products).toHaveCount(6)
    expect((await home.offers.first().boundingBox())?.height).toBeGreaterThan(300)
  })

  test('widget code that can’t be had leaves the page as the server made it', async ({ page, gate }) => {
    gate.allow(/assets|ERR_FAILED|Failed to fetch|^page error: $/)
    await page.route('**/assets/*.js', (route) => route.abort())
    const home = homePage(page)
    await page.goto('/tc-fostay/')
    await expect(home.products).toHaveCount(6)
    await home.entries.getByRole('link', { name: '酒店' }).tap()
    await expect(page.getByText('到底啦，只有这些内容了')).toBeAttached()
  })
})
