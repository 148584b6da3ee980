import type { FastifyInstance, onSendHookHandler, RouteOptions } from 'fastify'
import { type ContractName, contracts } from '../../schemas/api/contracts.ts'

/** Calls that take stock or coupons, or give some back. */
const CHANGING: readonly ContractName[] = [
  ...(['bookOrder', 'saveOrder', 'savePlayOrder', 'cancelOrder', 'orderRefundApply'] as const),
  ...(['receiveCoupon', 'bookAppointment', 'changeAppointment', 'cancelAppointment'] as const),
]

const changingRoutes: ReadonlySet<string> = new Set(
  CHANGING.map((name) => `${contracts[name].method} ${contracts[name].path}`),
)

export const takesStock = ({ method, url }: Pick<RouteOptions, 'method' | 'url'>): boolean =>
  changingRoutes.has(`${String(method)} ${url}`)

/**
 * Tells after each fulfilled call of these routes, before its answer is on its way: who has read the answer and looks at a page again sees
 * what came of the call. To be called before the routes are registered.
 */
export function tellOfChanges(
  app: FastifyInstance,
  isChanging: (route: RouteOptions) => boolean,
  onChange: () => void,
): void {
  const tell: onSendHookHandler = (_request, reply, payload, done) => {
    if (reply.statusCode < 400) onChange()
    done(null, payload)
  }
  app.addHook('onRoute', (route) => {
    if (isChanging(route)) route.onSend = [tell, ...[route.onSend ?? []].flat()]
  })
}
