import { activities } from '../../server/sandbox/content/activities/index.ts'
import { addDays } from '../../src/domain/dates.ts'
import { ticketOrderText } from '../../src/domain/ticket-order.ts'
import { TODAY } from './shop-openings.ts'

type Fields = Readonly<Record<string, unknown>>

/** A call of an endpoint. */
export interface Asked {
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: unknown
  /** Id of the member whose token comes with it. */
  readonly member?: string
  /** While no service outside the shop answers. */
  readonly isAlone?: boolean
}

/** What a call needs from before. */
export interface Before {
  /** Sends a login code, and reads it. */
  readonly smsCode: (mobile: string) => Promise<string>
  readonly wechatCode: (openId: string, phone?: string) => Promise<string>
  readonly refreshToken: (member: string) => Promise<string>
  readonly wait: (ms: number) => void
}

export type Asking = Asked | ((before: Before) => Promise<Asked>)

export const [activity] = activities(TODAY)
export const GUEST = '900011'
/** Has written comments. */
export const GOLD = '900003'
export const TOMORROW = addDays(TODAY, 1)
export const [BOUND, UNBOUND] = ['sandbox-openid-900002', 'sandbox-openid-unbound']
export const task = { activityTaskId: '70002', activityTaskRelationId: '70012' }
export const reqDtos = <Body extends Fields>(body: Body) => ({ body: { reqDtos: body } })
export const hotel = <Body extends Fields>(body: Body) => ({ body: { moduleId: 10101, reqDtos: body } })
const days = { checkInDate: '2026-12-07', checkOutDate: '2026-12-08' }
export const lagoon = { productId: '100201', channelCode: '3', ...days, num: 1 }
export const bungalow = {
  ...{ productId: '100201', resourceId: '10020111', usingStartDate: '2026-12-07', usingEndDate: '2026-12-08', num: 1 },
  passengerDTOs: [{ age: 1, type: 2, roomIndex: 1 }, ...[1, 2].map(() => ({ type: 1, roomIndex: 1 }))],
  bookPriceTotal: 3280,
}
export const taken = { ...bungalow, productId: '100104', resourceId: '10010411', bookPriceTotal: 560 }

/** Three days on, which is sold whatever the hour. */
export const ticketOrder = (productId: string, resourceId: string, count: number) => ({
  body: { reqDtos: ticketOrderText(productId, { saleDate: addDays(TODAY, 3) }, { [resourceId]: count }) },
  member: GUEST,
})

export const towels = { productId: '680101', packageId: '', skuId: '68010111', quantity: 2, isGroup: false }
export const bought = <Body extends Fields>(body: Body) => ({ ...reqDtos(body), member: GUEST })
