import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migratedFolder, openFrom } from '../../tests/fixtures/databases.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')
/** As many answers as show that two workers agree: connections reach them in turn. */
const BOTH = 6

let dataDir: string
let pagesDir: string
let origin = ''
let shop: ReturnType<typeof serve>

function serve(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'fatal',
      PORT: '0',
      CALL_DEADLINE: '20000',
      LONGEST_LAG: '60000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)))
  return { child, said: () => said, gone: once(child, 'exit') }
}

beforeAll(async () => {
  dataDir = await migratedFolder()
  pagesDir = temporaryFolder()
  cpSync(join(root, 'pages'), pagesDir, { recursive: true })
  shop = serve({ WORKERS: '2', DATA_DIR: dataDir, PAGES_DIR: pagesDir })
  const listens = () => /(http:\/\/[\d.:]+)\/tc-fostay\//.exec(shop.said())?.[1]
  origin = await vi.waitFor(() => listens() ?? Promise.reject(new Error('it does not listen')), { timeout: 200_000 })
})
afterAll(async () => {
  shop.child.kill('SIGKILL')
  await shop.gone
  for (const folder of [dataDir, pagesDir]) rmSync(folder, { recursive: true, force: true })
})

/** By a connection of its own, so that the workers are asked in turn. */
const ask = (path: string) =>
  new Promise<string>((done, failed) => {
    get(`${origin}${path}`, { agent: false }, (reply) => void text(reply).then(done, failed)).on('error', failed)
  })
const askBoth = (path: string) => Promise.all(Array.from({ length: BOTH }, () => ask(path)))
const countIn = (metrics: string, name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1])

describe('two workers on the embedded database', () => {
  it('answer at one port, and count together what they answered', async () => {
    await expect
      .poll(async () => {
        for (const answer of await askBoth('/healthz')) expect(answer).toContain('up')
        const healthy = /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} (\d+)/
        return Number(healthy.exec(await ask('/metrics'))?.[1]) % BOTH
      })
      .toBe(0)
    expect(countIn(await ask('/metrics'), 'db_pool_connections')).toBeGreaterThanOrEqual(2)
    expect(countIn(await ask('/metrics'), 'shop_sms_daily_budget')).toBe(100_000)
  })

  it('show what an operator published, all of them', async () => {
    const file = join(pagesDir, 'not-found.json')
    const title = '找不到页面了'
    const published = async () => (await askBoth('/tc-fostay/404')).filter((page) => page.includes(title)).length
    expect(await published()).toBe(0)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('页面不存在', title))
    await expect.poll(published).toBe(BOTH)
  })

  it('have one clock, which one of them was told to move', async () => {
    const moved = await fetch(`${origin}/sandbox/clock`, {
      method: 'POST',
      body: new URLSearchParams({ time: '2031-05-06T07:08' }),
    })
    expect(moved.ok).toBe(true)
    const agreeing = async () => (await askBoth('/sandbox/')).filter((page) => page.includes('2031-05-06 07:0')).length
    await expect.poll(agreeing).toBe(BOTH)
  })

  it('are two again when one of them died, and the other answers meanwhile', async () => {
    const workers = () =>
      readFileSync(`/proc/${shop.child.pid}/task/${shop.child.pid}/children`, 'utf8').trim().split(' ')
    // What each worker may open is the same, so that the sum says how many of them were counted.
    const counted = async () => countIn(await ask('/metrics').catch(() => ''), 'process_max_fds')
    const [before, ofTwo] = [workers(), await counted()]
    expect(ofTwo).toBeGreaterThan(0)
    process.kill(Number(before[0]), 'SIGKILL')
    await expect.poll(() => workers().filter((pid) => !before.includes(pid)).length, { timeout: 60_000 }).toBe(1)
    for (const answer of await askBoth('/healthz')) expect(answer).toContain('up')
    await expect.poll(counted, { timeout: 100_000 }).toBe(ofTwo)
    for (const answer of await askBoth('/readyz')) expect(answer).toContain('"ready"')
  })

  it('end when they are told to, and leave the folder to others', async () => {
    shop.child.kill('SIGTERM')
    expect(await shop.gone).toEqual([0, null])
    const database = await openFrom({ dataDir })
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.close()
  })
})

describe('a shop that cannot start', () => {
  it('says why, and ends', async () => {
    const folder = await migratedFolder()
    const { gone, said } = serve({ WORKERS: '2', DATA_DIR: folder, HOST: '203.0.113.1', SANDBOX_PUBLIC: '1' })
    expect(await gone).toEqual([1, null])
    expect(said()).toMatch(/^pagoda: .*203\.0\.113\.1/m)
    rmSync(folder, { recursive: true, force: true })
  })
})
