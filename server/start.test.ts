import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { migratedFolder, openFrom } from '../tests/fixtures/databases.ts'
import { missingPostgres, startPostgres } from '../tests/fixtures/postgres.ts'
import { smallContent } from '../tests/fixtures/small-content.ts'
import { contracts } from '../schemas/api/contracts.ts'
import { migrate } from './db/migrate.ts'
import { hasSandboxContent } from './db/server-settings.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import { type RunningServer, startServer } from './start.ts'

const live = {
  ...{ PAGODA_MODE: 'live', TOKEN_SECRET: 'q7Zk2vX9mRt4LpW8sYc1NbH6dGf3JeUa', TRUST_PROXY: 'none' },
  ...{ SMS_URL: 'https://sms.example', SMS_KEY: 'key', SHOP_URL: 'https://shop.example' },
  ...{ PAYMENT_URL: 'https://pay.example', PAYMENT_ID: 'lantu', PAYMENT_SECRET: 'y'.repeat(32) },
}

const folders: string[] = []
async function newFolder(): Promise<string> {
  const folder = await migratedFolder()
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function settingsOf(env: Record<string, string>): Settings {
  const read = readSettings({ PORT: '0', ...env }, join(import.meta.dirname, '..'))
  if (!read.ok) throw new Error(read.problems.join(' '))
  return read.settings
}

const start = (env: Record<string, string>): Promise<RunningServer> =>
  startServer({
    settings: settingsOf(env),
    log: pino({ level: 'silent' }),
    content: () => smallContent,
    onDeath: (error) => {
      throw error
    },
  })

describe('startServer', () => {
  it('fills an empty sandbox, serves it, and gives its folder back when it is stopped', async () => {
    const dataDir = await newFolder()
    const server = await start({ DATA_DIR: dataDir })
    const reply = await fetch(server.address + contracts.productPackageFilter.path)
    expect(await reply.json()).toMatchObject({
      data: { productPackageFilterInfo: { productsKeywordFilters: ['亲子', '拼团'] } },
    })
    expect((await fetch(`${server.address}/sandbox/`)).status).toBe(200)
    await Promise.all([server.stop(), server.stop()])
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow('fetch failed')
    const database = await openFrom({ dataDir })
    expect(await hasSandboxContent(database.orm)).toBe(true)
    await database.close()
  })

  it('serves no sandbox in live mode, and fills nothing', async () => {
    const dataDir = await newFolder()
    const server = await start({ ...live, DATA_DIR: dataDir })
    for (const path of ['/sandbox', '/sandbox/']) expect((await fetch(server.address + path)).status).toBe(404)
    const moved = await fetch(`${server.address}/sandbox/clock`, {
      method: 'POST',
      body: new URLSearchParams({ time: '' }),
    })
    expect(moved.status).toBe(404)
    // A server on a machine under load may turn calls away for a while.
    const filter = async () => (await fetch(server.address + contracts.productPackageFilter.path)).json()
    await expect.poll(filter).toMatchObject({ data: { productPackageFilterInfo: { productsKeywordFilters: [] } } })
    await server.stop()
    const database = await openFrom({ dataDir })
    expect(await hasSandboxContent(database.orm)).toBe(false)
    await database.close()
  })

  it("refuses to go live with the sandbox's database, and lets go of it", async () => {
    const dataDir = await newFolder()
    await (await start({ DATA_DIR: dataDir })).stop()
    await expect(start({ ...live, DATA_DIR: dataDir })).rejects.toThrow('holds the sandbox shop')
    const database = await openFrom({ dataDir })
    await database.unhurried(({ pool }) => migrate(pool))
    await database.close()
  })

  it('closes the database when the port is taken', async () => {
    const dataDir = await newFolder()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = String(typeof address === 'object' ? address?.port : 0)
    await expect(start({ DATA_DIR: dataDir, PORT: port })).rejects.toThrow('EADDRINUSE')
    other.close()
    await (await start({ DATA_DIR: dataDir })).stop()
  })
})

describe.skipIf(missingPostgres() !== undefined)('several instances on one PostgreSQL', () => {
  it('start at once on an empty database, fill it once, and share the clock', async () => {
    const postgres = await startPostgres()
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => start({ DATABASE_URL: postgres.url })))
    const list = `${two!.address}${contracts.productPackageList.path}`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ pageNum: 1, pageSize: 10, isShowHomePage: false })
    const found = async () => (await fetch(list, { method: 'POST', headers, body })).json()
    await expect.poll(found).toMatchObject({ data: { total: 3 } })
    await fetch(`${one!.address}/sandbox/clock`, {
      method: 'POST',
      body: new URLSearchParams({ time: '2031-05-06T07:08' }),
    })
    expect(await (await fetch(`${three!.address}/sandbox/`)).text()).toContain('2031-05-06 07:08')
    await Promise.all([one, two, three].map((server) => server!.stop()))
    await expect(start({ DATABASE_URL: postgres.url, ...live })).rejects.toThrow('holds the sandbox shop')
    await postgres.stop()
    await expect(start({ DATABASE_URL: postgres.url })).rejects.toMatchObject({
      code: expect.stringMatching(/ECONNREFUSED|3D000/),
    })
  })
})

