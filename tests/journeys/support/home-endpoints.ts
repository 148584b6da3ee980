import { expect, type Page } from '@playwright/test'
import { homePage } from '../drivers/home.ts'
import { alive, block } from '../drivers/shop.ts'
import type { RemoteShop } from '../fixtures.ts'
import type { BackendCall, Trouble } from './played-backend.ts'

/** What stands in the place of a block that failed. */
export const SORRY = '这里暂时没能加载出来'

const called =
  (path: string) =>
  ({ path: asked }: BackendCall) =>
    asked.includes(path)
export const components = called('/pageComponents')

export interface Endpoint {
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
export const endpoints: readonly Endpoint[] = [
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

export const everyBlock = [
  ...['header', 'banner', 'weather', 'stay', 'entries', 'notice', 'deals', 'activities', 'menu', 'stories'],
  ...['footer', 'service', 'tabs'],
]

/** Blocks of the page that a failing endpoint does not concern. */
export const othersThan = ({ retrying = [], hiding = [] }: Endpoint) =>
  everyBlock.filter((id) => ![...retrying, ...hiding].includes(id))

/** Opens the home page of a shop whose endpoint is in trouble, as who it concerns. */
export async function openInTrouble(
  page: Page,
  shop: RemoteShop,
  endpoint: Endpoint,
  trouble: Trouble,
): Promise<string> {
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

export async function expectWhole(page: Page, blocks: readonly string[]): Promise<void> {
  for (const id of blocks) {
    await expect(block(page, id), id).not.toBeEmpty()
    await expect(block(page, id), id).not.toContainText(SORRY)
  }
}

/** The page leads on, as it does without trouble: its tabs and its links work. */
export async function expectUsable(page: Page, { retrying = [], hiding = [] }: Endpoint): Promise<void> {
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
