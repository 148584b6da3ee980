import type { OrderSeed } from './order-seed.ts'

const HOUR = 60
const DAY = 24 * HOUR
const GOLD = '900003'

const travellers = [
  { name: '顾长风', phone: '13800000003', documentType: 1, documentNo: '460101199001010011' },
  { name: '顾念', documentType: 2, documentNo: 'E12345678' },
]

/** Plays that were paid, and what became of their codes (B4). */
export const playOrders: readonly OrderSeed[] = [
  {
    ...{ id: '90000311', memberId: GOLD, productId: '310101', state: 'confirmed' },
    scenario: '已确认：三个子订单，券码未核销，可退',
    lines: [
      { itemId: '3101011', copies: 2 },
      { itemId: '3101012', copies: 1 },
      { itemId: '3101013', copies: 1 },
    ],
    ...{ minutesAgo: 5 * HOUR, from: 15, until: 15 },
    filled: { passengers: travellers, remark: '想要上午的船' },
  },
  {
    ...{ id: '90000312', memberId: GOLD, productId: '310101', state: 'confirmed' },
    scenario: '已确认：待发送、未核销、已核销、已退订、退订中、已废弃、已过期、部分核销（连续使用、还能用、用完）各一',
    lines: [
      { itemId: '3101011', copies: 5, codes: [[-1], [0], [1], [2], [3]] },
      { itemId: '3101013', copies: 2, codes: [[4], [5]] },
      {
        ...{ itemId: '3101012', copies: 3 },
        codes: [[{ status: 6, uses: 1, often: true }], [{ status: 6, uses: 2 }], [{ status: 6, uses: 0 }]],
      },
    ],
    ...{ minutesAgo: 3 * DAY, from: 16, until: 16 },
    filled: { passengers: travellers },
    refunds: [
      { status: 2, reason: 2, minutesAgo: 2 * DAY, copies: [{ line: 0, copy: 3 }] },
      { status: 0, reason: 6, description: '临时有事去不了', minutesAgo: HOUR, copies: [{ line: 0, copy: 4 }] },
    ],
  },
  {
    ...{ id: '90000313', memberId: GOLD, productId: '310102', state: 'confirmed' },
    scenario: '已确认：一份三样分开核销，用了一样',
    lines: [
      {
        ...{ itemId: '3101021', copies: 2 },
        codes: [
          [1, 0, 0],
          [0, 0, 0],
        ],
      },
    ],
    ...{ minutesAgo: 30 * HOUR, from: 17, until: 17 },
  },
  {
    ...{ id: '90000314', memberId: GOLD, productId: '310103', state: 'confirmed' },
    scenario: '已确认：券码都已核销',
    lines: [{ itemId: '3101031', copies: 2, codes: [[1], [1]] }],
    ...{ minutesAgo: 9 * DAY, from: -2, until: -2 },
  },
  {
    ...{ id: '90000315', memberId: GOLD, productId: '310101', state: 'unsubscribed' },
    scenario: '已退订：全部退回',
    lines: [{ itemId: '3101011', copies: 2, codes: [[2], [2]] }],
    ...{ minutesAgo: 6 * DAY, from: 18, until: 18 },
    refunds: [
      {
        ...{ status: 2, reason: 2, minutesAgo: 5 * DAY },
        copies: [
          { line: 0, copy: 0 },
          { line: 0, copy: 1 },
        ],
      },
    ],
  },
  {
    ...{ id: '90000316', memberId: GOLD, productId: '310101', state: 'paid' },
    scenario: '已支付，等待商家确认，券码待发送',
    lines: [{ itemId: '3101012', copies: 1 }],
    ...{ minutesAgo: 40, from: 19, until: 19 },
  },
  {
    ...{ id: '90001102', memberId: '900011', productId: '310101', state: 'confirmed' },
    scenario: '另一位会员的已确认订单',
    lines: [{ itemId: '3101011', copies: 1 }],
    ...{ minutesAgo: 7 * HOUR, from: 15, until: 15 },
  },
]
