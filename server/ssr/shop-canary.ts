import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { BuiltShop } from '../../src/app/entry-server.tsx'
import { isUnavailable } from '../db/database-error.ts'
import { startInterval } from '../jobs/start-interval.ts'
import type { ShopTools } from '../start.ts'
import { createCanaryCounts } from '../studio/releases/canary/canary-counts.ts'
import { type CanaryWatch, watchCanary } from './running-canary.ts'
import type { Trial } from './serve-shop.ts'

/** ms between two looks at which release is tried out: so long a share may differ between instances. */
const LOOK_EVERY = 1_000

/** A release that a share of the shoppers gets, as this process serves it. */
export interface ShopCanary extends Pick<CanaryWatch, 'current'> {
  readonly onTrial: (trial: Trial, visitor: string) => void
  /** What is told of each block that failed in a browser: the same, and what is tried out hears of it too. */
  readonly reportsAlso: (tell: (page: string) => void) => (page: string, visitor: string | undefined) => void
  /** Learns what is tried out, and writes down what was counted. */
  readonly look: () => Promise<void>
  /** Looks again and again, until the server closes. */
  readonly serve: (app: FastifyInstance, log: Pick<Logger, 'warn'>) => void
}

/** @param onChange another release is tried out, or none any more: what is known by an address alone goes */
export function createShopCanary(
  { database, pages }: Pick<ShopTools, 'database' | 'pages'>,
  { check, assignArms }: Pick<BuiltShop, 'check' | 'assignArms'>,
  onChange: () => void,
): ShopCanary {
  const watch = watchCanary({ db: database, store: pages, check, assignArms })
  const counts = createCanaryCounts(database, Date.now)
  const look = async () => {
    if (await watch.refresh()) onChange()
    await counts.flush()
  }
  const armOf = (isShare: boolean) => (isShare ? 'share' : 'rest')
  return {
    current: watch.current,
    onTrial: ({ tried, isShare }, visitor) => counts.note('views', tried, armOf(isShare), visitor),
    reportsAlso: (tell) => (page, visitor) => {
      tell(page)
      const running = watch.current()
      if (!running?.touchesPage(page) || visitor === undefined) return
      counts.note('failures', running.tried, armOf(running.isIn(visitor)), visitor)
    },
    look,
    serve(app, log) {
      // That the database is away others say: each second would be too often.
      const onError = (error: unknown) => {
        if (!isUnavailable(error)) log.warn({ err: error }, 'what is tried out could not be read')
      }
      const looking = startInterval(LOOK_EVERY, look, onError)
      app.addHook('onClose', async () => looking.stop())
    },
  }
}
