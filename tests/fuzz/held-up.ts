import { existsSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/**
 * Asks /healthz every 50 ms from a thread of its own, and keeps the longest that an answer took since somebody set it to 0: in processor time
 * of the thread that serves, where the system tells it, since on a busy machine everything takes long.
 */
const PROBE = `
const { workerData: { port, seen, task } } = require('node:worker_threads')
const { readFileSync } = require('node:fs')
const spent = task === undefined ? () => performance.now() : () => Number(readFileSync(task, 'latin1').split(' ')[0]) / 1e6
const { Agent, get } = require('node:http')
const agent = new Agent({ keepAlive: true })
setInterval(() => {
  const began = spent()
  get({ host: '127.0.0.1', port, path: '/healthz', agent }, (reply) => {
    reply.resume().on('end', () => { seen[0] = Math.max(seen[0], spent() - began) })
  }).on('error', () => undefined)
}, 50)
`

/** What Linux counts of this thread. */
function ownTask(): string | undefined {
  const task = existsSync('/proc/thread-self') ? `/proc/${readlinkSync('/proc/thread-self')}/schedstat` : ''
  return existsSync(task) ? task : undefined
}

export interface Probe {
  /** What a call took of everybody's time: the longest that /healthz had to wait meanwhile, in ms. */
  readonly heldUp: (call: () => Promise<unknown>) => Promise<number>
  /** What the machine takes by itself. */
  readonly tellIdle: () => Promise<void>
  readonly end: () => Promise<unknown>
}

/** Looks at a server that this thread serves. */
export function startProbe(port: number): Probe {
  const seen = new Float64Array(new SharedArrayBuffer(8))
  const worker = new Worker(PROBE, { eval: true, workerData: { port, seen, task: ownTask() } })
  const heldUp = async (call: () => Promise<unknown>) => {
    // What was asked before is answered before.
    await wait(10)
    seen[0] = 0
    await call()
    await wait(120)
    return Math.round(seen[0])
  }
  return {
    heldUp,
    async tellIdle() {
      for (let round = 0; round < 10; round++) tell('nothing', 'nothing', await heldUp(() => wait(500)))
    },
    end: () => worker.terminate(),
  }
}

/** `npm run test:fuzz -- --calls` reads these lines. */
export const tell = (name: string, input: string, ms: number): void =>
  console.info(`held up: ${JSON.stringify({ name, input, ms })}`)
