import type { Ticket, TicketResource } from '../../../schemas/domain/ticket.ts'
import { day } from '../dates.ts'
import { exceptionsOf, memberPrices, type Exception } from './prices.ts'

/** What a resource has a day, unless told. */
const STOCK = 300

export interface TicketResourceSeed {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly price: number
  readonly stock?: number
  readonly max?: number
  readonly flex?: boolean
  readonly exceptions?: readonly Exception[]
}

export function ticketResource(today: string, seed: TicketResourceSeed): TicketResource {
  return {
    resourceId: seed.id,
    resourceName: seed.name,
    ...(seed.description ? { description: seed.description } : {}),
    price: seed.price,
    inventory: seed.stock ?? STOCK,
    singleMax: seed.max ?? 6,
    categoryType: seed.flex ? 1 : 0,
    exceptions: exceptionsOf(
      today,
      seed.exceptions ?? [
        [2, { stock: Math.min(4, seed.stock ?? STOCK) }],
        [6, { stock: 0 }],
      ],
    ),
    memberPrices: memberPrices(seed.price),
  }
}

export function ticketGroup(ticketId: string, ticketName: string, resources: readonly TicketResource[]) {
  return { ticketId, ticketName, resources: [...resources] }
}

/** A session: its hours, and the resources that it sells. @param lastEntry until when somebody may come late */
export function session(
  sessionId: string,
  [startTime, endTime, lastEntry]: readonly [begin: string, end: string, lastEntry?: string],
  productIds: readonly string[],
) {
  return { sessionId, startTime, endTime, ...(lastEntry && { lastEntry }), productIds: [...productIds] }
}

/** A ticket that is on sale from today for half a year, by date, refundable at any time; `parts` overrides. */
export function ticketOf(today: string, groups: Ticket['groups'], parts: Partial<Ticket> = {}): Ticket {
  return {
    effectTime: day(today, -10),
    expireDate: day(today, 183),
    typePublish: 1,
    typeEdit: 2,
    isFlexTicket: 0,
    unsubscribePolicyType: 1,
    realNameCertification: 0,
    sessions: [],
    groups,
    ...parts,
  }
}
