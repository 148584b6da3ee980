import type { FastifyInstance } from 'fastify'
import { chooseDefault, keepAddress, readAddresses, removeAddress } from '../../orders/address-book.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** The address book of a member (B7): nobody else's is there to be read or written. */
export function addressRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'addressList', async ({ viewer }) =>
    viewer ? readAddresses(db, viewer.memberId) : refuse('not-logged-in'),
  )
  contractRoute(app, 'saveAddress', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { id, isDefault = false, ...address } = reqDtos
    const saved = await keepAddress(db, viewer.memberId, { ...address, id: id || undefined, isDefault }, clock.now())
    if (saved === 'full') return refuse('too-many-addresses')
    return saved === 'not-found' ? refuse('not-found') : saved
  })
  contractRoute(app, 'deleteAddress', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    await removeAddress(db, viewer.memberId, reqDtos.id)
    return reqDtos
  })
  contractRoute(app, 'defaultAddress', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return (await chooseDefault(db, viewer.memberId, reqDtos.id)) ? reqDtos : refuse('not-found')
  })
}
