// What one process gives, on the embedded database and on a PostgreSQL server where one is installed: pages that are not in memory, a mix of
// pages, calls, its memory and its start. `npm run bench:server`. Starts a shop of its own in a folder of its own (ROUNDS rounds of SECONDS each, CONNECTIONS connections); on a machine that others use, believe the
// processor's ms for each answer rather than answers a second.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'

register()
const { missingOwnPostgres, startOwnPostgres } = await import('../tests/load/own-postgres.ts')

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 4)
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 16)
const PORT = Number(process.env.BENCH_PORT ?? 5198)
const ORIGIN = { host: '127.0.0.1', port: PORT }
/** Linux counts the time of a process in hundredths of a second. */
const TICK = 10

const at = (list, share) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]
const median = (list) => at(list, 0.5)
const spread = (list, digits = 0) =>
  `${median(list).toFixed(digits)} (${Math.min(...list).toFixed(digits)} to ${Math.max(...list).toFixed(digits)})`

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let number = 0
const page = (path) => ({ method: 'GET', path: `/tc-fostay${path}` })
const call = (path, body) => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const LIST = '/online/cms-api/product/queryProductPackageList'
const list = { pageNum: 1, pageSize: 10, isShowHomePage: false }

const goods = ['650101', '650102', '650103', '650201', '680101', '230101', '230102', '500101', '610901', '610902']
const others = ['/', '/combo', '/atlantis/v2/eventSchedule', '/atlantis/v2/poiList', '/content/30201', '/content/30202']
const hotels = ['100201', '100202']
const tickets = ['200101', '200102', '200103', '200104', '200107', '200108', '200109', '200110']
const mix = [
  ...goods.map((id) => `/goods/${id}`),
  ...others,
  ...hotels.flatMap((id) => [`/hotel/detail/${id}`, `/prohotel/${id}`]),
  ...tickets.map((id) => `/ticket/${id}`),
  ...['/404', '/atlantis'],
]

const kinds = {
  [`mix of ${mix.length} pages`]: () => page(mix[(number += 1) % mix.length]),
  'pages not in memory': () => page(`/goods/650101?shareProhibit=${(number += 1)}`),
  'list call': () => call(LIST, list),
  'detail call': () => ({ method: 'GET', path: '/online/product/650101/detail' }),
}

function ask({ body, ...options }) {
  return new Promise((done, fail) => {
    const asked = request({ ...ORIGIN, agent, ...options }, (response) => {
      response.resume().on('end', () => done(response.statusCode))
    })
    asked.on('error', fail).end(body)
  })
}

/** Nobody is answered by an error: a shop that refuses is fast, and worth nothing. */
async function round(next, pid, ms) {
  const took = []
  const before = processorMs(pid)
  const start = performance.now()
  const asker = async () => {
    while (performance.now() - start < ms) {
      const asked = next()
      const begun = performance.now()
      const status = await ask(asked)
      if (status >= 400 && asked.path !== '/tc-fostay/404') throw new Error(`${asked.path} was answered by ${status}`)
      took.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, asker))
  const seconds = (performance.now() - start) / 1000
  const cost = (processorMs(pid) - before) / took.length
  return { rate: took.length / seconds, p50: at(took, 0.5), p99: at(took, 0.99), cost }
}

/** Of all its threads; NaN where the system does not tell. */
function processorMs(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  } catch {
    return NaN
  }
}

function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return NaN
  }
}

const isReady = () =>
  new Promise((done) => {
    get({ ...ORIGIN, path: '/readyz', agent: false }, (response) => done(response.resume().statusCode === 200)).on(
      'error',
      () => done(false),
    )
  })

/** @returns the process, and the ms until it was ready */
async function start(database) {
  // On a busy machine a page waits for its calls, so that what is measured is made.
  const budget = {
    CALLS_PER_MINUTE: '9999999',
    PAGES_PER_MINUTE: '9999999',
    LONGEST_LAG: '60000',
    CALL_DEADLINE: '20000',
  }
  const env = { ...process.env, ...budget, ...database, PORT: String(PORT), LOG_LEVEL: 'warn' }
  const begun = performance.now()
  const shop = spawn(process.execPath, ['server/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  let isGone = false
  shop.on('exit', () => (isGone = true))
  while (!(await isReady())) {
    if (isGone) throw new Error('the shop did not start: is it built, and the port free?')
    await new Promise((done) => setTimeout(done, 20))
  }
  return { shop, ms: performance.now() - begun }
}

const stop = (shop) =>
  new Promise((done) => {
    shop.on('exit', done)
    shop.kill('SIGTERM')
  })

/** A shop that has its data is started ROUNDS times; the last one is asked. */
async function measure(title, database) {
  let running
  try {
    // The first start fills the database.
    await stop((await start(database)).shop)
    const starts = []
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      if (running) await stop(running.shop)
      running = await start(database)
      starts.push(running.ms)
    }
    const { pid } = running.shop
    const memory = { start: memoryOf(pid), load: 0 }
    const rounds = Object.fromEntries(Object.keys(kinds).map((name) => [name, []]))
    for (const next of Object.values(kinds)) await round(next, pid, 1000)
    // Kinds take turns, so that a busy moment of the machine is not one kind's alone.
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const [name, next] of Object.entries(kinds)) {
        rounds[name].push(await round(next, pid, SECONDS * 1000))
        memory.load = Math.max(memory.load, memoryOf(pid))
      }
    console.log(title)
    tell({ rounds, memory, starts })
  } finally {
    if (running) await stop(running.shop)
  }
}

function tell({ rounds, memory, starts }) {
  for (const [name, seen] of Object.entries(rounds)) {
    const of = (what) => seen.map((one) => one[what])
    const figures = `${spread(of('rate'))} a second, p50 ${spread(of('p50'), 1)} ms, p99 ${spread(of('p99'), 1)} ms`
    console.log(`  ${name.padEnd(20)} ${figures}, processor ${spread(of('cost'), 2)} ms each`)
  }
  console.log(
    `  ${'memory'.padEnd(20)} ${memory.start.toFixed(0)} MB after start, ${memory.load.toFixed(0)} MB under load`,
  )
  console.log(`  ${'start to ready'.padEnd(20)} ${spread(starts)} ms`)
}

const folder = mkdtempSync(join(tmpdir(), 'pagoda-bench-'))
try {
  console.log(`One process, ${CONNECTIONS} connections, median (least to most) of ${ROUNDS} rounds of ${SECONDS} s`)
  await measure('On the embedded database', { DATA_DIR: folder })
  const missing = missingOwnPostgres()
  if (missing) console.log(`Not on PostgreSQL: ${missing}`)
  else {
    const postgres = await startOwnPostgres()
    await measure('On a PostgreSQL server, whose own memory is not counted', {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
    }).finally(postgres.stop)
  }
} finally {
  agent.destroy()
  rmSync(folder, { recursive: true, force: true })
}
