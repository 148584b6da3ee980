import type { FastifyInstance } from 'fastify'
import { bridgeTarget } from '../../bridge/bridge-target.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Where codes from outside lead (B2.9 loading, code-bridge, star-bridge). */
export function bridgeRoute(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'bridgeTarget', async ({ query }) => {
    const to = await bridgeTarget(db, query, clock.now())
    return to === undefined ? {} : { to }
  })
}
