import type { GroupProduct, ProductActivity, ProductBargain } from '../../../schemas/domain/promotion.ts'
import { at, millisecondsAt } from '../dates.ts'

/** A moment: days from today and the time of day. */
export type Moment = readonly [offset: number, time: string]

export function flashSale(
  today: string,
  { limit, ...seed }: { id: string; from: Moment; until: Moment; price: number; stock: number; limit?: number },
): ProductActivity {
  return { ...activityOf(today, { ...seed, type: 1, subType: 0, code: 'SK' }), ...(limit !== undefined && { limit }) }
}

function activityOf(
  today: string,
  seed: {
    id: string
    from: Moment
    until: Moment
    price: number
    stock: number
    type: 1 | 2 | 3
    subType: 0 | 3
    code: string
  },
): ProductActivity {
  return {
    activityId: seed.id,
    activityCode: `${seed.code}${seed.id}`,
    startDate: at(today, ...seed.from),
    endDate: at(today, ...seed.until),
    price: seed.price,
    type: seed.type,
    subType: seed.subType,
    stock: seed.stock,
  }
}

export interface GroupSeed {
  readonly activityId: string
  readonly name: string
  readonly picture: string
  readonly price: number
  readonly was: number
  readonly persons: number
  readonly joined: number
  readonly from: Moment
  readonly until: Moment
  readonly community?: boolean
  readonly friends?: boolean
  /** A community may open a team; open groups always may. */
  readonly mayOpen?: boolean
  readonly productType: 1 | 2 | 3
}

/** A group buy: the product's activity (type 3, join group) and its group side (A3). */
export function groupBuy(
  today: string,
  seed: GroupSeed,
): { productActivity: ProductActivity; groupProduct: GroupProduct } {
  const { activityId: id, from, until, price } = seed
  return {
    productActivity: activityOf(today, { id, from, until, price, stock: 300, type: 3, subType: 3, code: 'PT' }),
    groupProduct: {
      groupType: seed.community ? 2 : 1,
      groupMode: seed.friends ? 2 : 1,
      groupPrice: price,
      originalPrice: seed.was,
      joinPerson: seed.joined,
      numberOfPerson: seed.persons,
      startTimeMillisecond: millisecondsAt(today, ...from),
      endTimeMillisecond: millisecondsAt(today, ...until),
      activityProductName: seed.name,
      activityProductPhoto: seed.picture,
      viewPhoto: seed.picture,
      enable: true,
      showGroupButton: seed.mayOpen ?? !seed.community,
      productType: seed.productType,
    },
  }
}

/** A bargain: `left` yuan are to be cut. */
export function bargain(seed: {
  activityId: string
  goal: number
  left: number
  activity: ProductBargain['activityStatus']
  /** Friends that it takes; 3 unless told. */
  helpers?: number
}): ProductBargain {
  return {
    isCutProduct: true,
    activityStatus: seed.activity,
    activityId: seed.activityId,
    activityProductId: `${seed.activityId}1`,
    cutGoalPrice: seed.goal,
    leftPrice: seed.left,
    ...(seed.helpers && { helpers: seed.helpers }),
  }
}

export function bargainActivity(
  today: string,
  seed: { id: string; from: Moment; until: Moment; price: number; stock: number },
): ProductActivity {
  return activityOf(today, { ...seed, type: 2, subType: 0, code: 'KJ' })
}
