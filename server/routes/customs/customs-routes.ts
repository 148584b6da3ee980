import type { FastifyInstance } from 'fastify'
import { customsErrors } from '../../../src/domain/order/customs-identity.ts'
import { keepCustomsIdentity, shownCustomsIdentity } from '../../orders/customs.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Under whose name cross-border goods are declared (B2.9 formFill): the member's own alone. */
export function customsRoutes(app: FastifyInstance, { db, secrets, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'customsIdentity', async ({ viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return (await shownCustomsIdentity(db, secrets, viewer.memberId)) ?? {}
  })
  contractRoute(app, 'saveCustomsIdentity', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const [name, number] = [reqDtos.name.trim(), reqDtos.number.trim().toUpperCase()]
    const errors = customsErrors({ name, number })
    if (errors.name) return refuse('customs-name')
    if (errors.number) return refuse('customs-number')
    await keepCustomsIdentity(db, secrets, { memberId, name, number }, clock.now())
    return {}
  })
}
