import type { FastifyInstance } from 'fastify'
import { partnerScopes } from '../../../schemas/domain/partner.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { consentOf, exchange, findGrants, findPartner, grant, refusedAddress, revoke } from '../../partners/partners.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Calls of one address in a minute: a secret and a code are not to be guessed. */
const FEW = { callsPerMinute: 30 }

/** What members grant to partners outside the shop (B2.9 authorization). */
export function partnerRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'partnerRequest', async ({ query, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const partner = await findPartner(db, query)
    return typeof partner === 'string' ? refuse(partner) : consentOf(db, partner, viewer.memberId)
  })
  contractRoute(
    app,
    'partnerDecide',
    async ({ body, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const partner = await findPartner(db, body)
      if (typeof partner === 'string') return refuse(partner)
      if (!body.isAllowed) return { to: refusedAddress(body) }
      return { to: await grant(db, partner, viewer.memberId, body, clock.now()) }
    },
    FEW,
  )
  contractRoute(app, 'partnerGrants', async ({ viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const found = await findGrants(db, viewer.memberId)
    const grants = found.map(({ grant: { partnerId, scopes, grantedAt }, partner: { name, logo } }) => ({
      ...{ partnerId, name, logo, scopes: scopes.map((scope) => partnerScopes[scope]).join('、') },
      grantedAt: shopClock(grantedAt).slice(0, 16).replace('T', ' '),
    }))
    return { grants }
  })
  contractRoute(app, 'partnerRevoke', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    await revoke(db, viewer.memberId, body.partnerId)
    return { id: body.partnerId }
  })
  contractRoute(
    app,
    'partnerMember',
    async ({ body }) => {
      const given = await exchange(db, body, clock.now())
      return typeof given === 'string' ? refuse(given) : given
    },
    FEW,
  )
}
