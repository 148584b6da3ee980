// The same page by puck, json-render, tmagic and amis beside ours and React by hand: `npm run bench:peers`. Their packages stand in bench/peers
// alone, with a lock of their own, and are fetched when they are missing.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { chromium } from 'playwright'
import { build } from 'vite'
import { register } from 'tsx/esm/api'

register()
const { launchOptions } = await import('../tests/browser.ts')
const { widgetLoaders } = await import('../build/widget-loaders.ts')
const { writeResult } = await import('./shared/result.ts')
const { median, spread } = await import('./shared/spread.ts')

const FOLDER = 'bench/peers'
const QUICK = process.argv.includes('--quick')
const SIZES = [10, 100, 1000]
const SIZES_TEXT = `${SIZES.join(' / ')} blocks`
const HAND = 'React by hand'
const RUNS = QUICK ? 5 : 100
/** A hundred blocks and less take so short that more are needed for a ratio that holds. */
const serverRuns = (count) => (QUICK ? RUNS : Math.min(500, Math.max(RUNS, 50_000 / count)))

const written = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)
if (written(`${FOLDER}/node_modules/.package-lock.json`) < written(`${FOLDER}/package-lock.json`)) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--ignore-scripts'], { cwd: FOLDER, stdio: 'inherit', shell: npm !== 'npm' })
  if (status !== 0) throw new Error('the packages of bench/peers could not be fetched')
}
const { dependencies } = JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8'))
console.log(
  Object.entries(dependencies)
    .map(([name, version]) => `${name} ${version}`)
    .join(', '),
)

const common = {
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [widgetLoaders()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}
await build({
  ...common,
  ssr: { noExternal: true },
  build: { outDir: 'dist/bench/peers-server', ssr: `${FOLDER}/entry-server.jsx` },
})
await build({
  ...common,
  build: {
    outDir: 'dist/bench/peers-client',
    rolldownOptions: { input: `${FOLDER}/entry-browser.jsx`, output: { entryFileNames: 'entry.js' } },
  },
})

const { amisOnServer, subjects } = await import('../dist/bench/peers-server/entry-server.js')

/** What a person reads of a page: marks and classes are each system's own. */
const textOf = (html) => html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]+>/g, '')

/** In turn within one run, each in every place of the order. */
function onServer(count) {
  const { all, fresh } = subjects(count)
  const names = Object.keys(all)
  const expected = textOf(all[HAND].html(all[HAND].prepare(fresh())))
  for (const name of names)
    if (textOf(all[name].html(all[name].prepare(fresh()))) !== expected) throw new Error(`${name} renders another page`)
  const runs = serverRuns(count)
  const times = Object.fromEntries(names.map((name) => [name, []]))
  for (let run = -Math.ceil(runs / 5); run < runs; run += 1)
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(Math.abs(run) + turn) % names.length]
      const prepared = all[name].prepare(fresh())
      const start = performance.now()
      all[name].html(prepared)
      if (run >= 0) times[name].push(performance.now() - start)
    }
  return times
}

const ratiosOf = (seen, name) => seen.map((times) => median(times[name]) / median(times[HAND]))
const rows = []

/** A row for each system: its ratio to React by hand at each size. Those of ours have bounds. */
function tell(what, seen, bounds) {
  const samples = seen.map((times) => times[HAND].length).join(' / ')
  console.log(`${what}, ${samples} samples`)
  console.log(`  ${HAND.padEnd(28)} ${seen.map((times) => spread(times[HAND], { digits: 3 })).join(' / ')} ms`)
  for (const name of Object.keys(seen[0]).filter((one) => one !== HAND)) {
    const measured = `${seen.map((times) => spread(times[name], { base: median(times[HAND]) })).join(' / ')} x`
    console.log(`  ${name.padEnd(28)} ${measured}`)
    const { limit = Infinity, text = `${limit} x` } = bounds[name] ?? { text: 'none' }
    rows.push({
      what: `${what}, against React by hand: ${name}`,
      bound: text,
      measured,
      isMet: ratiosOf(seen, name).every((ratio) => ratio <= limit),
    })
  }
}

tell(`server render from page JSON, light leaves, ${SIZES_TEXT}`, SIZES.map(onServer), {
  'ours, data kept': { limit: 1 },
  'ours, data never seen': { limit: 1.5 },
})
const why = await amisOnServer()
if (why === undefined) throw new Error('amis can be loaded on a server now: measure it there')
console.log(`  ${'amis'.padEnd(28)} renders nothing on a server: ${why}`)
rows.push({
  what: 'server render from page JSON: amis',
  bound: 'none',
  measured: `it can’t render on a server (${why})`,
  isMet: true,
})

const html = '<!doctype html><meta charset="utf-8"><div id="root"></div><script type="module" src="/entry.js"></script>'
const server = createServer(async (request, response) => {
  const isPage = request.url === '/'
  response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript')
  response.end(isPage ? html : await readFile(`dist/bench/peers-client${request.url}`).catch(() => ''))
})
await new Promise((done) => server.listen(0, '127.0.0.1', done))
const browser = await chromium.launch(launchOptions())
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  page.on('pageerror', (error) => console.error(error))
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  await page.waitForFunction(() => 'bench' in globalThis)
  const mounts = []
  for (const count of SIZES)
    mounts.push(await page.evaluate(([size, runs]) => globalThis.bench.mounts(size, runs), [count, RUNS]))
  tell(`browser mount from page JSON, light leaves, ${SIZES_TEXT}`, mounts, { ours: { limit: 1.25 } })
  const changes = [await page.evaluate((runs) => globalThis.bench.changes(runs), RUNS)]
  const [byStore] = ratiosOf(changes, 'React with a store by hand')
  tell('one changed value that 500 of 1000 blocks show', changes, {
    ours: { limit: 1.5 * byStore, text: '1.5 x the store by hand' },
  })
} finally {
  await browser.close()
  server.close()
}
writeResult('peers', 'npm run bench:peers', rows)
