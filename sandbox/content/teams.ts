import type { Product } from '../../schemas/domain/product.ts'
import type { TeamState } from '../../src/domain/team/team-state.ts'
import type { TeamRecord } from './sandbox-content.ts'

const HOUR = 60
const DAY = 24 * HOUR

interface TeamSeed {
  readonly teamId: string
  readonly productId: string
  readonly leaderId: string
  readonly state: TeamState
  readonly openedMinutesAgo: number
  /** Minutes from the moment when the shop is filled. */
  readonly endMinutes: number
  readonly scenario: string
}

const seeds: readonly TeamSeed[] = [
  {
    ...{ teamId: 'T650201000001', productId: '650201', leaderId: '900012', state: 'forming' },
    ...{ openedMinutesAgo: 5 * HOUR, endMinutes: 3 * DAY, scenario: '拼团中，还差一人：谁都可以参团' },
  },
  {
    ...{ teamId: 'T650201000002', productId: '650201', leaderId: '900002', state: 'forming' },
    ...{ openedMinutesAgo: 19 * HOUR, endMinutes: 5 * HOUR, scenario: '拼团中，差两人，还剩五小时' },
  },
  {
    ...{ teamId: 'T650201000003', productId: '650201', leaderId: '900004', state: 'success' },
    ...{ openedMinutesAgo: 3 * DAY, endMinutes: -2 * DAY, scenario: '拼团成功' },
  },
  {
    ...{ teamId: 'T650201000004', productId: '650201', leaderId: '900004', state: 'failed' },
    ...{ openedMinutesAgo: 5 * DAY, endMinutes: -4 * DAY, scenario: '拼团失败，全额退回了' },
  },
  {
    ...{ teamId: 'T650202000001', productId: '650202', leaderId: '900004', state: 'forming' },
    ...{
      openedMinutesAgo: 2 * HOUR,
      endMinutes: 2 * DAY,
      scenario: '社群好友团，还差一人：从分享参团，团长看团内订单',
    },
  },
  {
    ...{ teamId: 'T650202000002', productId: '650202', leaderId: '900004', state: 'success' },
    ...{ openedMinutesAgo: 4 * DAY, endMinutes: -3 * DAY, scenario: '社群好友团成功：团长确认提货，一位已提货' },
  },
  {
    ...{ teamId: 'T650202000003', productId: '650202', leaderId: '900012', state: 'forming' },
    ...{ openedMinutesAgo: DAY - 1, endMinutes: 1, scenario: '还差两人，一分钟后结束：到点失败，自动退款' },
  },
  {
    ...{ teamId: 'T650205000001', productId: '650205', leaderId: '900012', state: 'failed' },
    ...{ openedMinutesAgo: 4 * DAY, endMinutes: -3 * DAY, scenario: '活动已结束，拼团失败' },
  },
]

/** The teams that members opened before the shop opened, one in each state (A4). Their orders are in orders/in-teams.ts. */
export const teams = (productOf: (id: string) => Product): TeamRecord[] =>
  seeds.map((seed) => {
    const { groupProduct, productActivity } = productOf(seed.productId)
    if (!groupProduct || !productActivity) throw new Error(`The sandbox has a team of no group buy: ${seed.productId}`)
    return { ...seed, persons: groupProduct.numberOfPerson, activityId: productActivity.activityId }
  })
