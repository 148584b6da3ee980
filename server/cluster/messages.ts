/** What a worker says to the process that started it. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly address: string }
  /** For all other workers. */
  | { readonly kind: 'signal'; readonly text: string }
  | { readonly kind: 'counts'; readonly counts: readonly SharedCount[] }
  | { readonly kind: 'ask-metrics'; readonly id: number }

export type ToWorker =
  | { readonly kind: 'stop' }
  | { readonly kind: 'signal'; readonly text: string }
  | { readonly kind: 'counts'; readonly counts: readonly SharedCount[] }
  | { readonly kind: 'metrics'; readonly id: number; readonly text?: string }

/** How much of a budget a worker saw used since it last told of it. */
export interface SharedCount {
  readonly key: string
  readonly count: number
  /** Epoch ms. */
  readonly until: number
}

/** The worker that runs the jobs. */
export const JOBS_ENV = 'PAGODA_WORKER_JOBS'

/** Messages of others, such as those of the library of metrics, pass on the same channel. */
export const isOf = <Message extends { readonly kind: string }>(
  message: unknown,
  kinds: readonly Message['kind'][],
): message is Message =>
  typeof message === 'object' && message !== null && 'kind' in message && kinds.some((kind) => kind === message.kind)
