// How soon the studio shows what an operator does to a page of 300 and of 1,000 of the shop's own widgets: `npm run bench:studio`. Starts a shop of
// its own, whose pages are those of the shop and these two. What is done is measured inside the page: from the key to the frame after the canvas
// has it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { register } from 'tsx/esm/api'

register()
const { launchOptions } = await import('../tests/browser.ts')
const { exampleBlocks } = await import('./page/example-blocks.ts')
const { writeResult } = await import('./shared/result.ts')
const { ORIGIN: at, startShop } = await import('./shared/shop.ts')
const { median, spread } = await import('./shared/spread.ts')

const QUICK = process.argv.includes('--quick')
const RUNS = QUICK ? 2 : 20
const SIZES = [300, 1000]
/** ms that a page of 300 blocks may take; one of 1,000 less than three times as long. */
const BOUNDS = { opening: 1500, typing: 50, moving: 100, undoing: 50 }
const ORIGIN = `http://${at.host}:${at.port}`
const PASSWORD = 'a long word for a bench'

/** As heavy as a megabyte lets the page of 1,000 be. */
const mostOf = (at) => (at < 850 ? 2 : 1)

const folder = mkdtempSync(join(tmpdir(), 'pagoda-studio-'))
const pages = join(folder, 'pages')
cpSync('pages', pages, { recursive: true })
const routes = JSON.parse(readFileSync(join(pages, 'routes.json'), 'utf8'))
for (const size of SIZES) {
  const name = `studio-${size}`
  const page = { versions: { page: 1 }, title: name, blocks: exampleBlocks(size, mostOf) }
  writeFileSync(join(pages, `${name}.json`), JSON.stringify(page))
  routes.routes.push({ name, path: `/${name}`, title: name, open: true })
}
writeFileSync(join(pages, 'routes.json'), JSON.stringify(routes))

