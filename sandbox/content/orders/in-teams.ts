import type { OrderState } from '../../../src/domain/order/order-state.ts'
import type { OrderSeed } from './order-seed.ts'

const HOUR = 60
const DAY = 24 * HOUR
const [DINNER, LESSON, SWEETS] = ['650201', '650202', '650205']

/** What each of the group buys costs in a team, in fen: its order's one copy. */
const priceOf: Readonly<Record<string, number>> = { [DINNER]: 16_800, [LESSON]: 23_800, [SWEETS]: 7600 }

/** Their activities. */
const activityOf: Readonly<Record<string, string>> = { [DINNER]: '8001', [LESSON]: '8002', [SWEETS]: '8005' }

interface SeatSeed {
  readonly id: string
  readonly teamId: string
  readonly productId: string
  readonly scenario: string
  readonly minutesAgo: number
  readonly state?: OrderState
  readonly pickedUpMinutesAgo?: number
}

/** The order of a seat: what failed is given back, what succeeded is confirmed, of what is forming nothing is delivered yet. */
function seated(seed: SeatSeed): OrderSeed {
  const { id, teamId, productId, scenario, minutesAgo, state = 'confirmed', pickedUpMinutesAgo } = seed
  const isBack = state === 'unsubscribed'
  const code = (isBack && 2) || (pickedUpMinutesAgo !== undefined && 1) || (state === 'paid' ? -1 : 0)
  return {
    ...{ id, memberId: id.slice(0, 6), productId, scenario, state, minutesAgo },
    lines: [{ itemId: `${productId}1`, copies: 1, codes: [[code]], unitFen: priceOf[productId] ?? 0 }],
    filled: { groupActivityId: activityOf[productId] ?? '' },
    seat: { teamId, ...(pickedUpMinutesAgo !== undefined && { pickedUpMinutesAgo }) },
    ...(pickedUpMinutesAgo !== undefined && { uses: [pickedUpMinutesAgo] }),
    ...(isBack && {
      refunds: [
        {
          ...{ status: 2, reason: 2, description: '没有拼成，全额退回', note: '没有拼成，全额退回' },
          ...{ minutesAgo: minutesAgo - DAY, copies: [{ line: 0, copy: 0 }] },
        } as const,
      ],
    }),
  }
}

/** The orders of the teams of teams.ts. */
export const teamOrders: readonly OrderSeed[] = [
  {
    ...{ id: '90001201', teamId: 'T650201000001', productId: DINNER, state: 'paid' as const, minutesAgo: 5 * HOUR },
    scenario: '拼团中：团长，还差一人',
  },
  {
    ...{ id: '90000201', teamId: 'T650201000001', productId: DINNER, state: 'paid' as const, minutesAgo: 4 * HOUR },
    scenario: '拼团中：团员，还差一人',
  },
  {
    ...{ id: '90000202', teamId: 'T650201000002', productId: DINNER, state: 'paid' as const, minutesAgo: 19 * HOUR },
    scenario: '拼团中：团长，还剩五小时，差两人',
  },
  {
    ...{ id: '90000401', teamId: 'T650201000003', productId: DINNER, minutesAgo: 3 * DAY },
    scenario: '拼团成功：团长',
  },
  {
    ...{ id: '90001202', teamId: 'T650201000003', productId: DINNER, minutesAgo: 3 * DAY - HOUR },
    scenario: '拼团成功：团员',
  },
  {
    ...{ id: '90000203', teamId: 'T650201000003', productId: DINNER, minutesAgo: 3 * DAY - 2 * HOUR },
    scenario: '拼团成功：最后一位团员',
  },
  {
    ...{ id: '90000402', teamId: 'T650201000004', productId: DINNER, state: 'unsubscribed' as const },
    ...{ minutesAgo: 5 * DAY, scenario: '拼团失败：团长，全额退回了' },
  },
  {
    ...{ id: '90000403', teamId: 'T650202000001', productId: LESSON, state: 'paid' as const, minutesAgo: 2 * HOUR },
    scenario: '社群团拼团中：团长，看得到团内订单',
  },
  {
    ...{ id: '90000204', teamId: 'T650202000001', productId: LESSON, state: 'paid' as const, minutesAgo: HOUR },
    scenario: '社群团拼团中：团员',
  },
  {
    ...{ id: '90000404', teamId: 'T650202000002', productId: LESSON, minutesAgo: 4 * DAY },
    scenario: '社群团成功：团长，可以确认提货',
  },
  {
    ...{ id: '90001203', teamId: 'T650202000002', productId: LESSON, minutesAgo: 4 * DAY - HOUR },
    ...{ scenario: '社群团成功：团员，已提货', pickedUpMinutesAgo: DAY },
  },
  {
    ...{ id: '90000205', teamId: 'T650202000002', productId: LESSON, minutesAgo: 4 * DAY - 2 * HOUR },
    scenario: '社群团成功：团员，还没有提货',
  },
  {
    ...{ id: '90001204', teamId: 'T650202000003', productId: LESSON, state: 'paid' as const, minutesAgo: DAY - 1 },
    scenario: '拼团中：团长，一分钟后结束，没有拼成',
  },
  {
    ...{ id: '90001205', teamId: 'T650205000001', productId: SWEETS, state: 'unsubscribed' as const },
    ...{ minutesAgo: 4 * DAY, scenario: '活动结束，拼团失败，全额退回了' },
  },
].map(seated)
