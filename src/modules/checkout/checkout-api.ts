import type { FromSchema } from 'json-schema-to-ts'
import type { shoppingInfo } from '../../../schemas/api/shopping-info.ts'
import type { Address } from '../../../schemas/domain/address.ts'
import type { MemberProfile } from '../../../schemas/domain/member.ts'
import type { OrderOrigin } from '../../../schemas/domain/order-origin.ts'
import type { OrderCoupon } from '../../../schemas/domain/order-fill.ts'
import type { Passenger, SavedTraveller } from '../../../schemas/domain/traveller.ts'
import { COUPON_BRANDS } from '../../domain/coupon/coupon-brand.ts'
import type { ScreenTools } from '../../kit/module.ts'
import type { Filled } from './checkout-draft.ts'
import { SENDING } from './messages.ts'

/** Which of what a member has beside money is used. */
export interface UsedPurses {
  readonly usePoints?: boolean | undefined
  readonly useCoins?: boolean | undefined
}

/** What was chosen, as it is sold now, and what it costs; or why it can't be ordered. */
export type ShoppingInfo = FromSchema<typeof shoppingInfo.reply>['data']

/** A member's coupons, for one order. */
export interface OrderCoupons {
  readonly usable: readonly OrderCoupon[]
  readonly unusable: readonly OrderCoupon[]
}

/** What is ordered: what was typed, at the total that the buyer was shown. */
export interface Order extends Filled, UsedPurses {
  readonly couponId: string
  /** Yuan. */
  readonly bookPriceTotal: number
  /** Where it is sent; absent where nothing is. */
  readonly addressId?: string
  /** Absent where its address says nothing of it. */
  readonly origin?: OrderOrigin
}

/** B9: the brands whose coupons are asked for, and for which terminal. */
const COUPONS_OF = { brandId: COUPON_BRANDS, terminal: 'APP_TC' }

/** The calls of an order's form (B7), for the choice of this id. Each rejects with a CallProblem. */
export function checkoutApi({ call }: ScreenTools, id: string) {
  const dataOf = <Data>(...asked: Parameters<typeof call>) =>
    call(...asked).then((reply) => (reply as { data: Data }).data)
  return {
    /** What is to be ordered, with a coupon, '' for none, and with points and coins. */
    info: (couponId: string, { usePoints, useCoins }: UsedPurses = {}) =>
      dataOf<ShoppingInfo>('shoppingInfo', {
        ...{ id, ...(couponId && { couponId }) },
        ...(usePoints && { usePoints: '1' }),
        ...(useCoins && { useCoins: '1' }),
      }),
    member: () => dataOf<MemberProfile>('memberDetails', {}),
    addresses: () => dataOf<readonly Address[]>('addressList', {}),
    coupons({ productId = '', productType, companyId = '' }: ShoppingInfo, mobile: string) {
      const good = { productId, categoryId: String(productType ?? ''), companyId }
      return dataOf<OrderCoupons>('orderCoupons', { shoppingId: id, mobile, couponGoodReqs: [good], ...COUPONS_OF })
    },
    /** @returns what its activity takes off, in yuan */
    async discount({ promotion, priceDetail }: ShoppingInfo, memberId: string): Promise<number> {
      const { type, activityId, cutId } = promotion ?? {}
      const asked = {
        ...(type === 1 && { is_sec_kill: '1' }),
        ...(type === 2 && { is_kan: '1' }),
        ...(promotion && { activityId, cutId }),
        ...(memberId && { memberId }),
        ...{ shoppingId: id, totalPrice: priceDetail?.bookPriceTotal ?? 0 },
      }
      const { discount = 0 } = await dataOf<{ discount?: number }>('orderMarketing', asked)
      return discount
    },
    count: (quantity: number) => call('productTempOrderQuantity', { reqDtos: { tempOrderId: id, quantity } }),
    /** Whether it can be ordered for these people. */
    check: ({ contacts, passengers, couponId }: Order) =>
      call('orderAvailable', { reqDtos: { shoppingId: id, contacts, passengers, couponId } }, SENDING),
    /** @returns the id of the order: sent again, it is the same order. */
    async book(order: Order): Promise<string> {
      const { orderId } = await dataOf<{ orderId: string }>(
        'bookOrder',
        { reqDtos: { shoppingId: id, ...order } },
        SENDING,
      )
      return orderId
    },
  }
}

/** The calls about those whom a member keeps to travel again (B7). Each rejects with a CallProblem. */
export function travellersApi({ call }: ScreenTools) {
  return {
    async list(): Promise<readonly SavedTraveller[]> {
      const reply = (await call('travellerList', {})) as { data: { travellers: readonly SavedTraveller[] } }
      return reply.data.travellers
    },
    create: (traveller: Passenger) => call('travellerCreate', { ...traveller }),
    update: (traveller: SavedTraveller) => call('travellerUpdate', { ...traveller }),
    forget: (id: string) => call('travellerDelete', { id }),
  }
}
