// Requests per second of the cached home page against nginx serving the same bytes as a static file, in one run:
// `npm run bench:requests`. Needs nginx and wrk (Debian packages) and a shop at SHOP (default http://127.0.0.1:5180, LOG_LEVEL=warn). With its
// process id in SHOP_PID the processor's time for each answer is told too, which others on the machine disturb less than answers a second.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SHOP = process.env.SHOP ?? 'http://127.0.0.1:5180'
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const NGINX_PORT = 5199
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

const bytes = await new Promise((done) =>
  get(`${SHOP}/tc-fostay/`, { headers: { 'accept-encoding': 'br' } }, (response) => {
    const parts = []
    response.on('data', (part) => parts.push(part)).on('end', () => done(Buffer.concat(parts)))
  }),
)

const folder = mkdtempSync(join(tmpdir(), 'pagoda-nginx-'))
mkdirSync(join(folder, 'html/tc-fostay'), { recursive: true })
writeFileSync(join(folder, 'html/tc-fostay/index.html'), bytes)
writeFileSync(
  join(folder, 'nginx.conf'),
  `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes auto; worker_rlimit_nofile 4096;
user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000;
  types { text/html html; }
  server { listen 127.0.0.1:${NGINX_PORT}; root ${folder}/html; add_header Content-Encoding br; add_header Cache-Control "public, max-age=0, must-revalidate"; }
}
`,
)
const nginx = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
await new Promise((done) => setTimeout(done, 500))

/** Linux counts the time of a process in hundredths of a second. */
const TICK = 10

/** Of a process and those that it started; NaN where the system does not tell. */
function processorMs(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    return [pid, ...children].reduce((sum, of) => {
      const stat = readFileSync(`/proc/${of}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return sum + (Number(fields[11]) + Number(fields[12])) * TICK
    }, 0)
  } catch {
    return NaN
  }
}

function rate(origin, pid) {
  const before = processorMs(pid)
  const said = execFileSync('wrk', ['-t1', '-c32', '-d5s', '-H', 'Accept-Encoding: br', `${origin}/tc-fostay/`], {
    encoding: 'utf8',
  })
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said)
  const requests = Number(/(\d+) requests in/.exec(said)?.[1])
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    cost: ((processorMs(pid) - before) / requests) * 1000,
  }
}

const shop = []
const file = []
try {
  rate(SHOP)
  for (let round = 0; round < ROUNDS; round += 1) {
    file.push(rate(`http://127.0.0.1:${NGINX_PORT}`, nginx.pid))
    shop.push(rate(SHOP, process.env.SHOP_PID))
  }
} finally {
  nginx.kill()
}
console.log(`Cached home page, ${bytes.length} bytes compressed, 32 connections, median of ${ROUNDS} rounds of 5 s`)
const middle = (list, what) => median(list.map((one) => one[what]))
for (const [name, list] of Object.entries({ shop, nginx: file }))
  console.log(
    `  ${name.padEnd(6)}  ${middle(list, 'rate').toFixed(0)} requests/s, processor ${middle(list, 'cost').toFixed(1)} us each`,
  )
console.log(`  ratio   ${(middle(shop, 'rate') / middle(file, 'rate')).toFixed(2)}`)
