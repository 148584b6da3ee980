// What one worker gives, and what more give, in turns: `npm run bench:scale`. Two workers on the embedded database; on PostgreSQL, where it is
// installed, two workers and two instances. Starts shops at BENCH_PORT and the next port, and a server of its own; needs wrk. ROUNDS rounds of
// SECONDS each. On a machine with few cores, or one that others use, the load takes of the same processors: believe the processor's time for
// each answer. What is refused or lost is counted, and fails the run.
import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { register } from 'tsx/esm/api'

register()
const { missingOwnPostgres, startOwnPostgres } = await import('../tests/load/own-postgres.ts')

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SECONDS = Number(process.env.SECONDS ?? 5)
const PORT = Number(process.env.BENCH_PORT ?? 5197)
const originOf = (instance) => `http://127.0.0.1:${PORT + instance}`
const CONNECTIONS = 16
/** `npm run bench:scale -- embedded` measures those alone. */
const ONLY = process.argv[2] ?? ''
/** Linux counts the time of a process in hundredths of a second. */
const TICK = 10
const LOST = /Non-2xx or 3xx responses: (\d+)/
const BROKEN = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/
const setups = [
  { name: 'embedded, 1 worker', workers: 1, instances: 1 },
  { name: 'embedded, 2 workers', workers: 2, instances: 1 },
  { name: 'PostgreSQL, 1 worker', workers: 1, instances: 1, onServer: true },
  { name: 'PostgreSQL, 2 workers', workers: 2, instances: 1, onServer: true },
  { name: 'PostgreSQL, 2 instances', workers: 1, instances: 2, onServer: true },
].filter(({ name, onServer }) => name.includes(ONLY) && (!onServer || !missingOwnPostgres()))

const run = promisify(execFile)
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

const folder = mkdtempSync(join(tmpdir(), 'pagoda-scale-'))
const pages = join(folder, 'pages')
cpSync('pages', pages, { recursive: true })

/** What wrk asks for: addresses in turn. */
const kinds = {
  'home page from memory': `request = function() return wrk.format("GET", "/tc-fostay/") end`,
  'pages not in memory': `local n = math.random(1000000000)
request = function() n = n + 1; return wrk.format("GET", "/tc-fostay/goods/650101?shareProhibit=" .. n) end`,
  'detail call': `request = function() return wrk.format("GET", "/online/product/650101/detail") end`,
  'list call': `wrk.headers["content-type"] = "application/json"
request = function() return wrk.format("POST", "/online/cms-api/product/queryProductPackageList", nil,
  '{"pageNum":1,"pageSize":10,"isShowHomePage":false}') end`,
  'a mix of all': `local n = math.random(1000000000)
local paths = { "/tc-fostay/", "/tc-fostay/goods/650101?shareProhibit=", "/online/product/650101/detail", "/list", "/readyz" }
request = function()
  n = n + 1
  local path = paths[n % #paths + 1]
  if path == "/list" then return wrk.format("POST", "/online/cms-api/product/queryProductPackageList",
    { ["content-type"] = "application/json" }, '{"pageNum":1,"pageSize":10,"isShowHomePage":false}') end
  return wrk.format("GET", path:sub(-1) == "=" and path .. n or path)
end`,
}
for (const [at, script] of Object.values(kinds).entries())
  writeFileSync(
    join(folder, `${at}.lua`),
    `math.randomseed(os.time())\nwrk.headers["accept-encoding"] = "br"\n${script}\n`,
  )

const ask = (path, instance = 0) =>
  new Promise((done) => {
    const asked = get(`${originOf(instance)}${path}`, { agent: false }, (reply) => {
      let body = ''
      reply.on('data', (part) => (body += String(part))).on('end', () => done({ status: reply.statusCode, body }))
    })
    asked.on('error', () => done({ status: 0, body: '' }))
  })

async function until(isSo) {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 10))
}

