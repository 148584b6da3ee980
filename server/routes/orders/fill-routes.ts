import type { FastifyInstance } from 'fastify'
import { brandOf } from '../../../src/domain/coupon/coupon-brand.ts'
import { shopDay } from '../../../src/domain/dates.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { readProduct } from '../../catalogue/products.ts'
import type { Orm } from '../../db/open-database.ts'
import { type OrderError, peopleErrors } from '../../orders/check-draft.ts'
import { needsCustoms, shownCustomsIdentity } from '../../orders/customs.ts'
import type { DraftRequest, Draft } from '../../orders/draft.ts'
import { couponsOf, type WeighedCoupon } from '../../orders/order-coupons.ts'
import { orderOfChoice } from '../../orders/place-order.ts'
import { isProblem } from '../../orders/quote.ts'
import { travellersOf } from '../../orders/travellers-of.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'
import { draftReader } from './draft-reader.ts'
import { infoOf } from './shopping-info.ts'

/** What an order's form asks before it is booked (B2.6, B7). */
export function fillRoutes(app: FastifyInstance, deps: MallDeps): void {
  const {
    db,
    ports: { clock },
  } = deps
  const readDraft = draftReader(app, deps)
  const declared = async (draft: Draft) => {
    if (!needsCustoms(draft.quote)) return {}
    return { customs: (await shownCustomsIdentity(db, deps.secrets, draft.order.memberId)) ?? {} }
  }
  contractRoute(app, 'shoppingInfo', async ({ params: { id }, query: { couponId, usePoints, useCoins }, viewer }) =>
    viewer
      ? shoppingInfo(
          db,
          { readDraft, declared },
          {
            ...{ shoppingId: id, memberId: viewer.memberId, couponId },
            ...{ usePoints: usePoints === '1', useCoins: useCoins === '1' },
          },
        )
      : refuse('not-logged-in'),
  )
  contractRoute(app, 'orderAvailable', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { shoppingId, contacts, passengers = [], couponId } = reqDtos
    const draft = await readDraft({ shoppingId, memberId: viewer.memberId, couponId })
    if (!draft) return refuse('not-found')
    const errors = isProblem(draft)
      ? [{ errorCode: draft.code, message: draft.message }]
      : peopleErrors(draft, { contacts, passengers }, shopDay(clock.now()))
    return availability({ shoppingId, contacts }, errors)
  })
  contractRoute(app, 'orderCoupons', async ({ body: { shoppingId, brandId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const draft = await readDraft({ shoppingId, memberId })
    if (!draft) return refuse('not-found')
    if (isProblem(draft)) return { usable: [], unusable: [] }
    const found = await couponsOf(db, memberId, draft.quote, clock)
    const own = found.filter(({ coupon }) => !brandId || brandId.includes(brandOf(coupon)))
    return {
      usable: own.filter(({ obstacle }) => !obstacle).map(shownCoupon),
      unusable: own.filter(({ obstacle }) => obstacle).map(shownCoupon),
    }
  })
  contractRoute(app, 'travellerTemplate', async ({ body: { productId, ssresources } }) => {
    const product = await readProduct(db, productId)
    if (!product) return refuse('not-found')
    const taken = ssresources.map(({ productId: itemId, useCount: copies }) => ({ itemId, copies }))
    return travellersOf(product, taken).travellers ?? { count: 0, items: [] }
  })
}

const ORDERED = { code: 'ordered', message: '这个订单已经提交，请去付款' } as const

interface InfoParts {
  readonly readDraft: ReturnType<typeof draftReader>
  /** Under whose name it goes through the customs, where it has to. */
  readonly declared: (draft: Draft) => Promise<{ customs?: { name?: string; number?: string } }>
}

/** What was ordered already leads to its order. A coupon that can't be used any more leaves the order without one, and is told. */
async function shoppingInfo(db: Orm, { readDraft, declared }: InfoParts, { couponId, ...asked }: DraftRequest) {
  const made = await orderOfChoice(db, { tempOrderId: asked.shoppingId, memberId: asked.memberId })
  if (made) return { responseCode: ORDERED.code, message: ORDERED.message, data: { problem: { ...ORDERED, ...made } } }
  const draft = await readDraft({ ...asked, couponId })
  if (!draft) return refuse('not-found')
  if (!isProblem(draft)) return { responseCode: '0', data: { ...infoOf(draft), ...(await declared(draft)) } }
  const plain = couponId ? await readDraft(asked) : undefined
  if (plain && !isProblem(plain)) {
    const data = { ...infoOf(plain), ...(await declared(plain)), couponProblem: draft.message }
    return { responseCode: '0', data }
  }
  return { responseCode: draft.code, message: draft.message, data: { problem: draft } }
}

function availability(asked: { shoppingId: string; contacts: { name: string; phone: string } }, errors: OrderError[]) {
  const [first] = errors
  if (!first) return { responseCode: '0', ...asked, responseStatus: { ack: 'SUCCESS' as const, errors } }
  const responseStatus = { ack: 'FAILURE' as const, errors }
  return { responseCode: first.errorCode, message: first.message, responseStatus }
}

function shownCoupon({ coupon, fen, obstacle }: WeighedCoupon) {
  const { couponId, couponName, couponType, deductionType, discountMode, denomination } = coupon
  const { threshold, validUntil, description } = coupon
  return {
    ...{ couponId, couponName, couponType, discountMode, denomination, threshold, validUntil },
    ...(deductionType !== undefined && { deductionType }),
    ...(description !== undefined && { description }),
    deduction: yuanOfFen(fen),
    ...(obstacle && { reason: obstacle }),
  }
}
