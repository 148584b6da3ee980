import type { OrderSeed } from './order-seed.ts'

const DAY = 24 * 60
const GOLD = '900003'
const ABROAD = '900013'

/** Orders that were used, with what their buyers wrote of them in sandbox/content/comments; the last can't write yet (B5). */
export const commentedOrders: readonly OrderSeed[] = [
  {
    ...{ id: '202611010001', memberId: GOLD, productId: '100101', state: 'confirmed' },
    scenario: '住过的酒店，点评已发布，商家回复了',
    lines: [{ itemId: '10010111', copies: 1, codes: [[1]] }],
    ...{ minutesAgo: 15 * DAY, from: -13, until: -11 },
  },
  {
    ...{ id: '202611010002', memberId: GOLD, productId: '200101', state: 'confirmed' },
    scenario: '用过的门票，点评在审核',
    lines: [{ itemId: '20010111', copies: 1, codes: [[1]] }],
    ...{ minutesAgo: 5 * DAY, from: -2, until: -2 },
  },
  {
    ...{ id: '202611010003', memberId: GOLD, productId: '310101', state: 'confirmed' },
    scenario: '用过的玩乐，点评已发布，还可以补充',
    lines: [{ itemId: '3101011', copies: 1, codes: [[1]] }],
    ...{ minutesAgo: 45 * DAY, from: -41, until: -41 },
  },
  {
    ...{ id: '202611010004', memberId: GOLD, productId: '650101', state: 'confirmed' },
    scenario: '用过的商品，点评没有通过，可以修改',
    lines: [{ itemId: '6501011', copies: 1, codes: [[1]] }],
    ...{ minutesAgo: 8 * DAY },
  },
  {
    ...{ id: '202611010005', memberId: GOLD, productId: '610101', state: 'confirmed' },
    scenario: '用过的套餐，点评被隐藏',
    lines: [{ itemId: '6101011', copies: 1, codes: [[1, 1]] }],
    ...{ minutesAgo: 65 * DAY, from: -61, until: -61 },
  },
  {
    ...{ id: '202611010006', memberId: ABROAD, productId: '310103', state: 'confirmed' },
    scenario: '国外会员用过的订单，还不能点评',
    lines: [{ itemId: '3101031', copies: 1, codes: [[1]] }],
    ...{ minutesAgo: 6 * DAY, from: -3, until: -3 },
    filled: { contact: { name: '陈立欧', phone: '13800000013' } },
  },
]
