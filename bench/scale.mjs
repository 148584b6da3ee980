// What one worker gives, and what two give, in turns: `npm run bench:scale`. Starts shops of its own at BENCH_PORT, on the embedded database or,
// with DATABASE_URL (an empty database), on PostgreSQL; needs wrk. ROUNDS rounds of SECONDS each. On a machine with few cores, or one that others
// use, the load takes of the same processors: believe the processor's time for each answer, and how much two gave beside one in the same run.
import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SECONDS = Number(process.env.SECONDS ?? 5)
const PORT = Number(process.env.BENCH_PORT ?? 5197)
const ORIGIN = `http://127.0.0.1:${PORT}`
/** Linux counts the time of a process in hundredths of a second. */
const TICK = 10
const WORKERS = [1, 2]

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
}
for (const [at, script] of Object.values(kinds).entries())
  writeFileSync(
    join(folder, `${at}.lua`),
    `math.randomseed(os.time())\nwrk.headers["accept-encoding"] = "br"\n${script}\n`,
  )

const ask = (path) =>
  new Promise((done) => {
    const asked = get(`${ORIGIN}${path}`, { agent: false }, (reply) => {
      let body = ''
      reply.on('data', (part) => (body += String(part))).on('end', () => done({ status: reply.statusCode, body }))
    })
    asked.on('error', () => done({ status: 0, body: '' }))
  })

async function until(isSo) {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 10))
}

async function start(workers) {
  const env = {
    ...process.env,
    ...{ CALLS_PER_MINUTE: '9999999', PAGES_PER_MINUTE: '9999999', LONGEST_LAG: '60000', CALL_DEADLINE: '20000' },
    ...{
      PORT: String(PORT),
      DATA_DIR: join(folder, 'data'),
      PAGES_DIR: pages,
      LOG_LEVEL: 'warn',
      WORKERS: String(workers),
    },
  }
  const shop = spawn(process.execPath, ['server/start.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  shop.stdout.on('data', (part) => (said += String(part)))
  await until(() => {
    if (shop.exitCode !== null) throw new Error('the shop did not start: is it built, and the port free?')
    return said.includes('/tc-fostay/')
  })
  // Each worker makes the page once.
  for (let number = 0; number < 4 * workers; number += 1) await ask('/tc-fostay/')
  const stop = () =>
    new Promise((done) => {
      shop.on('exit', done)
      shop.kill('SIGTERM')
    })
  return { pid: shop.pid, stop }
}

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)

/** Of a process, all its threads and its workers. */
function processorMs(pid) {
  const own = (of) => {
    const stat = readFileSync(`/proc/${of}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  }
  return [pid, ...childrenOf(pid)].reduce((sum, of) => sum + own(of), 0)
}

const memoryOf = (pid) =>
  [pid, ...childrenOf(pid)].reduce(
    (sum, of) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1]) / 1024,
    0,
  )

async function round(at, pid) {
  const before = processorMs(pid)
  const { stdout } = await run('wrk', [
    '-t1',
    '-c16',
    '--timeout',
    '30s',
    `-d${SECONDS}s`,
    '-s',
    join(folder, `${at}.lua`),
    ORIGIN,
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    cost: ((processorMs(pid) - before) / requests) * 1000,
  }
}

/** ms from an edit of a file until every answer of many connections has it. */
async function publish(number) {
  const title = `发布${number}${'次'.repeat(number)}`
  const file = join(pages, 'not-found.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/("title": )"[^"]*"/, `$1"${title}"`))
  const begun = performance.now()
  await until(async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('/tc-fostay/404')))
    return answers.every(({ body }) => body.includes(title))
  })
  return performance.now() - begun
}

const seen = new Map(
  WORKERS.map((workers) => [workers, { memory: [], publish: [], kinds: Object.keys(kinds).map(() => []) }]),
)
try {
  await (await start(1)).stop()
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const workers of WORKERS) {
      const { pid, stop } = await start(workers)
      const of = seen.get(workers)
      try {
        // Each worker's code is compiled by what it runs: the first round of a kind warms it up.
        for (const at of Object.keys(kinds).keys()) {
          await round(at, pid)
          of.kinds[at].push(await round(at, pid))
        }
        of.memory.push(memoryOf(pid))
        of.publish.push(await publish(turn * WORKERS.length + workers))
      } finally {
        await stop()
      }
    }
  const on = process.env.DATABASE_URL ? 'PostgreSQL' : 'the embedded database'
  console.log(
    `On ${on}, ${availableParallelism()} cores that the load (wrk) shares, 16 connections, median of ${ROUNDS} rounds of ${SECONDS} s`,
  )
  for (const [at, name] of Object.keys(kinds).entries()) {
    const rates = WORKERS.map((workers) => median(seen.get(workers).kinds[at].map(({ rate }) => rate)))
    const costs = WORKERS.map((workers) => median(seen.get(workers).kinds[at].map(({ cost }) => cost)))
    const figures = WORKERS.map(
      (workers, of) => `${workers}: ${rates[of].toFixed(0)} a second, ${costs[of].toFixed(0)} us each`,
    )
    console.log(`  ${name.padEnd(24)} ${figures.join('   ')}   ratio ${(rates[1] / rates[0]).toFixed(2)}`)
  }
  for (const workers of WORKERS) {
    const { memory, publish: took } = seen.get(workers)
    console.log(
      `  ${workers} worker(s): ${median(memory).toFixed(0)} MB in all under load, ${median(took).toFixed(0)} ms (most ${Math.max(...took).toFixed(0)}) until an edit is in every answer`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
