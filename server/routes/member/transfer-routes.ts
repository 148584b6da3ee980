import type { FastifyInstance } from 'fastify'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { take, withdraw } from '../../transfers/end-transfer.ts'
import { give } from '../../transfers/give.ts'
import { myTransfers, takenPath, transferChoices, transferOffer } from '../../transfers/read-transfers.ts'
import { createTransferLinks } from '../../transfers/transfer-links.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Links that one address may look at in a minute: nobody guesses one. */
const LOOKS = 60

/** Coupons and codes that members pass on to friends (B2.9 transfer). */
export function transferRoutes(app: FastifyInstance, deps: MallDeps): void {
  const { db, secrets, ports } = deps
  const { clock } = ports
  const links = createTransferLinks(secrets)
  contractRoute(app, 'transferChoices', async ({ query, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return { choices: await transferChoices(db, { memberId: viewer.memberId, ...query }, clock.now()) }
  })
  contractRoute(app, 'transferGive', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const given = await give(db, viewer.memberId, body, clock.now())
    if ('problem' in given) return refuse(given.problem)
    return { transferId: given.id, token: links.tokenOf(given.id), name: given.name }
  })
  contractRoute(app, 'transferWithdraw', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const back = await withdraw(db, body.transferId, viewer.memberId, clock.now())
    return 'problem' in back ? refuse(back.problem) : { id: back.id }
  })
  contractRoute(app, 'myTransfers', async ({ viewer }) =>
    viewer ? myTransfers(db, viewer.memberId, links) : refuse('not-logged-in'),
  )
  const limits = { callsPerMinute: LOOKS }
  contractRoute(
    app,
    'transferOffer',
    async ({ params, viewer }) => {
      const id = links.idOf(params.token)
      const offer = id === undefined ? undefined : await transferOffer(db, id, viewer?.memberId, clock.now())
      return offer ?? refuse('not-found')
    },
    limits,
  )
  contractRoute(
    app,
    'transferTake',
    async ({ body, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const id = links.idOf(body.token)
      if (id === undefined) return refuse('not-found')
      const taken = await take(db, id, viewer.memberId, clock.now())
      return 'problem' in taken ? refuse(taken.problem) : { transferId: taken.id, to: await takenPath(db, taken) }
    },
    limits,
  )
}