let said = ''
const shop = await startShop(join(folder, 'data'), { PAGES_DIR: pages }, (text) => (said += text))
let link
while (!(link = /http:\S+\/studio\/sign-in#[\w-]+/.exec(said)?.[0])) await new Promise((done) => setTimeout(done, 20))

/** In the page, before anything else of it: when the outline and the canvas are there to be worked with. */
function watchOpening() {
  if (window !== top) return
  // Who works there every day has seen the tour.
  localStorage.setItem('studio-tour', 'seen')
  const isUsable = () => {
    const frame = document.querySelector('iframe[title="商城页面"]')
    const canvas = frame?.contentDocument
    return (
      document.querySelector('[role="treeitem"]') !== null &&
      canvas?.documentElement?.dataset.canvas === 'select' &&
      canvas.querySelector('[data-block="b1"]') !== null
    )
  }
  window.benchOpened = new Promise((done) => {
    const look = () => (isUsable() ? done(performance.now()) : requestAnimationFrame(look))
    requestAnimationFrame(look)
  })
}

/**
 * In the page: promises the ms from the next such event to the frame after the canvas shows what it came to.
 * @param seen a text in a block, or two blocks one before the other
 */
function watchCanvas([type, { block, text, before }]) {
  const canvas = document.querySelector('iframe[title="商城页面"]').contentDocument
  const find = (id) => canvas.querySelector(`[data-block="${id}"]`)
  const isShown = () =>
    before === undefined
      ? find(block)?.textContent.includes(text)
      : (find(block)?.compareDocumentPosition(find(before)) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  if (isShown()) throw new Error(`The canvas shows ${text ?? before} already`)
  window.benchShown = new Promise((done) => {
    let begun
    const changes = new MutationObserver(() => {
      if (begun === undefined || !isShown()) return
      changes.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // After the frame in which it is painted.
        port1.addEventListener('message', () => done(performance.now() - begun))
        port1.start()
        port2.postMessage(undefined)
      })
    })
    changes.observe(canvas.body, { subtree: true, childList: true, characterData: true })
    const begin = (event) => {
      if (event.key === 'Alt' || event.key === 'Control') return
      removeEventListener(type, begin, { capture: true })
      begun = event.timeStamp
    }
    addEventListener(type, begin, { capture: true })
  })
}

async function signIn(context) {
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByLabel('新密码').fill(PASSWORD)
  await page.getByLabel('再写一次').fill(PASSWORD)
  await page.getByRole('button', { name: '保存密码' }).click()
  await page.getByLabel('找页面').waitFor()
  return page
}

/** ms from the address of the editor to an outline and a canvas that can be worked with. */
async function openEditor(page, size) {
  await page.goto(`${ORIGIN}/studio/pages/page/studio-${size}`, { waitUntil: 'commit' })
  return page.evaluate(() => window.benchOpened)
}

async function during(page, type, seen, act) {
  await page.evaluate(watchCanvas, [type, seen])
  await act()
  return page.evaluate(() => window.benchShown)
}

/** Nothing is on its way: what was typed rested and is a step, all is saved and shown, and the page has rested. */
async function settled(page) {
  await page.waitForTimeout(600)
  await page.locator('[data-saving="saved"]').waitFor()
  await page.locator('[data-behind]').waitFor({ state: 'detached' })
  await page.waitForTimeout(300)
}

/** The second block of the page: its title is typed, it is moved up, and that is undone. */
async function work(page) {
  const seen = { typing: [], moving: [], undoing: [] }
  await page.locator('[role="treeitem"][data-key="b1"]').click()
  const title = page.getByRole('textbox', { name: /^标题/ }).first()
  for (let run = 0; run < RUNS; run += 1) {
    await settled(page)
    await title.fill('特价')
    await page.frameLocator('iframe[title="商城页面"]').locator('[data-block="b1"]', { hasNotText: '特价7' }).waitFor()
    await settled(page)
    await title.press('End')
    const typed = await during(page, 'keydown', { block: 'b1', text: '特价7' }, () => title.press('7'))
    seen.typing.push(typed)
    await settled(page)
    await page.locator('[role="treeitem"][data-key="b1"]').focus()
    const up = { block: 'b1', before: 'b0' }
    seen.moving.push(await during(page, 'keydown', up, () => page.keyboard.press('Alt+ArrowUp')))
    await settled(page)
    const down = { block: 'b0', before: 'b1' }
    seen.undoing.push(await during(page, 'keydown', down, () => page.keyboard.press('Control+z')))
  }
  return seen
}

const browser = await chromium.launch(launchOptions())
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
await context.addInitScript(watchOpening)
const page = await signIn(context)
const all = {}
console.log(`The editor of a page, ${RUNS} times: median (quartiles)`)
for (const size of SIZES) {
  const opening = []
  for (let run = 0; run < RUNS; run += 1) opening.push(await openEditor(page, size))
  all[size] = { opening, ...(await work(page)) }
  for (const [what, list] of Object.entries(all[size]))
    console.log(`  ${String(size).padStart(5)} blocks   ${what.padEnd(8)} ${spread(list, { digits: 0 })} ms`)
}
await browser.close()
await shop.stop()
rmSync(folder, { recursive: true, force: true })

const WORDS = {
  opening: 'from its address to an outline and a page that can be worked with',
  typing: 'a typed letter in the page',
  moving: 'a block moved by keys in the page',
  undoing: 'a step taken back in the page',
}
writeResult(
  'studio',
  'npm run bench:studio',
  Object.entries(BOUNDS).map(([what, bound]) => {
    const lists = SIZES.map((size) => all[size][what])
    return {
      what: `studio with ${SIZES.map((size) => size.toLocaleString('en')).join(' / ')} blocks: ${WORDS[what]}`,
      bound: `${bound} / ${3 * bound} ms`,
      measured: `${lists.map((list) => spread(list, { digits: 0 })).join(' / ')} ms`,
      isMet: lists.every((list, index) => median(list) <= bound * (index === 0 ? 1 : 3)),
    }
  }),
)
