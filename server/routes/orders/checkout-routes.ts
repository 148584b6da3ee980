import type { FastifyInstance } from 'fastify'
import { problems } from '../../../schemas/api/problems.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { readProduct } from '../../catalogue/products.ts'
import { changeQuantity, readTempOrder } from '../../catalogue/temp-orders.ts'
import { UnreadableJson } from '../../db/stored-json.ts'
import { STALE } from '../../orders/draft.ts'
import { tryOrder } from '../../orders/order-problem.ts'
import { orderOfChoice } from '../../orders/place-order.ts'
import { isProblem, type Promotion } from '../../orders/quote.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'
import { draftReader } from './draft-reader.ts'

/** What a checkout changes and asks before it is submitted (A5, B7). */
export function checkoutRoutes(app: FastifyInstance, deps: MallDeps): void {
  quantityRoute(app, deps)
  marketingRoute(app, deps)
}

function quantityRoute(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'productTempOrderQuantity', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const { tempOrderId, quantity } = reqDtos
    const kept = await readTempOrder(db, { id: tempOrderId, memberId })
    if (kept instanceof UnreadableJson) {
      app.log.warn({ err: kept }, 'what was chosen has to be chosen again')
      return { responseCode: STALE.code, message: STALE.message, data: {} }
    }
    if (kept?.kind !== 'product') return refuse('not-found')
    if (await orderOfChoice(db, { tempOrderId, memberId })) return refuse('not-found')
    const product = await readProduct(db, kept.productId)
    if (!product) return refuse('not-found')
    const order = { ...kept.body, quantity }
    const { problem } = await tryOrder(db, product, order, { memberId, now: clock.now() })
    if (problem) return { responseCode: '1', message: problems[problem].message, data: {} }
    await changeQuantity(db, kept, quantity)
    return { responseCode: '0', data: { quantity } }
  })
}

const OVER = { responseCode: '1', message: '活动已结束或不能使用', data: {} }

function marketingRoute(app: FastifyInstance, deps: MallDeps): void {
  const readDraft = draftReader(app, deps)
  contractRoute(app, 'orderMarketing', async ({ body: { shoppingId }, headers, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    if (headers?.memberId && headers.memberId !== memberId) return refuse('not-found')
    const draft = await readDraft({ shoppingId, memberId })
    if (!draft) return refuse('not-found')
    if (isProblem(draft)) return { responseCode: draft.code, message: draft.message, data: {} }
    const { promotion } = draft.quote
    if (!promotion || !isNamed(promotion, headers ?? {})) return OVER
    const { totalFen, orderFen } = draft.price
    return {
      responseCode: '0',
      data: {
        name: names[promotion.type],
        discount: yuanOfFen(Math.max(0, promotion.everydayFen - orderFen)),
        totalPrice: yuanOfFen(totalFen),
      },
    }
  })
}

const names: Readonly<Record<Promotion['type'], string>> = { 1: '秒杀优惠', 2: '砍价优惠', 3: '拼团优惠' }

interface Named {
  readonly is_sec_kill?: string
  readonly is_kan?: string
  readonly activityId?: string
  readonly cutId?: string
}

/** Whether a call names the activity at whose price it is sold (B7, B9), and of a bargain the caller's own. */
function isNamed({ type, activityId, cutId }: Promotion, named: Named): boolean {
  if (named.activityId !== activityId) return false
  if (type === 1) return named.is_sec_kill === '1'
  return type === 2 && named.is_kan === '1' && named.cutId === cutId
}
