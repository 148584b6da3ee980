import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import type { Role } from '../../../schemas/studio/role.ts'
import { type OperatorCalls, signedInBy } from '../support/operator-calls.ts'
import type { ShopProcess } from '../support/shop-process.ts'

export const PASSWORD = 'a long word for the studio'

/** A shop with an admin in its studio. */
export interface StudioShop extends ShopProcess {
  /** Of the admin. */
  readonly session: string
  /** As the admin. */
  readonly calls: OperatorCalls
  /** So many journeys were in this shop before: a part of names that are given once. */
  readonly turn: number
}

/** The link that the first start of a sandbox prints. */
export function firstLink(shop: Pick<ShopProcess, 'log'>): string {
  const [link] = /http:\S+\/studio\/sign-in#\S+/.exec(shop.log()) ?? []
  if (link === undefined) throw new Error('The shop printed no link for the first sign-in')
  return link
}

/** A person without a mouse: Tab until it is there, then a key. What Tab does not reach is not there. */
function byKeys(page: Page) {
  const hasFocus = (target: Locator) =>
    target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement & SVGElement))
  const to = async (target: Locator) => {
    await target.first().waitFor()
    for (let step = 0; step < 200 && !(await hasFocus(target)); step += 1) await page.keyboard.press('Tab')
    if (!(await hasFocus(target))) throw new Error(`Tab does not reach ${target.toString()}`)
  }
  return {
    to,
    async press(target: Locator) {
      await to(target)
      await page.keyboard.press('Enter')
    },
    async into(target: Locator, text: string) {
      await to(target)
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
    },
    /** Runs a command of the palette. */
    async command(words: string) {
      await page.keyboard.press('Control+k')
      await to(page.getByRole('combobox', { name: '找命令' }))
      await page.keyboard.insertText(words)
      await page.keyboard.press('Enter')
    },
  }
}

/** Makes a browser somebody's who is in the studio. */
const bringIn = (context: BrowserContext, { url }: ShopProcess, session: string) =>
  context.addCookies([
    {
      name: 'pagoda_studio',
      value: session,
      domain: new URL(url).hostname,
      path: '/studio',
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])

/** The tour greets whoever comes first, and is another journey's affair. */
const skipTour = (page: Page) => page.addInitScript(() => localStorage.setItem('studio-tour', 'seen'))

let colleagues = 0

/** Somebody else in a browser of their own, whom the admin gave a link. */
export async function colleague(
  browser: Browser,
  shop: StudioShop,
  role: Role,
): Promise<{ readonly page: Page; readonly name: string; readonly id: string }> {
  colleagues += 1
  const name = `同事 ${colleagues}`
  const { link, operator } = await shop.calls.post<{ link: string; operator: { id: string } }>('/operators', {
    name,
    role,
  })
  const session = await signedInBy(link, PASSWORD)
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await skipTour(page)
  await bringIn(page.context(), shop, session)
  await page.goto(`${shop.url}/studio`)
  await page.getByLabel('找页面').waitFor()
  return { page, name, id: operator.id }
}

/** The studio as an operator has it in front of them. */
export function studio(page: Page, shop: StudioShop) {
  const side = (name: string) => page.getByRole('tab', { name })
  return {
    /** As the admin, at the list of pages. */
    async enter({ withTour = false }: { readonly withTour?: boolean } = {}) {
      if (!withTour) await skipTour(page)
      await bringIn(page.context(), shop, shop.session)
      await page.goto(`${shop.url}/studio`)
      await page.getByLabel('找页面').waitFor()
    },
    /** Finds a page in the list and opens it. */
    async openPage(words: string, title: string) {
      await page.getByLabel('找页面').fill(words)
      await page.getByRole('link', { name: title, exact: true }).first().click()
    },
    /** Puts an example of a widget behind what is chosen. */
    async insert(widget: string, example: string | number) {
      await page.getByRole('button', { name: '插入', exact: true }).click()
      const palette = page.getByRole('dialog', { name: '插入区块' })
      await palette.getByLabel('找组件').fill(widget)
      await palette.getByRole('group', { name: '组件' }).getByTitle(widget, { exact: true }).click()
      const examples = palette.getByRole('list', { name: '示例' }).getByRole('button')
      await (
        typeof example === 'number' ? examples.nth(example) : examples.filter({ hasText: example }).first()
      ).click()
      await palette.waitFor({ state: 'detached' })
    },
    password: PASSWORD,
    keys: () => byKeys(page),
    search: page.getByLabel('找页面'),
    rows: page.getByRole('row'),
    /** The shop's page in the studio's frame. */
    canvas: page.frameLocator('iframe[title="商城页面"]'),
    blocks: page.getByRole('treeitem'),
    block: (name: string): Locator => page.getByRole('treeitem', { name }),
    /** A block's line in the outline, by its id. */
    line: (id: string): Locator => page.locator(`[role=treeitem][data-key="${id}"]`),
    field: (name: string): Locator => page.getByLabel(name, { exact: true }),
    saving: page.getByRole('status').filter({ hasText: /保存|改动|离线/ }),
    tab: (name: string) => side(name).click(),
    publish: () => page.getByRole('button', { name: /^发布/ }).click(),
    /** Writes a name wrongly in the expression of a field, as a hand slips. */
    async misspell(field: string, name: string, wrong: string) {
      const box = page.getByRole('textbox', { name: field })
      await box.fill((await box.inputValue()).replace(name, wrong))
      await box.blur()
    },
    /** Chooses a picture for the first picture field that is shown, by its name: banner-5. */
    async choosePicture(name: string) {
      await page.getByRole('button', { name: /选图$/ }).first().click()
      await page.locator(`button:has(img[src*="/${name}-"])`).first().click()
    },
    /** Publishes what is open, with a word for the history. */
    async publishNow(message: string) {
      await page.getByRole('button', { name: /^发布/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('说明（可以不写）').fill(message)
      await dialog.getByRole('button', { name: '现在发布' }).click()
      await dialog.waitFor({ state: 'detached' })
    },
    dialog: page.getByRole('dialog'),
  }
}
