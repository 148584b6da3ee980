import type { SaleItem } from '../../../schemas/domain/ticket.ts'
import type { SalePlan } from '../../../schemas/domain/sale-plan.ts'
import { memberPrices, salePlan, type Exception } from './prices.ts'

export interface SaleItemSeed {
  readonly id: string
  readonly name: string
  readonly alias?: string
  readonly description?: string
  readonly group?: string
  readonly price: number
  readonly was: number
  /** Whom it covers (B3 availablePeopleType); adults unless told. */
  readonly for?: 'adult' | 'child' | 'shared' | 'group'
  readonly copies?: readonly [min: number, max: number]
  readonly undated?: boolean
  readonly hours?: readonly [begin: string, end: string, lastEntry?: string]
  readonly holds?: readonly string[]
  readonly stock?: number
  readonly exceptions?: readonly Exception[]
  readonly plan?: SalePlan
  /** No: of a resource type that cannot be refunded (B5). */
  readonly refundable?: boolean
}

const PEOPLE = { adult: 1, child: 2, shared: 3, group: 4 } as const

/** What a play, combo, presale or vacation product sells (B3 ticket). */
export function saleItem(today: string, seed: SaleItemSeed): SaleItem {
  const [minCopies, maxCopies] = seed.copies ?? [0, 10]
  return {
    productId: seed.id,
    name: seed.name,
    ...(seed.alias ? { alias: seed.alias } : {}),
    ...(seed.description ? { description: seed.description } : {}),
    ...(seed.group ? { groupName: seed.group } : {}),
    mark: { minCopies, maxCopies, minBookNum: 0 },
    minPrice: seed.price,
    underLinedPrice: seed.was,
    priceInventoryMode: seed.undated ? 'T' : 'D',
    availablePeopleType: PEOPLE[seed.for ?? 'adult'],
    childResources: (seed.holds ?? []).map((name, i) => ({ childResourceId: `${seed.id}${i + 1}`, name })),
    ...(seed.hours ? { ticketExtend: extendOf(seed.hours) } : {}),
    resourceType: seed.refundable === false ? 61 : 64,
    plan: seed.plan ?? planOf(today, seed),
    memberPrices: memberPrices(seed.price),
  }
}

const extendOf = ([beginTime, endTime, lastEntry]: NonNullable<SaleItemSeed['hours']>) => ({
  ...{ beginTime, endTime, ...(lastEntry && { lastEntry }) },
})

function planOf(today: string, seed: SaleItemSeed): SalePlan {
  return salePlan(today, seed.price, {
    ...(seed.stock === undefined ? {} : { stock: seed.stock }),
    ...(seed.exceptions ? { exceptions: seed.exceptions } : {}),
  })
}

/** The order form asks for a contact's name and phone (B2.6). */
export const ASK_CONTACT = { isShowContactName: true, isShowContactMobile: true } as const