describe('the process', () => {
  const root = join(import.meta.dirname, '..')
  function run(env: Record<string, string>) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: root,
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', PORT: '0', ...env },
    })
    const said = { out: '', err: '' }
    child.stdout.on('data', (part) => (said.out += String(part)))
    child.stderr.on('data', (part) => (said.err += String(part)))
    return { child, said, gone: once(child, 'exit') }
  }

  it('says in a sentence each what is wrong with its settings, and ends with 1', async () => {
    const { said, gone } = run({ PORT: 'x', PAGODA_MODE: 'live' })
    expect(await gone).toEqual([1, null])
    expect(said.err.trim().split('\n')).toEqual([
      'pagoda: PORT is "x"; it must be a whole number from 0 to 65535.',
      'pagoda: PAGODA_MODE=live needs a database of its own: set DATABASE_URL, or DATA_DIR for the embedded one.',
      'pagoda: PAGODA_MODE=live needs TOKEN_SECRET: a secret text of at least 32 characters that signs logins.',
      'pagoda: PAGODA_MODE=live needs TRUST_PROXY: the addresses of the proxies before this server, or none. Calls are counted by address.',
      'pagoda: PAGODA_MODE=live needs SMS_URL, SMS_KEY: SMS_URL and SMS_KEY missing; without it nobody can log in.',
      'pagoda: PAGODA_MODE=live needs PAYMENT_URL, PAYMENT_ID, PAYMENT_SECRET, SHOP_URL: PAYMENT_URL and PAYMENT_ID and PAYMENT_SECRET and SHOP_URL missing; without it nobody can pay.',
    ])
  })

  it('prints its addresses, refuses a second one on its folder, and ends well on SIGTERM', async () => {
    const dataDir = await newFolder()
    const first = run({ DATA_DIR: dataDir })
    await new Promise<void>((resolve) => {
      first.child.stdout.on('data', () => first.said.out.includes('/sandbox/') && resolve())
      first.child.once('exit', () => resolve())
    })
    const [, origin = ''] = /(http:\/\/127\.0\.0\.1:\d+)\/tc-fostay\//.exec(first.said.out) ?? []
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    const second = run({ DATA_DIR: dataDir })
    expect(await second.gone).toEqual([1, null])
    expect(second.said.err).toBe(
      `pagoda: The database folder ${dataDir} is in use by process ${first.child.pid}. Stop it, or set another DATA_DIR.\n`,
    )
    first.child.kill('SIGTERM')
    expect(await first.gone).toEqual([0, null])
    expect(first.said.err).toBe('')
  })
})
