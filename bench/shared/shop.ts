import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PORT = Number(process.env['BENCH_PORT'] ?? 5198)
export const ORIGIN = { host: '127.0.0.1', port: PORT }
/** On a busy machine a page waits for its calls, so that what is measured is made; and nobody asks as often as a bench. */
const PATIENT = {
  CALLS_PER_MINUTE: '9999999',
  PAGES_PER_MINUTE: '9999999',
  LONGEST_LAG: '60000',
  CALL_DEADLINE: '20000',
}

const isReady = () =>
  new Promise<boolean>((done) => {
    get({ ...ORIGIN, path: '/readyz', agent: false }, (response) => done(response.resume().statusCode === 200)).on(
      'error',
      () => done(false),
    )
  })

export interface RunningShop {
  readonly pid: number
  /** From its start until it was ready. */
  readonly ms: number
  readonly stop: () => Promise<unknown>
}

const ended = (child: ChildProcess) => new Promise((done) => child.on('exit', done))

/**
 * Starts the built shop as one process on a database in the folder.
 * @param settings more for its environment: DATABASE_URL, say
 * @param heard told of what it prints
 */
export async function startShop(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  heard?: (text: string) => void,
): Promise<RunningShop> {
  const env = { ...process.env, ...PATIENT, ...settings, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  if (await isReady()) throw new Error(`somebody else answers at port ${PORT}: set another BENCH_PORT`)
  const begun = performance.now()
  const shop = spawn(process.execPath, ['server/start.mjs'], {
    env,
    stdio: ['ignore', heard ? 'pipe' : 'ignore', 'inherit'],
  })
  if (heard) shop.stdout?.setEncoding('utf8').on('data', heard)
  let isGone = false
  const exit = ended(shop).then(() => (isGone = true))
  // A bench that fails, or is stopped, leaves no shop behind.
  process.on('exit', () => shop.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  while (!(await isReady())) {
    if (isGone) throw new Error('the shop did not start: is it built, and the port free?')
    await new Promise((done) => setTimeout(done, 20))
  }
  const stop = () => {
    shop.kill('SIGTERM')
    return exit
  }
  return { pid: shop.pid ?? 0, ms: performance.now() - begun, stop }
}

export interface OpenShop {
  readonly origin: string
  readonly close: () => Promise<unknown>
}

/** The shop that runs at SHOP, else one that is started for the bench, on a database of its own. */
export async function openShop(): Promise<OpenShop> {
  const given = process.env['SHOP']
  if (given) return { origin: given, close: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'pagoda-bench-'))
  const { stop } = await startShop(folder)
  const close = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin: `http://${ORIGIN.host}:${PORT}`, close }
}
