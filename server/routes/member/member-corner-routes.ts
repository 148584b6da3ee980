import type { FastifyInstance } from 'fastify'
import { shopDay } from '../../../src/domain/dates.ts'
import { readReport, shareReport, sharedReportOf } from '../../members/annual-report.ts'
import { createBusinessTravel, MAIL_PAUSE } from '../../members/business-travel.ts'
import { checkRealName, readRealName } from '../../members/real-names.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { documentSeal } from '../../documents/sealed-numbers.ts'
import { createSeal } from '../../session/sealed.ts'
import type { MallDeps } from '../mall-deps.ts'
import { closureRoutes } from './closure-routes.ts'
import { transferRoutes } from './transfer-routes.ts'

/** Checks and mails that one address may ask for in a minute. */
const ASKS_PER_MINUTE = 30

/** The member's corner (B2.9): real name, closing, passing on, the year, business travel. Nobody sees another's. */
export function memberCornerRoutes(app: FastifyInstance, deps: MallDeps): void {
  transferRoutes(app, deps)
  closureRoutes(app, deps)
  realNameRoutes(app, deps)
  reportRoutes(app, deps)
  businessRoutes(app, deps)
}

function realNameRoutes(app: FastifyInstance, { db, ports: { clock, identity }, secrets }: MallDeps): void {
  const [seal, documents] = [createSeal(secrets), documentSeal(secrets)]
  contractRoute(app, 'realName', async ({ viewer }) =>
    viewer ? readRealName(db, viewer.memberId, clock.now()) : refuse('not-logged-in'),
  )
  contractRoute(
    app,
    'realNameCheck',
    async ({ body: { name, number, keepTraveller = false }, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const said = { memberId: viewer.memberId, name, number, keepTraveller }
      const checked = await checkRealName({ db, identity, seal, documents }, said, clock.now())
      return 'problem' in checked ? refuse(checked.problem) : { isVerified: true, ...checked }
    },
    { callsPerMinute: ASKS_PER_MINUTE },
  )
}

function reportRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'annualReport', async ({ query: { year }, viewer }) =>
    viewer ? readReport(db, viewer.memberId, year ?? thisYear(clock.now())) : refuse('not-logged-in'),
  )
  contractRoute(app, 'annualReportShare', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const token = await shareReport(db, { memberId: viewer.memberId, ...body }, clock.now())
    return token === undefined ? refuse('not-found') : { token }
  })
  contractRoute(
    app,
    'sharedReport',
    async ({ params: { token } }) => (await sharedReportOf(db, token)) ?? refuse('not-found'),
  )
}

const thisYear = (now: number): number => Number(shopDay(now).slice(0, 4))

function businessRoutes(app: FastifyInstance, { db, ports: { clock, mail }, secrets }: MallDeps): void {
  const travel = createBusinessTravel({ db, clock, mail, ...secrets })
  const limits = { callsPerMinute: ASKS_PER_MINUTE }
  contractRoute(app, 'businessTravel', async ({ viewer }) =>
    viewer ? travel.read(viewer.memberId) : refuse('not-logged-in'),
  )
  contractRoute(
    app,
    'businessMailCode',
    async ({ body, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const refused = await travel.sendCode(viewer.memberId, body.mail)
      return refused ? refuse(refused.problem) : { waitSeconds: MAIL_PAUSE / 1000 }
    },
    limits,
  )
  contractRoute(
    app,
    'businessVerify',
    async ({ body, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const verified = await travel.verify(viewer.memberId, body.mail, body.code)
      return 'problem' in verified ? refuse(verified.problem) : verified
    },
    limits,
  )
}
