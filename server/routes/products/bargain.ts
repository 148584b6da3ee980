import type { FastifyInstance } from 'fastify'
import {
  type BargainState,
  type BegunBargain,
  bargainStanding,
  beginningOf,
} from '../../../src/domain/goods/bargain.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { saleObstacle } from '../../../src/domain/order/order-obstacle.ts'
import { beginBargain } from '../../bargains/begin-bargain.ts'
import { helpBargain } from '../../bargains/help-bargain.ts'
import { listBargains } from '../../bargains/list-bargains.ts'
import {
  isBargainSoldOut,
  readBargainProduct,
  readBargainRow,
  readBargainState,
  readOwnBargain,
} from '../../bargains/read-bargains.ts'
import { readTeam } from '../../bargains/read-team.ts'
import { cachedProduct } from '../../catalogue/products.ts'
import { withStockLeft } from '../../catalogue/stock-left.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { faceOf } from '../../session/face.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Bargains (A7, B4): how one stands for who asks, and beginning one. */
export function bargainRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'bargainDetail', async ({ query: { productId, activityId }, viewer }) => {
    const found = await cachedProduct(db, productId)
    if (!found?.bargain || (activityId && activityId !== found.bargain.activityId)) return refuse('not-found')
    const product = await withStockLeft(db, found)
    const state = await readBargainState(db, product, viewer?.memberId, clock.now())
    return state ? { ...state, ...bargainStanding(state, isBargainSoldOut(product, clock.now())) } : refuse('not-found')
  })
  contractRoute(app, 'bargainLaunch', async ({ body: { activityId, activityProductId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const now = clock.now()
    const product = await readBargainProduct(db, { activityId, activityProductId })
    const state = product && (await readBargainState(db, product, memberId, now))
    if (!product || !state) return refuse('not-found')
    if (state.cutTeamId !== undefined) return { responseCode: '0', ...state }
    const obstacle = saleObstacle(product, now) ?? launchObstacle(state, isBargainSoldOut(product, now))
    if (obstacle) return { responseCode: '1', message: obstacle }
    return begun(await begin(db, { productId: product.id, state, memberId, now }))
  })
}

/** A bargain that was begun, its friends, and all of them (A2, B1, B4). */
export function bargainTeamRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'bargainTeam', async ({ query, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const mine = await readOwnBargain(db, viewer.memberId, query)
    const team = mine && (await readTeam(db, mine, { viewerId: viewer.memberId, now: clock.now() }))
    return team ?? refuse('not-found')
  })
  contractRoute(app, 'bargainShare', async ({ query: { cutTeamId }, viewer }) => {
    const shared = await readBargainRow(db, cutTeamId)
    const team = shared && (await readTeam(db, shared, { viewerId: viewer?.memberId, now: clock.now() }))
    return team ?? refuse('not-found')
  })
  contractRoute(app, 'bargainHelp', async ({ body: { cutTeamId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const face = await faceOf(db, memberId)
    const helped = await helpBargain(db, { bargainId: cutTeamId, memberId, face, now: clock.now() })
    if (typeof helped === 'string') return refuse(helped)
    return { cutPrice: yuanOfFen(helped.cutFen), leftPrice: yuanOfFen(helped.leftFen) }
  })
  contractRoute(app, 'bargainList', ({ body: { pageNumber, pageSize, isMine = false }, viewer }) =>
    listBargains(db, { memberId: viewer?.memberId, isMine, pageNumber, pageSize, now: clock.now() }),
  )
}

/** Why nobody can begin a bargain now (B4); undefined when one can. */
function launchObstacle(state: BargainState, isSoldOut: boolean): string | undefined {
  const { move, word, button } = bargainStanding(state, isSoldOut)
  return move === 'start' ? undefined : (word ?? button)
}

interface Beginning {
  readonly productId: string
  readonly state: BargainState
  readonly memberId: string
  readonly now: number
}

/** Those who help see who began it, as the shop knows the member: a face and a name in the call are not listened to. */
async function begin(db: Orm, { productId, state, memberId, now }: Beginning) {
  return beginBargain(db, {
    ...{ memberId, productId, activityId: state.activityId, beganAt: now },
    ...beginningOf(state),
    ...(await faceOf(db, memberId)),
  })
}

const begun = ({ cutTeamId, cutFen, leftFen }: BegunBargain) => ({
  ...{ responseCode: '0', cutTeamId, cutPrice: yuanOfFen(cutFen), leftPrice: yuanOfFen(leftFen) },
})