async function startInstance(instance, { workers, onServer }, url) {
  const env = {
    ...process.env,
    ...{ CALLS_PER_MINUTE: '9999999', PAGES_PER_MINUTE: '9999999', LONGEST_LAG: '60000', CALL_DEADLINE: '20000' },
    ...{ PORT: String(PORT + instance), DATA_DIR: join(folder, `data-${onServer ? `server-${instance}` : 'own'}`) },
    ...{ PAGES_DIR: pages, LOG_LEVEL: 'error', WORKERS: String(workers) },
    ...(onServer ? { DATABASE_URL: url } : { DATABASE_URL: '' }),
  }
  const shop = spawn(process.execPath, ['server/start.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  shop.stdout.on('data', (part) => (said += String(part)))
  await until(() => {
    if (shop.exitCode !== null) throw new Error('the shop did not start: is it built, and the port free?')
    return said.includes('/tc-fostay/')
  })
  // Each worker makes the page once.
  for (let number = 0; number < 4 * workers; number += 1) await ask('/tc-fostay/', instance)
  const stop = () =>
    new Promise((done) => {
      shop.on('exit', done)
      shop.kill('SIGTERM')
    })
  return { pid: shop.pid, stop }
}

async function start(setup, url) {
  const running = []
  for (let instance = 0; instance < setup.instances; instance += 1)
    running.push(await startInstance(instance, setup, url))
  return { pids: running.map(({ pid }) => pid), stop: () => Promise.all(running.map(({ stop }) => stop())) }
}

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
const allOf = (pids) => pids.flatMap((pid) => [pid, ...childrenOf(pid)])

/** Of processes, all their threads and their workers. */
function processorMs(pids) {
  const own = (of) => {
    const stat = readFileSync(`/proc/${of}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  }
  return allOf(pids).reduce((sum, of) => sum + own(of), 0)
}

const memoryOf = (pids) =>
  allOf(pids).reduce(
    (sum, of) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1]) / 1024,
    0,
  )

/** One wrk for each instance, which share the connections. */
async function round(at, pids, seconds) {
  const before = processorMs(pids)
  const said = await Promise.all(
    pids.map(async (_, instance) => {
      const words = ['-t1', `-c${CONNECTIONS / pids.length}`, '--timeout', '30s', `-d${seconds}s`]
      return (await run('wrk', [...words, '-s', join(folder, `${at}.lua`), originOf(instance)])).stdout
    }),
  )
  const requests = said.reduce((sum, text) => sum + Number(/(\d+) requests in/.exec(text)?.[1]), 0)
  const counted = said.flatMap((text) => [LOST.exec(text)?.slice(1) ?? [], BROKEN.exec(text)?.slice(1) ?? []].flat())
  return {
    rate: said.reduce((sum, text) => sum + Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]), 0),
    cost: ((processorMs(pids) - before) / requests) * 1000,
    lost: counted.reduce((sum, count) => sum + Number(count), 0),
  }
}

/** ms from an edit of a file until every answer of many connections has it. */
async function publish(number, instances) {
  const title = `发布${number}${'次'.repeat(number)}`
  const file = join(pages, 'not-found.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/("title": )"[^"]*"/, `$1"${title}"`))
  const begun = performance.now()
  await until(async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => ask('/tc-fostay/404', at % instances)))
    return answers.every(({ body }) => body.includes(title))
  })
  return performance.now() - begun
}

const seen = new Map(
  setups.map(({ name }) => [name, { memory: [], publish: [], kinds: Object.keys(kinds).map(() => []) }]),
)
let edits = 0
let lost = 0
const server = setups.some(({ onServer }) => onServer) ? await startOwnPostgres() : undefined
try {
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const setup of setups) {
      const { pids, stop } = await start(setup, server?.url)
      const of = seen.get(setup.name)
      try {
        // Each worker's code is compiled by what it runs: the first second of a kind warms it up.
        for (const at of Object.keys(kinds).keys()) {
          lost += (await round(at, pids, 1)).lost
          const made = await round(at, pids, SECONDS)
          lost += made.lost
          of.kinds[at].push(made)
          console.error(
            `${setup.name}, ${Object.keys(kinds)[at]}: ${made.rate.toFixed(0)} a second, ${made.cost.toFixed(0)} us each, ${made.lost} lost`,
          )
        }
        of.memory.push(memoryOf(pids))
        of.publish.push(await publish((edits += 1), setup.instances))
      } finally {
        await stop()
      }
    }
  console.log(
    `${availableParallelism()} cores that the load (wrk) shares, load average ${loadavg()[0].toFixed(1)}, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`,
  )
  for (const [at, kind] of Object.keys(kinds).entries()) {
    console.log(`  ${kind}`)
    for (const { name } of setups) {
      const made = seen.get(name).kinds[at]
      const [rate, cost] = [median(made.map((one) => one.rate)), median(made.map((one) => one.cost))]
      console.log(`    ${name.padEnd(24)} ${rate.toFixed(0).padStart(6)} a second, ${cost.toFixed(0)} us each`)
    }
  }
  for (const { name } of setups) {
    const { memory, publish: took } = seen.get(name)
    console.log(
      `  ${name.padEnd(24)} ${median(memory).toFixed(0)} MB in all under load, ${median(took).toFixed(0)} ms until an edit is in every answer`,
    )
  }
  console.log(`  refused or lost: ${lost}`)
  if (lost > 0) process.exitCode = 1
} finally {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}
