// What one process gives, on the embedded database and on a PostgreSQL server where one is installed: pages that are not in memory, a mix of
// pages, calls, its memory and its start. `npm run bench:server`. ROUNDS rounds of SECONDS each, CONNECTIONS connections; on a machine that others use,
// believe the processor's ms for each answer rather than answers a second.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'

register()
const { missingOwnPostgres, startOwnPostgres } = await import('../tests/load/own-postgres.ts')
const { writeResult } = await import('./shared/result.ts')
const { ORIGIN, startShop } = await import('./shared/shop.ts')
const { median, quartile, spread } = await import('./shared/spread.ts')

const QUICK = process.argv.includes('--quick')
const ROUNDS = Number(process.env.ROUNDS ?? (QUICK ? 1 : 5))
const SECONDS = Number(process.env.SECONDS ?? (QUICK ? 1 : 4))
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 16)
/** Linux counts the time of a process in hundredths of a second. */
const TICK = 10

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

const MIX = `mix of ${mix.length} pages`
const kinds = {
  [MIX]: () => page(mix[(number += 1) % mix.length]),
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
  return { rate: took.length / seconds, p50: median(took), p99: quartile(took, 0.99), cost }
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

const rate = (list) => `${spread(list, { digits: 0 })} a second`
const p99 = (list) => `p99 ${spread(list, { digits: 1 })} ms`

const EMBEDDED = 'embedded database'
/** Megabytes after the start and under load. */
const MEMORY = { [EMBEDDED]: [350, 500], PostgreSQL: [180, 350] }

function rowsOf(title, { of, memory, starts }) {
  const [missed, mixed] = ['pages not in memory', MIX]
  const [lists, details] = [of('list call', 'rate'), of('detail call', 'rate')]
  const [idle, loaded] = MEMORY[title]
  const onMemory = {
    what: `one process, ${title}: memory after start; under load`,
    bound: `${idle}; ${loaded} MB`,
    measured: `${memory.start.toFixed(0)}; ${memory.load.toFixed(0)} MB`,
    isMet: memory.start <= idle && memory.load <= loaded,
  }
  if (title !== EMBEDDED) return [onMemory]
  return [
    {
      what: 'one process, pages that are not in memory',
      bound: 'at least 300 a second',
      measured: `${rate(of(missed, 'rate'))}; ${p99(of(missed, 'p99'))}`,
      isMet: median(of(missed, 'rate')) >= 300,
    },
    {
      what: `one process, a ${MIX} at full load`,
      bound: 'p99 15 ms',
      measured: `${rate(of(mixed, 'rate'))}; ${p99(of(mixed, 'p99'))}`,
      isMet: median(of(mixed, 'p99')) <= 15,
    },
    {
      what: 'one process, list call; detail call',
      bound: 'at least 1,500 a second',
      measured: `${rate(lists)}; ${rate(details)}`,
      isMet: median(lists) >= 1500,
    },
    onMemory,
    {
      what: `one process, ${EMBEDDED}, built, data there: start to ready`,
      bound: '2 s',
      measured: `${spread(
        starts.map((ms) => ms / 1000),
        { digits: 1 },
      )} s`,
      isMet: median(starts) <= 2000,
    },
  ]
}

/** A shop that has its data is started ROUNDS times; the last one is asked. */
async function measure(title, database) {
  let running
  try {
    // The first start fills the database.
    const filled = await startShop(folder, database)
    await filled.stop()
    const starts = []
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      running = await startShop(folder, database)
      starts.push(running.ms)
      if (turn < ROUNDS - 1) await running.stop()
    }
    const { pid } = running
    const memory = { start: memoryOf(pid), load: 0 }
    const rounds = Object.fromEntries(Object.keys(kinds).map((name) => [name, []]))
    for (const next of Object.values(kinds)) await round(next, pid, 1000)
    // Kinds take turns, so that a busy moment of the machine is not one kind's alone.
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const [name, next] of Object.entries(kinds)) {
        rounds[name].push(await round(next, pid, SECONDS * 1000))
        memory.load = Math.max(memory.load, memoryOf(pid))
      }
    const of = (name, what) => rounds[name].map((one) => one[what])
    tell(title, { rounds, of, memory, starts })
    return rowsOf(title, { of, memory, starts })
  } finally {
    await running?.stop()
  }
}

function tell(title, { rounds, of, memory, starts }) {
  console.log(`${title}:`)
  for (const name of Object.keys(rounds)) {
    const text = (what, digits) => spread(of(name, what), { digits })
    const figures = `${text('rate', 0)} a second, p50 ${text('p50', 1)} ms, p99 ${text('p99', 1)} ms`
    console.log(`  ${name.padEnd(20)} ${figures}, processor ${text('cost', 2)} ms each`)
  }
  const memoryText = `${memory.start.toFixed(0)} MB after start, ${memory.load.toFixed(0)} MB under load`
  console.log(`  ${'memory'.padEnd(20)} ${memoryText}`)
  console.log(`  ${'start to ready'.padEnd(20)} ${spread(starts, { digits: 0 })} ms`)
}

const folder = mkdtempSync(join(tmpdir(), 'pagoda-bench-'))
try {
  console.log(`One process, ${CONNECTIONS} connections, median (least-most) of ${ROUNDS} rounds of ${SECONDS} s`)
  const rows = await measure(EMBEDDED, {})
  const missing = missingOwnPostgres()
  if (missing) console.log(`Not on PostgreSQL: ${missing}`)
  else {
    // Its own memory is that of another process, and not counted.
    const postgres = await startOwnPostgres()
    rows.push(...(await measure('PostgreSQL', { DATABASE_URL: postgres.url }).finally(postgres.stop)))
  }
  writeResult('server', 'npm run bench:server', rows)
} finally {
  agent.destroy()
  rmSync(folder, { recursive: true, force: true })
}
