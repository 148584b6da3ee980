// How soon a page of 300 and of 1000 blocks can be touched at a processor 4 x slower: `npm run bench:ready`. Starts a shop of its own, whose
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

const RUNS = Number(process.env.RUNS ?? 5)
const SLOWER = Number(process.env.SLOWER ?? 4)
const PORT = Number(process.env.BENCH_PORT ?? 5197)
const SIZES = [300, 1000]
const ORIGIN = `http://127.0.0.1:${PORT}`

/** The page of 300 has the examples whole; that of 1,000 is as heavy as a megabyte lets it be. */
const mostOf = (at) => (at < 900 ? Infinity : 1)

const folder = mkdtempSync(join(tmpdir(), 'pagoda-ready-'))
const pages = join(folder, 'pages')
cpSync('pages', pages, { recursive: true })
const routes = JSON.parse(readFileSync(join(pages, 'routes.json'), 'utf8'))
for (const size of SIZES) {
  const name = `ready-${size}`
  const page = { versions: { page: 1 }, title: name, blocks: exampleBlocks(size, mostOf) }
  writeFileSync(join(pages, `${name}.json`), JSON.stringify(page))
  routes.routes.push({ name, path: `/${name}`, title: name, open: true })
}
writeFileSync(join(pages, 'routes.json'), JSON.stringify(routes))

const env = { ...process.env, PORT: String(PORT), DATA_DIR: join(folder, 'data'), PAGES_DIR: pages, LOG_LEVEL: 'warn' }
const shop = spawn('node', ['server/start.mjs'], { env, stdio: 'ignore' })
const isReady = () =>
  fetch(`${ORIGIN}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isReady())) await new Promise((done) => setTimeout(done, 200))

/** In the page: when the app says that it answers taps, and when the last long task before that or right after it ended. */
function watch() {
  const seen = { ready: 0, tasks: [] }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
  new MutationObserver(() => {
    if (!document.documentElement?.dataset.ready || seen.ready) return
    seen.ready = performance.now()
    // A task that began before the page was ready is told of after it.
    setTimeout(() => window.benchDone(seen), 1000)
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
}

async function visit(browser, size) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // Nothing asks the page meanwhile: a question to a page of 1000 blocks takes as long as the page does.
  let tell
  const told = new Promise((done) => (tell = done))
  await page.exposeFunction('benchDone', (seen) => tell(seen))
  await page.addInitScript(watch)
  const answer = await page.goto(`${ORIGIN}/tc-fostay/ready-${size}`, { waitUntil: 'commit' })
  if (answer.status() !== 200) throw new Error(`The page of ${size} blocks answers ${answer.status()}`)
  const seen = await told
  await context.close()
  return { ready: seen.ready, longest: Math.max(0, ...seen.tasks.map(([, duration]) => duration)) }
}

const at = (list, share) => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] / 1000
const browser = await chromium.launch(launchOptions())
console.log(
  `From the address to a page that answers taps, processor ${SLOWER} x slower, ${RUNS} runs: median (quartiles)`,
)
for (const size of SIZES) {
  await visit(browser, size)
  const seen = []
  for (let run = 0; run < RUNS; run += 1) seen.push(await visit(browser, size))
  const [ready, longest] = [seen.map((one) => one.ready), seen.map((one) => one.longest)]
  console.log(
    `  ${String(size).padStart(5)} blocks   ${at(ready, 0.5).toFixed(2)} s (${at(ready, 0.25).toFixed(2)}-${at(ready, 0.75).toFixed(2)}); longest task ${at(longest, 0.5).toFixed(2)} s`,
  )
}
await browser.close()
shop.kill()
await new Promise((done) => shop.once('exit', done))
rmSync(folder, { recursive: true, force: true })
