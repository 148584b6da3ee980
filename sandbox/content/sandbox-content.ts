import type { ActivityTask } from '../../schemas/domain/activity-task.ts'
import type { Activity } from '../../schemas/domain/activity.ts'
import type { Article } from '../../schemas/domain/article.ts'
import type { CartKind } from '../../schemas/domain/cart.ts'
import type { CommentRecord } from '../../schemas/domain/comment.ts'
import type { Company } from '../../schemas/domain/company.ts'
import type { Coupon } from '../../schemas/domain/coupon.ts'
import type { Dictionary } from '../../schemas/domain/dictionary.ts'
import type { Member } from '../../schemas/domain/member.ts'
import type { PackageFilter, PackageOfferRecord } from '../../schemas/domain/package-offer.ts'
import type { PageComponent } from '../../schemas/domain/page-component.ts'
import type { PointKind, PointReason } from '../../schemas/domain/points.ts'
import type { Partner, PartnerScope } from '../../schemas/domain/partner.ts'
import type { Poi } from '../../schemas/domain/poi.ts'
import type { Product } from '../../schemas/domain/product.ts'
import type { Passenger } from '../../schemas/domain/traveller.ts'
import type { TeamState } from '../../src/domain/team/team-state.ts'
import type { HealthPlace } from '../../schemas/domain/health-form.ts'
import type { Service } from '../../schemas/domain/service.ts'
import type { AddressRecord } from './addresses.ts'
import type { MessageRecord } from './messages.ts'
import type {
  BusinessCompanyRecord,
  BusinessMemberRecord,
  namedMembers,
  PassedOnRecord,
  sharedYears,
} from './corner.ts'
import type { OrderRecord } from './orders/index.ts'
import type { SignActivityRecord, SignJoinRecord } from './signing.ts'
import type { HealthFormRecord } from './services/health.ts'
import type { ReservationRecord, WishesRecord } from './services/reservations.ts'

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
  readonly fullFen: number
  readonly ownFen: number
  /** Friends that it takes to the goal price. */
  readonly helpers: number
  readonly cutFen: number
  readonly leftFen: number
  readonly isBought: boolean
  /** Its activity ended before the shop opened. */
  readonly isOver: boolean
  readonly helps: readonly BargainHelpRecord[]
}

/** What a friend cut of it, and which of the friend's helps of that day it was. */
export interface BargainHelpRecord {
  readonly memberId: string
  readonly memberName: string
  readonly iconUrl: string
  readonly cutFen: number
  readonly nth: number
}

/** A team of a group buy that a member opened before the shop opened; minutes are counted from when it is filled. */
export interface TeamRecord {
  readonly teamId: string
  readonly productId: string
  readonly activityId: string
  readonly leaderId: string
  readonly state: TeamState
  readonly persons: number
  readonly openedMinutesAgo: number
  readonly endMinutes: number
  readonly scenario: string
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

type TempOrderKind = 'hotel' | 'ticket' | 'combo' | 'play' | 'product' | 'cart'

/** What a member put into a cart before the shop opened; it cost so many fen then, and points beside them. */
export interface CartRecord {
  readonly kind: CartKind
  readonly memberId: string
  readonly productId: string
  readonly skuId: string
  readonly quantity: number
  readonly addedPrice: number
  readonly addedPoints: number
  readonly scenario: string
}

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

/** Points or coins that a member had before the shop opened. */
export interface PointGrantRecord {
  readonly memberId: string
  readonly kind: PointKind
  /** Whose coins they are. */
  readonly companyId?: string
  readonly amount: number
  readonly reason: PointReason
  readonly note: string
  /** Days ago that they were earned, and days until the end of which they are good. */
  readonly daysAgo: number
  readonly goodDays: number
}

/** Somebody outside the shop who may ask members for their data. */
export interface PartnerRecord extends Omit<Partner, 'scopes'> {
  readonly scopes: readonly PartnerScope[]
  readonly returnAddresses: readonly string[]
  readonly secret: string
  readonly isEnabled: boolean
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
  readonly partners: readonly PartnerRecord[]
  readonly pois: readonly Poi[]
  readonly activities: readonly Activity[]
  readonly activityTasks: readonly TaskRecord[]
  readonly members: readonly Member[]
  readonly pointGrants: readonly PointGrantRecord[]
  readonly collects: readonly CollectRecord[]
  readonly messages: readonly MessageRecord[]
  readonly bargainsBegun: readonly BegunRecord[]
  readonly signActivities: readonly SignActivityRecord[]
  readonly signJoins: readonly SignJoinRecord[]
  readonly orders: readonly OrderRecord[]
  readonly teams: readonly TeamRecord[]
  readonly choices: readonly ChoiceRecord[]
  readonly carts: readonly CartRecord[]
  readonly savedTravellers: readonly SavedTravellerRecord[]
  readonly heldCoupons: readonly HeldCouponRecord[]
  readonly wechatAccounts: readonly WechatAccount[]
  readonly businessCompanies: readonly BusinessCompanyRecord[]
  readonly businessMembers: readonly BusinessMemberRecord[]
  /** Ids of members who are about to go. */
  readonly closing: readonly string[]
  readonly passedOn: readonly PassedOnRecord[]
  /** Whose name was checked. */
  readonly namedMembers: readonly (typeof namedMembers)[number][]
  readonly sharedYears: readonly (typeof sharedYears)[number][]
  readonly dictionaries: readonly Dictionary[]
  readonly services: readonly Service[]
  readonly reservations: readonly ReservationRecord[]
  readonly stayWishes: readonly WishesRecord[]
  readonly healthPlaces: readonly HealthPlace[]
  readonly healthFormsSent: readonly HealthFormRecord[]
}
