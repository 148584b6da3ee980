import { HOME } from './home.ts'
import type { OrderSeed, ShipmentSeed } from './order-seed.ts'

const HOUR = 60
const DAY = 24 * HOUR
const GOLD = '900003'

/** Came a day after it was sent. */
const sentOn = (number: string, minutesAgo: number): ShipmentSeed => ({
  parcel: { company: '中通快递', number },
  ...{ sentMinutesAgo: minutesAgo, receivedMinutesAgo: minutesAgo - DAY },
})

/** Where goods come back to, as the buyer reads it. */
export const WAREHOUSE = '澜湾市澜湾岛环岛东路 1 号 商城仓库，收货组收，0898-5500-0020'

/** Orders of which money was asked back, in every state of B4, and some of which it can't be. */
export const refundedOrders: readonly OrderSeed[] = [
  {
    ...{ id: '90000341', memberId: GOLD, productId: '310101', state: 'confirmed' },
    scenario: '退款记录五条：待退款、退款中、退款成功、退款失败、退款异常，还有一份可退',
    lines: [
      { itemId: '3101011', copies: 3, codes: [[3], [3], [2]] },
      { itemId: '3101012', copies: 2, codes: [[3], [0]] },
    ],
    ...{ minutesAgo: 6 * DAY, from: 26, until: 26 },
    refunds: [
      { status: 0, reason: 2, minutesAgo: HOUR, copies: [{ line: 0, copy: 0 }] },
      { status: 1, reason: 5, minutesAgo: DAY, note: '同意退款', copies: [{ line: 0, copy: 1 }] },
      { status: 2, reason: 1, minutesAgo: 5 * DAY, note: '同意退款', copies: [{ line: 0, copy: 2 }] },
      {
        ...{ status: 3, reason: 6, description: '那天台风，船停航了，希望全额退款', minutesAgo: 3 * DAY },
        ...{ note: '已改为次日开航，可以使用', copies: [{ line: 1, copy: 1 }] },
      },
      { status: -1, reason: 4, minutesAgo: 2 * DAY, note: '同意退款', copies: [{ line: 1, copy: 0 }] },
    ],
  },
  {
    ...{ id: '90000342', memberId: GOLD, productId: '100101', state: 'confirmed' },
    scenario: '酒店已确认，过了免费取消的时间，不能退',
    lines: [{ itemId: '10010111', copies: 1 }],
    ...{ minutesAgo: 5 * DAY, from: 0, until: 1 },
  },
  {
    ...{ id: '90000343', memberId: GOLD, productId: '500101', state: 'confirmed' },
    scenario: '零售商品，退了一件，等待审核',
    lines: [{ itemId: '50010111', copies: 2, codes: [[3], [0]] }],
    ...{ minutesAgo: 7 * DAY, filled: { delivery: HOME }, shipment: sentOn('ZT731200000001', 6 * DAY) },
    refunds: [{ status: 0, reason: 2, minutesAgo: 2 * HOUR, copies: [{ line: 0, copy: 0 }] }],
  },
  {
    ...{ id: '90000344', memberId: GOLD, productId: '500101', state: 'confirmed' },
    scenario: '零售商品退货两件：一件商家要求寄回，等买家填写物流；一件已寄回，等待审核',
    lines: [{ itemId: '50010111', copies: 3, codes: [[3], [3], [0]] }],
    ...{ minutesAgo: 8 * DAY, filled: { delivery: HOME }, shipment: sentOn('ZT731200000002', 7 * DAY) },
    refunds: [
      {
        ...{ status: 0, reason: 2, minutesAgo: 5 * HOUR, copies: [{ line: 0, copy: 0 }] },
        parcel: { address: WAREHOUSE },
      },
      {
        ...{
          status: 0,
          reason: 6,
          description: '送到的时候礼盒压坏了',
          minutesAgo: 2 * DAY,
          copies: [{ line: 0, copy: 1 }],
        },
        parcel: { address: WAREHOUSE, sent: { company: '顺丰速运', number: 'SF1234567890123' } },
      },
    ],
  },
]
