import type { OrderSeed } from './order-seed.ts'

const DAY = 24 * 60

/** Who pays later, or never: 待支付, 部分支付 and 已取消 (B4). */
export const waitingOrders: readonly OrderSeed[] = [
  {
    ...{ id: '90000301', memberId: '900003', productId: '310101', state: 'unpaid' },
    scenario: '待支付，剩余时间长（三天），两个子订单',
    lines: [
      { itemId: '3101011', copies: 2 },
      { itemId: '3101013', copies: 1 },
    ],
    ...{ minutesAgo: 4, payMinutes: 3 * DAY, from: 12, until: 12 },
    filled: { remark: '有一位第一次下水，请安排教练' },
  },
  {
    ...{ id: '90000302', memberId: '900003', productId: '310102', state: 'unpaid' },
    scenario: '待支付，剩余时间短（十分钟）',
    lines: [{ itemId: '3101021', copies: 1 }],
    ...{ minutesAgo: 20, payMinutes: 10, from: 13, until: 13 },
  },
  {
    ...{ id: '90000303', memberId: '900003', productId: '310103', state: 'part-paid', paidFen: 20_000 },
    scenario: '部分支付：付了 200 元，还能付三天',
    lines: [{ itemId: '3101031', copies: 2 }],
    ...{ minutesAgo: 60, payMinutes: 3 * DAY, from: 14, until: 14 },
  },
  {
    ...{ id: '90000304', memberId: '900003', productId: '650101', state: 'unpaid' },
    scenario: '待支付的商品，剩余三天；付过一次，银行拒绝了',
    lines: [{ itemId: '6501011', copies: 1 }],
    ...{ minutesAgo: 2, payMinutes: 3 * DAY, hasFailedPay: true },
  },
  {
    ...{ id: '90000305', memberId: '900003', productId: '310101', state: 'cancelled' },
    scenario: '已取消',
    lines: [{ itemId: '3101011', copies: 1 }],
    ...{ minutesAgo: 2 * DAY, from: 12, until: 12 },
  },
  {
    ...{ id: '90001101', memberId: '900011', productId: '310101', state: 'unpaid' },
    scenario: '另一位会员的待支付订单（剩余三天）',
    lines: [{ itemId: '3101011', copies: 1 }],
    ...{ minutesAgo: 6, payMinutes: 3 * DAY, from: 12, until: 12 },
  },
]
