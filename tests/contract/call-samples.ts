import { activities } from '../../sandbox/content/activities/index.ts'
import { addDays } from '../../src/domain/dates.ts'
import { ticketOrderText } from '../../src/domain/ticket/ticket-order.ts'
import type { CornerBefore } from './corner-samples.ts'
import type { ServiceBefore } from './service-before.ts'
import { TODAY } from './shop-openings.ts'

type Fields = Readonly<Record<string, unknown>>

/** A call of an endpoint. */
export interface Asked {
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Id of the member whose token comes with it. */
  readonly member?: string
  /** That token; absent: a new one. */
  readonly token?: string
  /** While no service outside the shop answers. */
  readonly isAlone?: boolean
  /** When the login codes of the day are spent. */
  readonly isSpent?: boolean
}

/** The device of a shopper: its login codes are good for it alone. */
export const deviceOf = (mobile: string) => ({ 'client-info': JSON.stringify({ distinct_id: mobile }) })

/** What a call needs from before. */
export interface Before extends CornerBefore, ServiceBefore {
  /** A question before a login code, and its answer. */
  readonly smsAnswer: (mobile: string) => Promise<{ readonly token: string; readonly answer: string }>
  /** Sends a login code, and reads it; after the first with a question. */
  readonly smsCode: (mobile: string) => Promise<string>
  readonly wechatCode: (openId: string, phone?: string) => Promise<string>
  readonly refreshToken: (member: string) => Promise<string>
  /** Grants a partner the member's data: what the partner exchanges. */
  readonly partnerCode: (member: string) => Promise<Fields>
  readonly wait: (ms: number) => void
  /** Chooses two tickets of a play product: what is to be ordered, and what it costs in yuan. */
  readonly choose: (member: string) => Promise<{ readonly shoppingId: string; readonly bookPriceTotal: number }>
  /** Chooses one of a flash sale that goes on. */
  readonly chooseFlash: (member: string) => Promise<string>
  /** Orders as many as a member may have of it. */
  readonly allOfFlash: (member: string) => Promise<Fields>
  /** Orders what such a call keeps, unless it was ordered before. @returns the call */
  readonly ordered: (name: 'hotelTempOrderCreate' | 'ticketTempOrderCreate', asked: Asked) => Promise<Asked>
  /** Orders as many of the whale as a member may have. @returns its product */
  readonly allOfWhale: (member: string) => Promise<string>
  /** A counter shows a code. */
  readonly counterShows: () => Promise<string>
  /** Somebody takes it. */
  readonly counterTaken: (member: string) => Promise<string>
  /** A member who has as many addresses as they may. */
  readonly fullBook: () => Promise<string>
  /** Takes part in the sign activity. @returns the id of its link */
  readonly joined: (member: string) => Promise<string>
  /** A member who has helped as many bargains as one may on a day. */
  readonly helpedEnough: () => Promise<string>
  /** Orders them. */
  readonly order: (member: string) => Promise<string>
  /** Orders and pays them. */
  readonly paid: (member: string) => Promise<string>
  /** Keeps so many travellers. */
  readonly keepTravellers: (member: string, count: number) => Promise<void>
  /** Books a day for a copy of the presale 90000605. */
  readonly exchange: (member: string, date: string) => Promise<string>
  /** Books a dearer day for the other copy. @returns the order of its difference */
  readonly dearDay: (member: string, date: string) => Promise<string>
  /** A code of the sandbox's orders in a status. */
  readonly codeIn: (status: number) => Promise<string>
  /** Redeems a code, unless it was today. */
  readonly redeemed: (code: string) => Promise<string>
  /** The first sub-order of an order. */
  readonly firstLine: (orderId: string) => Promise<string>
  /** Pays an order, and applies for one of its copies back. */
  readonly refunded: (member: string) => Promise<string>
}

export type Asking = Asked | ((before: Before) => Promise<Asked>)

export const [activity] = activities(TODAY)
/** Whom the shop stopped. */
export const STOPPED = '900031'
export const GUEST = '900011'
/** Has written comments. */
export const GOLD = '900003'
/** Has coupons. */
export const DIAMOND = '900005'
/** Has coupons of each kind, and orders of which days are booked. */
export const BLACK = '900006'
/** Works for the merchant. */
export const STAFF = '900090'
/** Works for another merchant. */
export const OTHER_STAFF = '900091'
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
export const ticketOrder = (productId: string, resourceId: string, count: number, days = 3) => ({
  body: { reqDtos: ticketOrderText(productId, { saleDate: addDays(TODAY, days) }, { [resourceId]: count }) },
  member: GUEST,
})
/** All that there is on their day. */
export const lastTickets = { ...ticketOrder('200101', '20010122', 2, 1), member: '900012' }
export const lastRoom = {
  ...hotel({
    ...{
      productId: '100104',
      resourceId: '10010421',
      usingStartDate: '2026-12-07',
      usingEndDate: '2026-12-08',
      num: 1,
    },
    ...{ passengerDTOs: [], bookPriceTotal: 980 },
  }),
  member: '900012',
}

export const towels = { productId: '680101', packageId: '', skuId: '68010111', quantity: 2, isGroup: false }
/** A seat at the group price of 650201. */
export const camping = { productId: '650201', packageId: '6502011', skuId: '65020111', isGroup: true }
export const bought = <Body extends Fields>(body: Body) => ({ ...reqDtos(body), member: GUEST })
export const play = reqDtos({
  ...{ id: '310103', productId: '3101031', useDate: TOMORROW, useCopies: 2, activityCode: 'A1' },
})
/** Who is to be reached about an order, and who travels. */
export const contacts = { name: '林小满', phone: '13800000000' }
export const traveller = {
  name: '林小满',
  firstName: 'XIAOMAN',
  lastName: 'LIN',
  otherDocuments: [{ documentType: 7, documentNo: 'H12345678' }],
}
export const requestBase = { headers: { sourcefrom: 'tcpapp', tenantCode: 't' } }
