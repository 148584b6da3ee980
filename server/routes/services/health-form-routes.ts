import type { FastifyInstance } from 'fastify'
import { shopDay } from '../../../src/domain/dates.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { contactOf } from '../../services/contact-of.ts'
import { keepHealthForm, readHealthPlace, readSentForm } from '../../services/health-forms.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Health forms of places (B2.9 preventionForm). */
export function healthFormRoutes(app: FastifyInstance, { db, ports: { clock }, secrets }: MallDeps): void {
  contractRoute(app, 'healthForm', async ({ params: { locationCode }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const place = await readHealthPlace(db, locationCode)
    if (!place) return refuse('not-found')
    const sent = await readSentForm(db, { memberId, place }, secrets, clock.now())
    return { place, today: shopDay(clock.now()), contact: await contactOf(db, memberId), ...(sent && { sent }) }
  })
  contractRoute(app, 'saveHealthForm', async ({ body: { locationCode, values, consent }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const place = await readHealthPlace(db, locationCode)
    if (!place) return refuse('not-found')
    if (!consent) return refuse('health-consent')
    const kept = await keepHealthForm(db, { memberId: viewer.memberId, place, values }, secrets, clock.now())
    return 'problem' in kept ? refuse(kept.problem) : kept
  })
}
