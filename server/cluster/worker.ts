import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import type { Signal } from '../changes/changes.ts'
import { type FromWorker, isOf, JOBS_ENV, type SharedCount, type ToWorker } from './messages.ts'

/** What a worker of several has from the process that started it. */
export interface WorkerLink {
  /** The one of them that does what goes on beside the requests. */
  readonly runsJobs: boolean
  readonly signal: Signal
  readonly sendCounts: (counts: readonly SharedCount[]) => void
  readonly onCounts: (learn: (counts: readonly SharedCount[]) => void) => void
  /** Of all workers together. @param register this one's */
  readonly metrics: (register: Registry) => () => Promise<string>
  readonly onStop: (stop: () => void) => void
  readonly ready: (address: string) => void
}

/** ms; the library itself waits five seconds for a worker that does not answer. */
const METRICS_PATIENCE = 8_000

/** Undefined in a process that nobody started as a worker. */
export function workerLink(): WorkerLink | undefined {
  const { worker } = cluster
  if (!worker) return undefined
  const say = (message: FromWorker) => void worker.send(message)
  const hear = (listener: (message: ToWorker) => void) => {
    worker.on('message', (message: unknown) => {
      if (isOf<ToWorker>(message, ['stop', 'signal', 'counts', 'metrics'])) listener(message)
    })
  }
  return {
    runsJobs: process.env[JOBS_ENV] === '1',
    signal: {
      send: async (text) => say({ kind: 'signal', text }),
      listen: (listener) => hear((message) => message.kind === 'signal' && listener(message.text)),
      close: () => undefined,
    },
    sendCounts: (counts) => say({ kind: 'counts', counts }),
    onCounts: (learn) => hear((message) => message.kind === 'counts' && learn(message.counts)),
    metrics: (register) => {
      AggregatorRegistry.setRegistries(register)
      // Answers the questions of the process that started this one.
      void new AggregatorRegistry()
      return askedMetrics(say, hear)
    },
    onStop: (stop) => hear((message) => message.kind === 'stop' && stop()),
    ready: (address) => say({ kind: 'ready', address }),
  }
}

function askedMetrics(say: (message: FromWorker) => void, hear: (listener: (message: ToWorker) => void) => void) {
  const waiting = new Map<number, (text: string | undefined) => void>()
  let last = 0
  hear((message) => message.kind === 'metrics' && waiting.get(message.id)?.(message.text))
  return async (): Promise<string> => {
    const id = (last += 1)
    const text = await new Promise<string | undefined>((answered) => {
      waiting.set(id, answered)
      setTimeout(() => answered(undefined), METRICS_PATIENCE).unref()
      say({ kind: 'ask-metrics', id })
    })
    waiting.delete(id)
    if (text === undefined) throw new Error('the metrics of all workers could not be read')
    return text
  }
}
