import type { FastifyInstance } from 'fastify'
import type { Contract } from '../../schemas/api/contract.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import type { CallShape } from '../../schemas/page/plan.ts'
import type { Settings } from '../settings/settings.ts'
import { inProcessCall, remoteCall, routeMarketCalls } from './page-call.ts'
import type { CallAs } from './page-viewers.ts'
import { watchHost, type Witness } from './refusing-host.ts'

const shapeOf = ({ method, path, body, accepted, page }: Contract): CallShape => ({
  ...{ method, path, params: [], query: [], body: Object.keys(body?.properties ?? {}) },
  ...(accepted && { accepted }),
  value: page?.value ?? [],
})

/** What every mall has, whoever asks: it takes no arguments, and refuses nobody. */
const OF_MALL: Witness = [shapeOf(contracts.productPackageFilter), {}]

/** The host of /market is asked about products alone: of one that no mall has it says that there is none, or that nothing is taken off. */
const OF_MARKET: Witness = [
  shapeOf(contracts.productDiscount),
  { ...contracts.productDiscount.page.defaults, productId: '0' },
  'not-found',
]

/** The calls of pages: of this server itself, once it is there, or of another backend (API_BASE). */
export function pageCalls({
  apiBase,
  marketBase,
  callDeadline,
}: Pick<Settings, 'apiBase' | 'marketBase' | 'callDeadline'>): {
  readonly as: CallAs
  readonly serve: (app: FastifyInstance) => void
} {
  const callsOf = (base: string, always: Witness): CallAs => {
    const watched = watchHost(remoteCall(base), callDeadline, Date.now, always)
    return (token) => watched(remoteCall(base, token))
  }
  let mall = callsOf(apiBase, OF_MALL)
  const market = marketBase === '' ? undefined : callsOf(marketBase, OF_MARKET)
  return {
    as: (token) => routeMarketCalls(mall(token), market?.(token)),
    serve(app) {
      if (apiBase === '') mall = (token) => inProcessCall(app, token)
    },
  }
}
