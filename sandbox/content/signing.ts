import type { SignActivity } from '../../schemas/domain/sign-activity.ts'
import type { SignHelpState } from '../../src/domain/sign/help-progress.ts'
import { at } from './dates.ts'
import { members } from './members.ts'

/** A sign activity, and what it shows. */
export interface SignActivityRecord extends SignActivity {
  readonly scenario: string
}

/** A member who took part before the shop opened. */
export interface SignJoinRecord {
  readonly id: string
  readonly activityId: string
  readonly memberId: string
  readonly memberName: string
  readonly iconUrl: string
  readonly state: SignHelpState
  /** The last day that was signed, in days from today, and how many in a row it was. */
  readonly lastDay: number
  readonly streak: number
  /** Days in a row that brought something, and which coupon; without one its points. */
  readonly milestones: readonly { readonly days: number; readonly couponId?: string }[]
  readonly helpers: readonly SignHelperRecord[]
  readonly scenario: string
}

interface SignHelperRecord {
  readonly memberId: string
  readonly memberName: string
  readonly iconUrl: string
  /** Which of the friend's helps in the activity it was. */
  readonly nth: number
}

const rules = [
  '活动期间每天可以签到一次，按北京时间零点换天；断签后从第 1 天重新算。',
  '七天一轮，签得越久积分越多；连续 3 天和 7 天各送一张优惠券，券领完或已有这张券时改送积分。',
  '邀 3 位好友助力，到齐后可以领一份积分。每位好友只能为你助力一次，一个活动里最多为 3 位好友助力。',
  '积分到账后在积分明细里看，下单时可以抵扣。',
]

const terms = {
  dailyPoints: [5, 5, 10, 10, 15, 15, 30],
  milestones: [
    { days: 3, couponId: '9012', points: 20 },
    { days: 7, couponId: '9013', points: 60 },
  ],
  ...{ helpers: 3, helpReward: 50, helperPoints: 5, taskIds: ['70011', '70012', '70013'], rules },
} as const

/** One that goes on, one to come, and one that is over. */
export const signActivities = (today: string): SignActivityRecord[] =>
  (
    [
      ['QD01', '海风签到季', '每天来看一眼海，攒够积分去度假', [-10, 20], '签到：进行中'],
      ['QD02', '新年签到季', '新年里每天一份好运', [3, 33], '签到：未开始'],
      ['QD03', '夏日签到季', '夏天的海，天天见', [-45, -10], '签到：已结束'],
    ] as const
  ).map(([activityId, title, subtitle, [from, until], scenario]) => ({
    ...{ activityId, title, subtitle, scenario },
    ...{ startDate: at(today, from, '00:00'), endDate: at(today, until, '23:59') },
    ...{ ...terms, dailyPoints: [...terms.dailyPoints], milestones: [...terms.milestones] },
    ...{ taskIds: [...terms.taskIds], rules: [...terms.rules] },
  }))

type Seed = Pick<SignJoinRecord, 'activityId' | 'memberId' | 'lastDay' | 'streak' | 'milestones' | 'scenario'> & {
  readonly isRewarded?: true
  readonly friends: readonly string[]
}

const THREE = { days: 3, couponId: '9012' }
const SEVEN = { days: 7, couponId: '9013' }
const [SILVER, GOLD, PLATINUM, DIAMOND, BLACK] = ['900002', '900003', '900004', '900005', '900006']

const SEEDS: readonly Seed[] = [
  {
    ...{ activityId: 'QD01', memberId: GOLD, lastDay: -1, streak: 6, milestones: [THREE], friends: [BLACK] },
    scenario: '已连续 6 天，今天还没签：签了就满 7 天；1 位好友助力',
  },
  {
    ...{ activityId: 'QD01', memberId: DIAMOND, lastDay: 0, streak: 2, milestones: [] },
    ...{ friends: [BLACK, PLATINUM, SILVER], scenario: '今天已签到；好友到齐，可以领取' },
  },
  {
    ...{ activityId: 'QD01', memberId: PLATINUM, lastDay: -3, streak: 3, milestones: [{ days: 3 }] },
    ...{ friends: [BLACK, DIAMOND, SILVER], isRewarded: true, scenario: '断签，从第 1 天重新算；助力奖励已领' },
  },
  {
    ...{ activityId: 'QD02', memberId: GOLD, lastDay: 0, streak: 0, milestones: [], friends: [] },
    scenario: '活动改到以后才开始，参加过的还在',
  },
  {
    ...{ activityId: 'QD03', memberId: GOLD, lastDay: -10, streak: 7, milestones: [THREE, SEVEN], isRewarded: true },
    ...{ friends: [PLATINUM, DIAMOND, BLACK], scenario: '活动已结束，全部拿到' },
  },
]

const faceOf = (memberId: string) => {
  const member = members.find(({ id }) => id === memberId)
  return { memberId, memberName: member?.namech ?? '', iconUrl: member?.iconurl ?? '' }
}

/** Who takes part on the first day, and which friends helped, none of them more often than one may. */
export function signJoins(): SignJoinRecord[] {
  const helped = new Map<string, number>()
  return SEEDS.map(({ friends, isRewarded, memberId, activityId, ...seed }) => ({
    ...{ ...seed, activityId, id: `${activityId}-${memberId}`, ...faceOf(memberId) },
    state: isRewarded ? 'rewarded' : friends.length === terms.helpers ? 'filled' : 'inviting',
    helpers: friends.map((friend) => {
      const key = `${activityId} ${friend}`
      helped.set(key, (helped.get(key) ?? 0) + 1)
      return { ...faceOf(friend), nth: helped.get(key) ?? 1 }
    }),
  }))
}
