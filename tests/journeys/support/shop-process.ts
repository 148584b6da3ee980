import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { beginDay, BEGINS } from '../../fixtures/begin-shop-day.ts'
import { copyImage, sandboxImage } from '../../fixtures/database-image.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'
import { peopleIn } from './people-in-log.ts'

/** A shop of a test's own: a process with a database of its own, which begins as the sandbox's first day. */
export interface ShopProcess {
  /** http://127.0.0.1:49321 */
  readonly url: string
  /** What it wrote so far. */
  readonly log: () => string
  /** The refused files and why, from /readyz. */
  readonly refused: () => Promise<Readonly<Record<string, string>>>
  /** Moves the sandbox's clock to a Beijing minute, 2026-11-20T10:00; '' is the machine's time. */
  readonly setClock: (time: string) => Promise<void>
  /** Makes data and clock those of the beginning, here and in this process: nobody is logged in, nothing was done. */
  readonly reset: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Folder of what tests leave behind. */
export const WORKSHOP = 'test-results/workshop'

const ADDRESS = /(http:\/\/127\.0\.0\.1:\d+)\/tc-fostay\//

/**
 * A machine that does other work too is no slow backend: nothing is late or turned away for its sake. And all journeys come from one address,
 * as many shoppers do not.
 */
export const PATIENT = {
  ...{ CALL_DEADLINE: '20000', LONGEST_LAG: '60000' },
  ...{ CALLS_PER_MINUTE: '100000', PAGES_PER_MINUTE: '100000', SMS_FREE_PER_ADDRESS: '1000' },
} as const

/** ms for a first start, which may build the shop. */
const PATIENCE = 180_000

/**
 * Starts a shop on a free port, at the beginning of its day, at which this process is then too. Its data are a copy of those of that moment: to
 * fill them takes six seconds of a core. @param env settings beside the port and the data folder
 */
export async function startShop(env: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const data = temporaryFolder()
  copyImage(await sandboxImage(env['FIXED_MOMENT'] === undefined ? BEGINS : Date.parse(env['FIXED_MOMENT'])), data)
  beginDay()
  const child = spawn(process.execPath, ['tests/fixtures/serve-shop.mjs'], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'info', ...PATIENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const log = collect(child)
  const url = await addressOf(child, log)
  return {
    url,
    log,
    async refused() {
      const reply = (await (await fetch(`${url}/readyz`)).json()) as { detail: Record<string, string> }
      // What is only a reminder is served: that a campaign is over is one, on another day.
      return Object.fromEntries(Object.entries(reply.detail).filter(([, said]) => !/^\S+ 提醒 /.test(said)))
    },
    setClock: (time) => tell(url, '/sandbox/clock', { time }),
    async reset() {
      const moved = once(child, 'message')
      child.send(beginDay())
      await moved
      await tell(url, '/sandbox/reset')
      await takesCalls(url)
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      const told = peopleIn(log())
      if (told.length > 0) throw new Error(`The shop logged what people told it:\n${told.join('\n')}`)
      await rm(data, { recursive: true, force: true })
    },
  }
}

function collect(child: ChildProcess): () => string {
  let text = ''
  const add = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return () => text
}

function addressOf(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The shop did not start:\n${log()}`))
    const timer = setTimeout(fail, PATIENCE)
    child.once('exit', fail)
    child.stdout?.on('data', () => {
      const found = ADDRESS.exec(log())?.[1]
      if (!found) return
      clearTimeout(timer)
      child.off('exit', fail)
      resolve(found)
    })
  })
}

/** Filling a shop is work, during which it turns calls away (503): on a slow machine also those that come right after. */
export async function takesCalls(url: string): Promise<void> {
  const status = async () => (await fetch(`${url}/online/cms-api/product/queryProductPackageFilter`)).status
  while ((await status()) === 503) await new Promise((next) => setTimeout(next, 100))
}

/** Sends a form of the sandbox's. */
async function tell(url: string, path: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  const reply = await fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  if (reply.status !== 303) throw new Error(`${path} was refused (${JSON.stringify(fields)}): ${reply.status}`)
}
