import type { FastifyInstance } from 'fastify'
import { problems } from '../../../schemas/api/problems.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { groupState, productSale } from '../../../src/domain/product/product-sale.ts'
import { joinObstacle, PICKED_UP } from '../../../src/domain/team/team-rules.ts'
import { cachedProduct, readProduct } from '../../catalogue/products.ts'
import { withStockLeft } from '../../catalogue/stock-left.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { readTeamSeats } from '../../teams/read-seats.ts'
import { joinableTeams, myTeams, readTeam, teamInfoOf } from '../../teams/read-teams.ts'
import { pickUp, teamOrders } from '../../teams/team-orders.ts'
import { expireTeam } from '../../teams/settle-teams.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Teams of group buys (A4, A7). Whose they are is for the session to say: a `userId` or `memberId` in a call is not listened to. */
export function teamRoutes(app: FastifyInstance, deps: MallDeps): void {
  const {
    db,
    ports: { clock },
  } = deps
  readRoutes(app, deps)
  contractRoute(app, 'teamCreateOrder', async ({ body: { activityId, teamId, productId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const product = await readProduct(db, productId)
    if (!product?.groupProduct || !isNamed(product, activityId)) return refuse('not-found')
    const asked = { teamId: teamId || undefined, memberId: viewer.memberId, now: clock.now() }
    const code = await seatProblem(db, product, asked)
    if (!code) return { result: { code: '0', msg: '' } }
    const { message } = problems[code]
    return { result: { code, msg: message }, message }
  })
  contractRoute(app, 'groupOrder', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return (await teamOrders(db, { ...body, memberId: viewer.memberId })) ?? refuse('not-found')
  })
  contractRoute(app, 'orderRog', async ({ body: { member_id, order_sn }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const problem = await pickUp(db, {
      orderId: order_sn,
      memberId,
      ofMember: member_id || undefined,
      now: clock.now(),
    })
    return problem ? refuse(problem) : { code: 0, orderStatus: PICKED_UP }
  })
}

function readRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(
    app,
    'teamList',
    async ({ body: { sort: _sort, ...asked } }) =>
      (await joinableTeams(db, { ...asked, now: clock.now() })) ?? refuse('not-found'),
  )
  contractRoute(app, 'myTeamList', async ({ body: { sort: _sort, ...asked }, viewer }) =>
    viewer ? myTeams(db, { ...asked, memberId: viewer.memberId }) : refuse('not-logged-in'),
  )
  contractRoute(app, 'teamInfo', async ({ params: { activityCode }, query, viewer }) => {
    const { teamId, orderNo, isShare = 0, code } = query
    const now = clock.now()
    const shown = await readTeam(db, { teamId, orderNo })
    const isOver = shown !== undefined && (await expireTeam(db, shown.team.id, now))
    const found = isOver ? await readTeam(db, { teamId: shown.team.id }) : shown
    if (!found || !['-', found.product.productActivity.activityCode].includes(activityCode)) return refuse('not-found')
    const looked = { memberId: viewer?.memberId, isShare: isShare === 1, code, now }
    const teamInfo = teamInfoOf(found, looked)
    return teamInfo ? { teamInfo } : refuse('not-found')
  })
  contractRoute(app, 'groupProductInfo', async ({ query: { activityId, productId } }) => {
    const found = await cachedProduct(db, productId)
    if (!found?.groupProduct || !isNamed(found, activityId)) return refuse('not-found')
    const { productActivity, groupProduct, ...product } = await withStockLeft(db, found)
    const group = groupState({ groupProduct }, clock.now())
    if (!productActivity || !groupProduct || !group) return refuse('not-found')
    const { activityCode } = productActivity
    const canBuy = productSale(product, clock.now()).state === 'on'
    const named = { productId, activityId: productActivity.activityId, activityCode }
    return { productInfo: { ...named, ...groupProduct, ...group, canBuy } }
  })
}

/** A call may leave the activity out: then it is the product's. */
const isNamed = ({ productActivity }: Product, activityId: string | undefined): boolean =>
  productActivity !== undefined && (!activityId || activityId === productActivity.activityId)

interface Asking {
  readonly teamId: string | undefined
  readonly memberId: string
  readonly now: number
}

/** Why the member can't open a team of a product, or take a seat of this one (A4); what they choose of it is asked when they chose. */
async function seatProblem(db: Orm, product: Product, { teamId, memberId, now }: Asking) {
  const sale = productSale(await withStockLeft(db, product), now)
  if (sale.state !== 'on') return sale.state === 'sold-out' ? ('out-of-stock' as const) : ('not-on-sale' as const)
  const group = groupState(product, now)
  if (group?.timeStatus !== 1) return teamId === undefined ? ('not-on-sale' as const) : ('team-over' as const)
  if (teamId === undefined) return group.mayOpen ? undefined : ('not-qualified' as const)
  const team = await readTeamSeats(db, { teamId, productId: product.id, memberId })
  // Who can pay for theirs is told so, and led there, by what keeps their choice.
  if (team?.isPaying) return undefined
  return team ? joinObstacle(team, now) : ('team-over' as const)
}
