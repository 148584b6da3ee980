import type { OrderSeed } from './order-seed.ts'

const HOUR = 60
const DAY = 24 * HOUR
/** Has an order for each state of a booked day. */
const BLACK = '900006'
const waits = { filled: { isInstant: false } } as const

/** Orders of which days are booked (B2.9 Booking), and one whose code is used again and again. */
export const bookedOrders: readonly OrderSeed[] = [
  {
    ...{ id: '90000601', memberId: BLACK, productId: '670101', state: 'paid' },
    scenario: '商品 67 已支付，可以在线或电话预约，提前三天',
    ...{ lines: [{ itemId: '6701011', copies: 2 }], minutesAgo: 40, ...waits },
  },
  {
    ...{ id: '90000602', memberId: BLACK, productId: '670101', state: 'paid' },
    scenario: '商品 67 已提交预约，等商家确认',
    ...{ lines: [{ itemId: '6701011', copies: 1 }], minutesAgo: 2 * HOUR, ...waits },
    appointments: [{ id: '70000602', line: 0, copies: 1, day: 12, state: 'waiting', minutesAgo: HOUR }],
  },
  {
    ...{ id: '90000603', memberId: BLACK, productId: '660101', state: 'confirmed' },
    scenario: '商品 66 预约成功一份，还能约一份',
    ...{ lines: [{ itemId: '6601011', copies: 2 }], minutesAgo: 3 * DAY },
    appointments: [
      {
        ...{ id: '70000603', line: 0, copies: 1, day: 7, state: 'confirmed', minutesAgo: 2 * DAY },
        answer: '请提前半小时到前台换浴衣',
      },
    ],
  },
  {
    ...{ id: '90000604', memberId: BLACK, productId: '670101', state: 'paid' },
    scenario: '商品 67 预约未通过，可以重新预约',
    ...{ lines: [{ itemId: '6701011', copies: 1 }], minutesAgo: 2 * DAY, ...waits },
    appointments: [
      {
        ...{ id: '70000604', line: 0, copies: 1, day: 9, state: 'refused', minutesAgo: DAY },
        answer: '当天有大风，船不出港',
      },
    ],
  },
  {
    ...{ id: '90000605', memberId: BLACK, productId: '710101', state: 'confirmed' },
    scenario: '预售等待兑换，周五周六每份补差价 380 元',
    ...{ lines: [{ itemId: '7101011', copies: 2 }], minutesAgo: 4 * DAY },
  },
  {
    ...{ id: '90000606', memberId: BLACK, productId: '810101', state: 'confirmed' },
    scenario: '酒店套餐两种，一次预约',
    lines: [
      { itemId: '8101011', copies: 2 },
      { itemId: '8101012', copies: 1 },
    ],
    minutesAgo: 5 * DAY,
  },
  {
    ...{ id: '90000607', memberId: BLACK, productId: '230101', state: 'confirmed' },
    scenario: '年卡用了两次，还有 18 次，每天一次',
    lines: [{ itemId: '2301011', copies: 1, codes: [[{ status: 6, uses: 18, often: true }]] }],
    minutesAgo: 30 * DAY,
    uses: [9 * DAY, 3 * DAY],
  },
  {
    ...{ id: '90000608', memberId: BLACK, productId: '710102', state: 'confirmed' },
    scenario: '预售等待兑换，有位就成功',
    ...{ lines: [{ itemId: '7101021', copies: 1 }], minutesAgo: 6 * DAY },
  },
  {
    ...{ id: '90000609', memberId: BLACK, productId: '710101', state: 'confirmed' },
    scenario: '预售正在换购（90000610）：不能退款、预约和核销',
    ...{ lines: [{ itemId: '7101011', copies: 1 }], minutesAgo: 7 * DAY },
  },
  {
    ...{ id: '90000610', memberId: BLACK, productId: '710101', state: 'unpaid' },
    scenario: '用预售 90000609 换购，待支付差价 681 元，剩余三天',
    ...{ lines: [{ itemId: '7101012', copies: 1 }], minutesAgo: 15, payMinutes: 3 * DAY },
    filled: { mainOrderId: '90000609', presaleFen: 199_900 },
  },
]
