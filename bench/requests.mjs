// Requests per second of the cached home page against nginx serving the same bytes as a static file, in one run:
// `npm run bench:requests`. Needs nginx and wrk (Debian packages). Asks the shop at SHOP (LOG_LEVEL=warn), or one of its own.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'

register()
const { writeResult } = await import('./shared/result.ts')
const { openShop } = await import('./shared/shop.ts')
const { median, spread } = await import('./shared/spread.ts')

const NGINX = '/usr/sbin/nginx'
const missing = [...(existsSync(NGINX) ? [] : ['nginx']), ...(spawnSync('wrk').error ? ['wrk'] : [])]
if (missing.length > 0) {
  console.log(`skipped: there is no ${missing.join(', and no ')}`)
  process.exit(0)
}
const QUICK = process.argv.includes('--quick')
const ROUNDS = Number(process.env.ROUNDS ?? (QUICK ? 1 : 5))
const SECONDS = QUICK ? 1 : 5
const BOUND = 0.3
const NGINX_PORT = 5199
const opened = await openShop()
const SHOP = opened.origin

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
const nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
await new Promise((done) => setTimeout(done, 500))

function rate(origin) {
  const said = execFileSync(
    'wrk',
    ['-t1', '-c32', `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', `${origin}/tc-fostay/`],
    {
      encoding: 'utf8',
    },
  )
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
}

const shop = []
const file = []
try {
  rate(SHOP)
  for (let round = 0; round < ROUNDS; round += 1) {
    file.push(rate(`http://127.0.0.1:${NGINX_PORT}`))
    shop.push(rate(SHOP))
  }
} finally {
  nginx.kill()
  await opened.close()
}
console.log(
  `Cached home page, ${bytes.length} bytes compressed, 32 connections, median of ${ROUNDS} rounds of ${SECONDS} s`,
)
console.log(`  shop    ${median(shop).toFixed(0)} requests/s`)
console.log(`  nginx   ${median(file).toFixed(0)} requests/s`)
console.log(`  ratio   ${(median(shop) / median(file)).toFixed(2)}`)
writeResult('requests', 'npm run bench:requests', [
  {
    what: 'cached home page against nginx with the same bytes as a file',
    bound: `at least ${BOUND} x`,
    measured: `${spread(shop.map((one, round) => one / file[round]))} x (${spread(shop, { digits: 0 })} : ${spread(file, { digits: 0 })} a second)`,
    isMet: median(shop) / median(file) >= BOUND,
  },
])
