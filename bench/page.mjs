// Pages of 10, 100 and 1000 blocks by the engine against the same page written by hand in React: `npm run bench:page`.
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { build } from 'vite'
import { register } from 'tsx/esm/api'

register()
const { launchOptions } = await import('../tests/browser.ts')
const { widgetLoaders } = await import('../build/widget-loaders.ts')
const { writeResult } = await import('./shared/result.ts')
const { median, spread } = await import('./shared/spread.ts')

const SIZES = [10, 100, 1000]
const QUICK = process.argv.includes('--quick')
/** Enough of them: with 90 runs of 100 blocks the ratio of the same code came out between 1.05 and 1.31, with 900 between 1.11 and 1.14. */
const serverRuns = (count) => (QUICK ? 20 : Math.min(1000, Math.max(100, 90_000 / count)))
const browserRuns = QUICK ? 20 : 100
const rows = []
const SIZES_TEXT = `${SIZES.join(' / ')} blocks`
const KINDS = { light: 'light leaves', alive: 'light leaves, all with behaviour', shop: 'the shop’s widgets' }
const kindOf = (leaves) => KINDS[leaves]
/** One row: what was seen at each size, each a ratio to React by hand. */
const ratioRow = (what, limit, seen) =>
  rows.push({
    what,
    bound: limit === Infinity ? 'none' : `${limit} x`,
    measured: `${seen.map(({ list, base }) => spread(list, { base })).join(' / ')} x`,
    isMet: seen.every(({ list, base }) => median(list) / base <= limit),
  })
const define = { 'process.env.NODE_ENV': JSON.stringify('production') }
const common = { configFile: false, logLevel: 'error', publicDir: false, plugins: [widgetLoaders()], define }

await build({
  ...common,
  ssr: { noExternal: true },
  build: { outDir: 'dist/bench/server', ssr: 'bench/page/entry-server.tsx', minify: process.env.MINIFY !== '0' },
})
await build({
  ...common,
  build: {
    outDir: 'dist/bench/client',
    rolldownOptions: { input: 'bench/page/entry-browser.tsx', output: { entryFileNames: 'entry.js' } },
  },
})

const { serverSubjects } = await import('../dist/bench/server/entry-server.js')
const timed = (work) => {
  const start = process.hrtime.bigint()
  const result = work()
  return { result, ms: Number(process.hrtime.bigint() - start) / 1e6 }
}

/** In turn within one run, each in every place: a slow moment of the machine, or a collection of garbage, hits each alike. */
function serverRatios(count, runs, leaves) {
  const subjects = serverSubjects(count, leaves)
  const names = ['hand', 'known', 'unseen', 'first']
  const times = Object.fromEntries(names.map((name) => [name, []]))
  for (let run = -Math.ceil(runs / 5); run < runs; run += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(Math.abs(run) + turn) % names.length]
      const data = subjects.fresh()
      const { ms } = timed(() => subjects[name](data))
      if (run >= 0) times[name].push(ms)
    }
  }
  return times
}

const SERVER_ROWS = [
  ['known', 'data that are kept', 1],
  ['unseen', 'data never seen before', 1.5],
  // Once after each publish: no bound.
  ['first', 'a page never seen before', Infinity],
]

for (const leaves of ['light', 'shop']) {
  console.log(`Server, ${kindOf(leaves)}: from page JSON against React by hand (quartiles)`)
  console.log('                by hand   data kept              data never seen        page never seen')
  const seen = { known: [], unseen: [], first: [] }
  for (const count of SIZES) {
    const times = serverRatios(count, serverRuns(count), leaves)
    const base = median(times.hand)
    for (const [name] of SERVER_ROWS) seen[name].push({ list: times[name], base })
    const row = SERVER_ROWS.map(([name]) => spread(times[name], { base }).padEnd(22))
    console.log(`  ${String(count).padStart(5)} ${base.toFixed(3).padStart(9)} ms   ${row.join(' ').trimEnd()}`)
  }
  for (const [name, which, limit] of SERVER_ROWS)
    ratioRow(`server render from page JSON, ${kindOf(leaves)}, ${SIZES_TEXT}: ${which}`, limit, seen[name])
}

const html = '<!doctype html><meta charset="utf-8"><div id="root"></div><script type="module" src="/entry.js"></script>'
const server = createServer(async (request, response) => {
  const isPage = request.url === '/'
  response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript')
  response.end(isPage ? html : await readFile(`dist/bench/client${request.url}`).catch(() => ''))
})
await new Promise((done) => server.listen(0, '127.0.0.1', done))
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
await page.goto(`http://127.0.0.1:${server.address().port}/`)
await page.waitForFunction(() => 'bench' in globalThis)

for (const way of ['mount', 'hydration'])
  for (const leaves of way === 'mount' ? ['light', 'shop'] : ['light', 'alive', 'shop']) {
    console.log(`Browser ${way}, ${kindOf(leaves)}`)
    const seen = []
    for (const count of SIZES) {
      const { hand, engine } = await page.evaluate(
        ([name, size, times, kind]) => globalThis.bench.compare(name, size, times, kind),
        [`${way}s`, count, browserRuns, leaves],
      )
      const base = median(hand)
      seen.push({ list: engine, base })
      console.log(`  ${String(count).padStart(5)} ${base.toFixed(3).padStart(9)} ms   ${spread(engine, { base })}`)
    }
    // What the engine is not told it cannot leave out: no bound.
    ratioRow(`browser ${way}, ${kindOf(leaves)}, ${SIZES_TEXT}`, leaves === 'alive' ? Infinity : 1.25, seen)
  }

console.log('One changed field of a list of 1000 that 500 blocks read')
const readers = await page.evaluate((times) => globalThis.bench.manyReaders(times), browserRuns)
const byHand = median(readers.selector)
console.log(`  a store by hand ${byHand.toFixed(3)} ms; the engine ${spread(readers.engine, { base: byHand })}`)
console.log(`  valtio, item by item: ${spread(readers.valtio, { base: byHand })}`)
ratioRow('one changed field of a list of 1000 that 500 blocks read, against a store by hand', 1.5, [
  { list: readers.engine, base: byHand },
])

console.log('One changed value        widgets rendered   time')
const changes = []
for (const count of SIZES) {
  const { times, counts } = await page.evaluate(
    ([size, runs]) => globalThis.bench.change(size, runs),
    [count, 2 * browserRuns],
  )
  changes.push({ times, counts })
  console.log(
    `  ${String(count).padStart(5)} blocks   ${[...new Set(counts)].join(', ').padStart(16)}   ${median(times).toFixed(3)} ms`,
  )
}

const most = Math.max(...changes.flatMap(({ counts }) => counts))
rows.push({
  what: `one changed value that one block reads, ${SIZES_TEXT}: widgets rendered; time`,
  bound: '1',
  measured: `${most}; ${changes.map(({ times }) => spread(times)).join(' / ')} ms`,
  isMet: most === 1,
})

await browser.close()
server.close()
writeResult('page', 'npm run bench:page', rows)
