import { expect, type Page } from '@playwright/test'
import { homePage } from '../drivers/home.ts'
import { askForLogin } from '../drivers/sandbox.ts'
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

/** Endpoints that are in trouble together, and what of the page is theirs. */
export interface Endpoints {
  readonly name: string
  readonly isIt: (call: BackendCall) => boolean
  /** Blocks that offer 重新加载 instead: nobody can shop without them. */
  readonly retrying: readonly string[]
  /** Blocks that stay away: the page is whole without them. */
  readonly hiding: readonly string[]
  /** Blocks of `retrying` that empty replies leave without anything to show. */
  readonly vacant: readonly string[]
  /** What else the address says to bring the blocks up. */
  readonly query?: string
  readonly member?: string | undefined
  /**
   * Blocks that no place is kept for, since hardly anybody gets them, and how far they move others when they come late: by what stands below
   * them in the window, so it is measured where the page begins.
   */
  readonly unplaced?: { readonly blocks: readonly string[]; readonly jump: number }
}

const isPick = ({ body }: BackendCall) => body.includes('TCP_YT2_Product_PICK')
const small = [
  ...['/weather', '/queryProductPackageList', '/querySchedule', '/dictionary', '/customerService/'],
  ...['/equity/checkStatus', '/getActivityTask'],
].map(called)

/** What the home page asks for (A7) beside its components, and the products of a tab, for a guest who came by the link of a task. */
export const smallCalls: Endpoints = {
  name: 'weather, deals, activities, dictionary, service, products of a tab, status of a guest and browse task',
  isIt: (call) => small.some((isIt) => isIt(call)) || (components(call) && isPick(call)),
  retrying: ['deals', 'activities', 'menu'],
  hiding: ['weather', 'service', 'activation', 'task'],
  vacant: ['deals', 'activities'],
  query: '?activityTaskRelationId=70012',
  member: '900011',
}

/** The same for a visitor, whose page has no place that is kept for hardly anybody. */
export const callsForVisitors: Endpoints = {
  ...smallCalls,
  name: `${smallCalls.name}, for a visitor`,
  member: undefined,
}

export const statusOfGuest: Endpoints = {
  name: 'the status of a guest',
  isIt: called('/equity/checkStatus'),
  retrying: [],
  hiding: ['activation'],
  vacant: [],
  member: '900011',
  unplaced: { blocks: ['activation'], jump: 0.03 },
}

/** The components of the home page but for the products of a tab. */
export const componentsOfPage: Endpoints = {
  name: 'the page components',
  isIt: (call) => components(call) && !isPick(call),
  retrying: ['banner', 'entries', 'menu'],
  hiding: ['notice', 'stories', 'popup'],
  vacant: ['banner', 'entries', 'menu'],
}

export const everyBlock = [
  ...['header', 'banner', 'weather', 'stay', 'entries', 'notice', 'deals', 'activities', 'menu', 'stories'],
  ...['footer', 'service', 'tabs'],
]

/** Blocks of the page that failing endpoints do not concern. */
export const othersThan = ({ retrying, hiding }: Endpoints) =>
  everyBlock.filter((id) => ![...retrying, ...hiding].includes(id))

/** Opens the home page of a shop whose endpoints are in trouble, as who they concern. */
export async function openInTrouble(
  page: Page,
  shop: RemoteShop,
  endpoints: Endpoints,
  trouble: Trouble,
): Promise<string> {
  if (endpoints.member) await enter(page, shop, endpoints.member)
  shop.backend.fail(endpoints.isIt, trouble)
  await shop.forget()
  const answer = await page.goto(`${shop.shop.url}/tc-fostay/${endpoints.query ?? ''}`)
  expect(answer?.status()).toBe(200)
  await alive(page)
  return (await answer?.text()) ?? ''
}

/** A member of the real shop goes on in the remote one, with a token in the address (A5). */
async function enter(page: Page, { shop }: RemoteShop, memberId: string): Promise<void> {
  const address = await askForLogin(page, memberId)
  const isKnown = page.waitForResponse(/_session$/)
  await page.goto(shop.url + address)
  await isKnown
}

/** A block far below whose data was late, even without trouble, comes when somebody comes near. */
export async function expectWhole(page: Page, blocks: readonly string[]): Promise<void> {
  for (const id of blocks) {
    await block(page, id).scrollIntoViewIfNeeded()
    await expect(block(page, id), id).not.toBeEmpty()
    await expect(block(page, id), id).not.toContainText(SORRY)
  }
}

/** The page leads on, as it does without trouble: its tabs and its links work. */
export async function expectUsable(page: Page): Promise<void> {
  const home = homePage(page)
  await expect(home.brand).toBeVisible()
  await home.tab('酒店').tap()
  await expect(home.products.first()).toContainText('步行 3 分钟到沙滩')
  await block(page, 'tabs').getByRole('link', { name: '我的' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '我的' })).toBeVisible()
}
