// How soon the studio shows what an operator does to a page of 300 and of 1000 blocks: `npm run bench:studio`. Starts a shop of its own, whose
// pages are those of the shop and two more, made of the widgets' own examples.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { register } from 'tsx/esm/api'

register()
const { launchOptions } = await import('../tests/browser.ts')
const { exampleBlocks } = await import('./page/example-blocks.ts')
const { writeResult } = await import('./shared/result.ts')
const { median, spread } = await import('./shared/spread.ts')

const QUICK = process.argv.includes('--quick')
const RUNS = QUICK ? 3 : 30
const OPENINGS = QUICK ? 1 : 5
const PORT = Number(process.env.BENCH_PORT ?? 5196)
const SIZES = [300, 1000]
/** ms that a page of 300 blocks may take; one of 1000 three times as long. */
const BOUNDS = { opening: 1500, typing: 50, moving: 100, undoing: 50 }
const ORIGIN = `http://127.0.0.1:${PORT}`
const PASSWORD = 'a long word for a bench'

const folder = mkdtempSync(join(tmpdir(), 'pagoda-studio-'))
const pages = join(folder, 'pages')
cpSync('pages', pages, { recursive: true })
const routes = JSON.parse(readFileSync(join(pages, 'routes.json'), 'utf8'))
for (const size of SIZES) {
  const name = `studio-${size}`
  const page = { versions: { page: 1 }, title: name, blocks: exampleBlocks(size) }
  writeFileSync(join(pages, `${name}.json`), JSON.stringify(page))
  routes.routes.push({ name, path: `/${name}`, title: name, open: true })
}
writeFileSync(join(pages, 'routes.json'), JSON.stringify(routes))

const env = {
  ...process.env,
  PORT: String(PORT),
  DATA_DIR: join(folder, 'data'),
  PAGES_DIR: pages,
  LONGEST_LAG: '60000',
}
const shop = spawn('node', ['server/start.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
process.on('exit', () => shop.kill())
let said = ''
shop.stdout.on('data', (text) => (said += text))
const isReady = () =>
  fetch(`${ORIGIN}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isReady())) await new Promise((done) => setTimeout(done, 200))
const [link] = /http:\S+\/studio\/sign-in#[\w-]+/.exec(said) ?? []
if (link === undefined) throw new Error('the shop printed no link for the first sign-in')

/**
 * In the page: ms from the next key, or the next input, to the frame after the canvas shows what it came to.
 * @param begin the event that the time is counted from
 */
function watchCanvas([begin, wanted]) {
  const { contentDocument } = document.querySelector('iframe[title="商城页面"]')
  const isShown = {
    text: () => contentDocument.querySelector(`[data-block="${wanted.id}"]`)?.textContent.includes(wanted.text),
    before: () => contentDocument.querySelector(`[data-block="${wanted.id}"] ~ [data-block="${wanted.other}"]`),
  }[wanted.text === undefined ? 'before' : 'text']
  window.benchShown = new Promise((done) => {
    addEventListener(
      begin,
      () => {
        const start = performance.now()
        const look = () => {
          if (isShown()) done(performance.now() - start)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
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

/** ms from the address of the editor to the outline and the page in its frame. */
async function openEditor(page, size) {
  await page.goto('about:blank')
  const begun = performance.now()
  await page.goto(`${ORIGIN}/studio/pages/page/studio-${size}`, { waitUntil: 'commit' })
  await page.getByRole('treeitem').first().waitFor()
  await page.frameLocator('iframe[title="商城页面"]').locator('[data-block=b1]').waitFor()
  return performance.now() - begun
}

async function during(page, begin, wanted, act) {
  await page.evaluate(watchCanvas, [begin, wanted])
  await act()
  return page.evaluate(() => window.benchShown)
}

/** The second block of the page, whatever it is named: its title is typed, it is moved up and back again. */
async function work(page) {
  const seen = { typing: [], moving: [], undoing: [] }
  const second = page.getByRole('treeitem').nth(1)
  await second.click()
  const title = page.getByRole('textbox', { name: /^标题/ }).first()
  for (let run = 0; run < RUNS; run += 1) {
    const text = `标题${run}`
    seen.typing.push(await during(page, 'input', { id: 'b1', text }, () => title.fill(text)))
    await second.focus()
    const up = { id: 'b1', other: 'b0' }
    seen.moving.push(await during(page, 'keydown', up, () => page.keyboard.press('Alt+ArrowUp')))
    const down = { id: 'b0', other: 'b1' }
    seen.undoing.push(await during(page, 'keydown', down, () => page.keyboard.press('Control+z')))
  }
  return seen
}

const browser = await chromium.launch(launchOptions())
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const page = await signIn(context)
const all = {}
for (const size of SIZES) {
  const opening = []
  for (let run = 0; run < OPENINGS; run += 1) opening.push(await openEditor(page, size))
  all[size] = { opening, ...(await work(page)) }
  for (const [what, list] of Object.entries(all[size]))
    console.log(`  ${String(size).padStart(5)} blocks   ${what.padEnd(8)} ${spread(list, { digits: 0 })} ms`)
}
await browser.close()
shop.kill()
await new Promise((done) => shop.once('exit', done))
rmSync(folder, { recursive: true, force: true })

const WORDS = {
  opening: 'the editor opens',
  typing: 'what is typed shows in the preview',
  moving: 'a moved block shows in the preview',
  undoing: 'an undone step shows in the preview',
}
const rows = Object.entries(BOUNDS).map(([what, bound]) => {
  const lists = SIZES.map((size) => all[size][what])
  return {
    what: `studio, ${SIZES.join(' / ')} blocks: ${WORDS[what]}`,
    bound: `${bound} / ${3 * bound} ms`,
    measured: `${lists.map((list) => spread(list, { digits: 0 })).join(' / ')} ms`,
    isMet: lists.every((list, at) => median(list) <= bound * (at === 0 ? 1 : 3)),
  }
})
writeResult('studio', 'npm run bench:studio', rows)
