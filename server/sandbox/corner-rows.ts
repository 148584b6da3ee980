import type { Coupon } from '../../schemas/domain/coupon.ts'
import { validText } from '../../src/domain/coupon/coupon.ts'
import { closureDue } from '../../src/domain/member/closure-state.ts'
import { TRANSFER_LIFE } from '../../src/domain/member/transfer-state.ts'
import { shopDay } from '../../src/domain/dates.ts'
import type {
  BusinessCompanyRecord,
  BusinessMemberRecord,
  namedMembers,
  PassedOnRecord,
  sharedYears,
} from '../../sandbox/content/corner.ts'

const DAY = 86_400_000

export const businessCompanyRow = ({ scenario: _scenario, ...company }: BusinessCompanyRecord) => company

/** The address of a seeded member is nobody's: what would be its hash is no hash at all. */
export const businessMemberRow = (now: number) => (member: BusinessMemberRecord) => ({
  ...{ ...member, mailHash: `sandbox ${member.memberId}`, verifiedAt: now },
})

export const closingRow = (now: number) => (memberId: string) => ({
  ...{
    id: `sandbox-${memberId}`,
    memberId,
    state: 'waiting' as const,
    askedAt: now - DAY,
    dueAt: closureDue(now - DAY),
  },
})

export const namedRow = (now: number) => (member: (typeof namedMembers)[number]) => ({
  ...{ ...member, keyId: 'sandbox', sealed: '', checkedAt: now },
})

export const sharedYearRow =
  (now: number) =>
  ({ report, ...shared }: (typeof sharedYears)[number]) => {
    const year = Number(shopDay(now).slice(0, 4))
    return { ...shared, year, report: { ...report, places: [...report.places], year }, sharedAt: now }
  }

export const passedOnRow = (coupons: readonly Coupon[], now: number) => {
  return ({ id, couponId, giverId, takerId }: PassedOnRecord) => {
    const coupon = coupons.find((one) => one.couponId === couponId)
    return {
      ...{
        id,
        kind: 'coupon' as const,
        thingId: couponId,
        giverId,
        state: takerId ? ('taken' as const) : ('given' as const),
      },
      ...{ name: coupon?.couponName ?? '', note: coupon ? validText(coupon) : '', receivedAt: now, givenAt: now },
      ...{ validUntil: now + TRANSFER_LIFE, takerId: takerId ?? null, endedAt: takerId ? now : null },
    }
  }
}

/** What a friend has of them. */
export const takenRows = (now: number) => {
  return ({ couponId, takerId }: PassedOnRecord) =>
    takerId === undefined ? [] : [{ memberId: takerId, couponId, receivedAt: now, bizCode: null }]
}
