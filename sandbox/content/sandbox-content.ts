import type { ActivityTask } from '../../schemas/domain/activity-task.ts'
import type { Activity } from '../../schemas/domain/activity.ts'
import type { Article } from '../../schemas/domain/article.ts'
import type { CommentRecord } from '../../schemas/domain/comment.ts'
import type { Company } from '../../schemas/domain/company.ts'
import type { Coupon } from '../../schemas/domain/coupon.ts'
import type { Dictionary } from '../../schemas/domain/dictionary.ts'
import type { Member } from '../../schemas/domain/member.ts'
import type { PackageFilter, PackageOfferRecord } from '../../schemas/domain/package-offer.ts'
import type { PageComponent } from '../../schemas/domain/page-component.ts'
import type { Poi } from '../../schemas/domain/poi.ts'
import type { Product } from '../../schemas/domain/product.ts'
import type { Passenger } from '../../schemas/domain/traveller.ts'
import type { AddressRecord } from './addresses.ts'
import type { OrderRecord } from './orders/index.ts'

/** A browse task, and who has done it before the shop opens. */
export interface TaskRecord extends Omit<ActivityTask, 'done'> {
  readonly doneBy: readonly string[]
  readonly scenario: string
}

/** A WeChat account of the sandbox; without memberId it isn't bound to anybody yet. */
export interface WechatAccount {
  readonly openId: string
  readonly memberId?: string
  readonly scenario: string
}

/** A product that a member collected before the shop opened. */
export interface CollectRecord {
  readonly memberId: string
  readonly productId: string
}

/** A bargain that a member began before the shop opened. */
export interface BegunRecord {
  readonly memberId: string
  readonly memberName: string
  readonly productId: string
  readonly activityId: string
  readonly cutFen: number
  readonly leftFen: number
  readonly isBought: boolean
}

/** What a member chose before the shop opened, to be ordered (A7, B7). */
export interface ChoiceRecord {
  readonly id: string
  readonly kind: TempOrderKind
  readonly memberId: string
  readonly productId: string
  readonly body: Readonly<Record<string, unknown>>
  /** Chosen so long ago that it has to be chosen anew (B8 8440001). */
  readonly isStale: boolean
  /** Where its form is. */
  readonly address: string
  readonly scenario: string
}

type TempOrderKind = 'hotel' | 'ticket' | 'combo' | 'play' | 'product'

/** A traveller whom a member kept before the shop opened. */
export interface SavedTravellerRecord {
  readonly id: string
  readonly memberId: string
  readonly body: Passenger
}

/** A coupon that a member had before the shop opened. */
export interface HeldCouponRecord {
  readonly memberId: string
  readonly couponId: string
  /** It was redeemed at the counter. */
  readonly isUsed?: true
}

/** A code that gives a coupon. */
export interface CouponCodeRecord {
  readonly code: string
  readonly couponId: string
  /** How often it does. */
  readonly capacity: number
  /** Beijing time. */
  readonly validUntil: string
  readonly scenario: string
}

/** Everything that the sandbox shop holds on its first day. */
export interface SandboxContent {
  readonly companies: readonly Company[]
  readonly products: readonly Product[]
  readonly addresses: readonly AddressRecord[]
  readonly coupons: readonly Coupon[]
  readonly couponCodes: readonly CouponCodeRecord[]
  readonly comments: readonly CommentRecord[]
  readonly pageComponents: readonly PageComponent[]
  readonly packageOffers: readonly PackageOfferRecord[]
  readonly packageFilter: PackageFilter
  readonly articles: readonly Article[]
  readonly pois: readonly Poi[]
  readonly activities: readonly Activity[]
  readonly activityTasks: readonly TaskRecord[]
  readonly members: readonly Member[]
  readonly collects: readonly CollectRecord[]
  readonly bargainsBegun: readonly BegunRecord[]
  readonly orders: readonly OrderRecord[]
  readonly choices: readonly ChoiceRecord[]
  readonly savedTravellers: readonly SavedTravellerRecord[]
  readonly heldCoupons: readonly HeldCouponRecord[]
  readonly wechatAccounts: readonly WechatAccount[]
  readonly dictionaries: readonly Dictionary[]
}
