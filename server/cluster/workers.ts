import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { AggregatorRegistry } from 'prom-client'
import { type FromWorker, isOf, JOBS_ENV, type ToWorker } from './messages.ts'

interface Options {
  readonly count: number
  readonly log: Logger
}

export interface Workers {
  /** Where they listen, all at the same port. */
  readonly address: string
  /** Lets their requests end, and waits until they are gone. */
  readonly stop: () => Promise<void>
}

/** A worker that lived shorter was not well: the next one comes later each time. All in ms. */
const WELL_AFTER = 10_000
const LONGEST_PAUSE = 30_000
/** After it a worker that was told to stop is ended. */
const STOP_PATIENCE = 15_000

/** Starts the workers and keeps their number: one that dies is followed by another. Fails where one dies before all are ready. */
export async function startWorkers({ count, log }: Options): Promise<Workers> {
  const running = new Set<Worker>()
  const metrics = new AggregatorRegistry()
  let isStopping = false
  let early = 0

  const fork = (runsJobs: boolean): Promise<string> => {
    const begun = performance.now()
    const worker = cluster.fork({ [JOBS_ENV]: runsJobs ? '1' : '0' })
    running.add(worker)
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      if (isStopping) return
      early = performance.now() - begun < WELL_AFTER ? early + 1 : 0
      const pause = early === 0 ? 0 : Math.min(LONGEST_PAUSE, 500 * 2 ** early)
      log.error({ pid: worker.process.pid, code, signal, pause }, 'a worker ended, and is followed by another')
      setTimeout(() => isStopping || void fork(runsJobs).catch(() => undefined), pause)
    })
    return new Promise((ready, failed) => {
      worker.once('exit', (code) => failed(new WorkerFailed(code)))
      worker.on('message', (message: unknown) => {
        if (!isOf<FromWorker>(message, ['ready', 'signal', 'counts', 'ask-metrics'])) return
        if (message.kind === 'ready') ready(message.address)
        else if (message.kind === 'ask-metrics') void answerMetrics(worker, message.id)
        else for (const other of running) if (other !== worker) tell(other, message)
      })
    })
  }
  const answerMetrics = async (worker: Worker, id: number) => {
    const text = await metrics.clusterMetrics().catch(() => undefined)
    tell(worker, { kind: 'metrics', id, ...(text !== undefined && { text }) })
  }
  const stop = async () => {
    isStopping = true
    const gone = [...running].map((worker) => new Promise((done) => worker.once('exit', done)))
    for (const worker of running) tell(worker, { kind: 'stop' })
    const end = setTimeout(() => [...running].forEach((worker) => worker.process.kill('SIGKILL')), STOP_PATIENCE)
    await Promise.all(gone)
    clearTimeout(end)
  }
  try {
    const addresses = await Promise.all(Array.from({ length: count }, (_, at) => fork(at === 0)))
    return { address: addresses[0] ?? '', stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A worker that is on its way out takes nothing any more. */
function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message)
}

/** It said itself why. */
export class WorkerFailed extends Error {
  constructor(code: number) {
    super(`a worker ended with code ${code} before it was ready`)
    this.name = 'WorkerFailed'
  }
}
