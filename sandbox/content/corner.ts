/** What the member's corner holds before the shop opens (B2.9): companies, and what some members began. */

/** A company whose people travel on business with us. */
export interface BusinessCompanyRecord {
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly level: number
  readonly scenario: string
}

export const businessCompanies: readonly BusinessCompanyRecord[] = [
  { id: 'B001', name: '远帆科技', domain: 'yuanfan.example', level: 3, scenario: '企业邮箱 @yuanfan.example：金卡价' },
  {
    id: 'B002',
    name: '蓝鲸设计',
    domain: 'bluewhale.example',
    level: 2,
    scenario: '企业邮箱 @bluewhale.example：银卡价',
  },
]

/** Who proved to work where. */
export interface BusinessMemberRecord {
  readonly memberId: string
  readonly companyId: string
  readonly maskedMail: string
}

export const businessMembers: readonly BusinessMemberRecord[] = [
  { memberId: '900043', companyId: 'B001', maskedMail: 's***@yuanfan.example' },
]

/** Whose name was checked: masked, as it is shown. Nothing is sealed of somebody who is nobody. */
export const namedMembers = [{ memberId: '900043', maskedName: '宋**', maskedNumber: '460***********1234' }] as const

/** A year that a member shares. */
export const sharedYears = [
  {
    ...{ token: 'sandbox-year', memberId: '900043', showsSpending: false },
    report: {
      ...{ orders: 3, nights: 4, days: 2, places: ['澜湾岛', '云栖古镇'] },
      favourite: { name: '白沙湾日落帆船出海', picture: '/tc-fostay/media/bay-1', times: 2 },
    },
  },
] as const

/** Members who asked to be forgotten a day before the shop opened. */
export const closing: readonly string[] = ['900041']

/** Coupons that members passed on before the shop opened; without a taker one still waits for a friend. */
export interface PassedOnRecord {
  readonly id: string
  readonly couponId: string
  readonly giverId: string
  readonly takerId?: string
}

export const passedOn: readonly PassedOnRecord[] = [
  { id: '00000000-0000-4000-8000-000000900042', couponId: '9002', giverId: '900042' },
  { id: '00000000-0000-4000-8000-000000900043', couponId: '9012', giverId: '900043', takerId: '900042' },
]
