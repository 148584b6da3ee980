import { type Budgets, createBudgets } from '../cluster/shared-budgets.ts'

const MINUTE = 60_000

export interface RenderLimitOptions {
  /** Pages that are made for one asker in a minute. */
  readonly perMinute: number
  /** Pages that are made at the same time. */
  readonly atOnce?: number
  /** Pages of one asker that are made, or wait for it, at the same time. */
  readonly atOncePerAsker?: number
  /** Pages that wait for others; more are refused. */
  readonly waiting?: number
  /** Whether the process lags so far behind that nothing new shall begin. */
  readonly isOverrun: () => boolean
  /** Epoch ms. */
  readonly now: () => number
  /** Where pages are counted; those that this process alone makes, when absent. */
  readonly budgets?: Budgets
}

/** A page can't be made now: the asker may come again after some seconds. */
export class RenderRefused extends Error {
  readonly retryAfter: number

  /** @param retryAfter in seconds */
  constructor(retryAfter: number) {
    super('no page is made for this asker now')
    this.name = 'RenderRefused'
    this.retryAfter = retryAfter
  }
}

/** Makes a page when there is room for it. What is in memory is not asked here, and so never refused. */
export interface RenderLimits {
  /** @param asker whose budget it is: a member or an address. @throws RenderRefused at once, without having begun */
  readonly run: <Made>(asker: string, make: () => Promise<Made>) => Promise<Made>
}

/** Rendering takes the processor, so that one asker could take the shop from all others: it is bounded per asker, and in all. */
export function createRenderLimits(options: RenderLimitOptions): RenderLimits {
  const { perMinute, atOnce = 16, atOncePerAsker = 24, waiting = 100, isOverrun, now } = options
  const { budgets = createBudgets(now) } = options
  const ofAsker = new Map<string, number>()
  const queue: (() => void)[] = []
  let running = 0

  const admit = (asker: string) => {
    if (isOverrun()) throw new RenderRefused(10)
    if ((running >= atOnce && queue.length >= waiting) || (ofAsker.get(asker) ?? 0) >= atOncePerAsker)
      throw new RenderRefused(5)
    const { current, ttl } = budgets.use(`pages ${asker}`, MINUTE, perMinute)
    if (current > perMinute) throw new RenderRefused(Math.ceil(ttl / 1000))
    ofAsker.set(asker, (ofAsker.get(asker) ?? 0) + 1)
  }
  const release = (asker: string) => {
    const left = (ofAsker.get(asker) ?? 1) - 1
    if (left === 0) ofAsker.delete(asker)
    else ofAsker.set(asker, left)
  }
  /** Who ends hands the place on, so that nobody who comes later takes it. */
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(asker, make) {
      admit(asker)
      try {
        if (running < atOnce) running += 1
        else await new Promise<void>((resolve) => queue.push(resolve))
        try {
          return await make()
        } finally {
          leave()
        }
      } finally {
        release(asker)
      }
    },
  }
}
