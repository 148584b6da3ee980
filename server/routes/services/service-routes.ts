import type { FastifyInstance } from 'fastify'
import { partyOf } from '../../../src/domain/service/party.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { cancelReservation, changeReservation } from '../../services/alter-reservation.ts'
import { contactOf } from '../../services/contact-of.ts'
import { readBookable, readReservations } from '../../services/read-services.ts'
import { reserve } from '../../services/reserve.ts'
import { barOf } from '../../session/accounts.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Services with slots (B2.9 myBus, myDolphin): what there is of them, and what a member does with them. */
export function serviceRoutes(app: FastifyInstance, deps: MallDeps): void {
  readingRoutes(app, deps)
  changingRoutes(app, deps)
}

function readingRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'serviceSlots', async ({ query: { serviceId, day = '' }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const found = await readBookable(db, { serviceId, memberId, day }, clock.now())
    return found ? { ...found, contact: await contactOf(db, memberId) } : refuse('not-found')
  })
  contractRoute(app, 'myReservations', async ({ query: { serviceId = '' }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return { reservations: await readReservations(db, viewer.memberId, serviceId, clock.now()) }
  })
}

function changingRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'reserveService', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    if ((await barOf(db, viewer.memberId)) === 'closing') return refuse('closure-waiting')
    const { adults, children, participants, remark = '', consent = false, ...asked } = body
    const party = participants ? partyOf(participants) : { adults, children }
    const request = { ...asked, party, remark, hasConsent: consent, memberId: viewer.memberId }
    const made = await reserve(db, request, clock.now())
    return 'problem' in made ? refuse(made.problem) : made
  })
  contractRoute(app, 'changeReservation', async ({ body: { reservationId: id, ...to }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const problem = await changeReservation(db, { id, memberId: viewer.memberId }, to, clock.now())
    return problem ? refuse(problem) : { id }
  })
  contractRoute(app, 'cancelReservation', async ({ body: { reservationId: id }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const problem = await cancelReservation(db, { id, memberId: viewer.memberId }, clock.now())
    return problem ? refuse(problem) : { id }
  })
}
