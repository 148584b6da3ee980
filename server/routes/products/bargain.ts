import type { FastifyInstance } from 'fastify'
import { type BargainState, type BegunBargain, bargainStanding, firstCut } from '../../../src/domain/goods/bargain.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { saleObstacle } from '../../../src/domain/order/order-obstacle.ts'
import { beginBargain, isBargainSoldOut, readBargainProduct, readBargainState } from '../../catalogue/bargains.ts'
import { keptProduct } from '../../catalogue/products.ts'
import { withStockLeft } from '../../catalogue/stock-left.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { profileOf } from '../../session/accounts.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Bargains (A7, B4): how one stands for who asks, and beginning one. */
export function bargainRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'bargainDetail', async ({ query: { productId, activityId }, viewer }) => {
    const found = await keptProduct(db, productId)
    if (!found?.bargain || (activityId && activityId !== found.bargain.activityId)) return refuse('not-found')
    const product = await withStockLeft(db, found)
    const state = await readBargainState(db, product, viewer?.memberId, clock.now())
    return state ? { ...state, ...bargainStanding(state, isBargainSoldOut(product, clock.now())) } : refuse('not-found')
  })
  contractRoute(app, 'bargainLaunch', async ({ body: { iconUrl, memberName, ...named }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const now = clock.now()
    const product = await readBargainProduct(db, named)
    const state = product && (await readBargainState(db, product, memberId, now))
    if (!product || !state) return refuse('not-found')
    if (state.cutTeamId !== undefined) return { responseCode: '0', ...state }
    const obstacle = saleObstacle(product, now) ?? launchObstacle(state, isBargainSoldOut(product, now))
    if (obstacle) return { responseCode: '1', message: obstacle }
    return begun(await begin(db, { productId: product.id, state, memberId, iconUrl, memberName, now }))
  })
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
  readonly iconUrl: string | undefined
  readonly memberName: string | undefined
  readonly now: number
}

/** Those who help see who began it: as the call says, else as the shop knows the member. */
async function begin(db: Orm, { productId, state, memberId, iconUrl, memberName, now }: Beginning) {
  const profile = await profileOf(db, memberId)
  return beginBargain(db, {
    ...{ memberId, productId, activityId: state.activityId, beganAt: now },
    ...firstCut(state),
    iconUrl: iconUrl ?? profile?.iconurl ?? '',
    memberName: memberName ?? profile?.namech ?? '',
  })
}

const begun = ({ cutTeamId, cutFen, leftFen }: BegunBargain) => ({
  ...{ responseCode: '0', cutTeamId, cutPrice: yuanOfFen(cutFen), leftPrice: yuanOfFen(leftFen) },
})
