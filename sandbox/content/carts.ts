import type { CartRecord } from './sandbox-content.ts'

const [GOLD, SILVER] = ['900003', '900004']

type Held = Pick<CartRecord, 'memberId' | 'productId' | 'skuId' | 'quantity'>

const held = (memberId: string, productId: string, skuId: string, quantity: number): Held => ({
  ...{ memberId, productId, skuId, quantity },
})

/** Of the retail mall. Fen. */
const retail = (line: Held, addedPrice: number, scenario: string): CartRecord => ({
  ...{ ...line, kind: 'retail', addedPrice, addedPoints: 0, scenario },
})

/** Of the points mall: points, and fen beside them. */
const points = (line: Held, addedPoints: number, addedPrice: number, scenario: string): CartRecord => ({
  ...{ ...line, kind: 'points', addedPrice, addedPoints, scenario },
})

/** What members put into their carts before the shop opened (B2.9, A5): a line in each state, and a cart of a single seller. */
export const carts: readonly CartRecord[] = [
  retail(held(GOLD, '500101', '50010111', 1), 328_00, '能买'),
  retail(held(GOLD, '680101', '68010111', 2), 99_00, '价格有变化：比加入时降了 ¥10'),
  retail(held(GOLD, '500103', '50010311', 1), 158_00, '跨境商品：结算后要清关实名'),
  retail(held(GOLD, '500102', '50010211', 1), 236_00, '另一家卖的：分开结算'),
  retail(held(GOLD, '500105', '50010511', 5), 88_00, '库存不足，仅剩 3 件'),
  retail(held(GOLD, '680101', '68010114', 1), 139_00, '失效：规格已售罄'),
  retail(held(GOLD, '500104', '50010411', 1), 169_00, '失效：已下架'),
  retail(held(SILVER, '680102', '68010211', 1), 128_00, '每次只能购买 1 件'),
  points(held(GOLD, '500202', '50020211', 1), 8_000, 88_00, '积分加钱；积分不足，还差 5,280 积分'),
  points(held(GOLD, '500201', '50020111', 1), 3_300, 0, '全用积分；价格有变化：比加入时降了 400 积分'),
  points(held(GOLD, '500203', '50020311', 5), 5_000, 38_00, '库存不足，仅剩 3 件'),
  points(held(GOLD, '500204', '50020411', 1), 5_900, 0, '失效：已售罄'),
  points(held(SILVER, '500202', '50020211', 1), 8_000, 88_00, '积分加钱；积分够，能结算'),
  points(held(SILVER, '500201', '50020111', 1), 2_900, 0, '全用积分；积分够，能结算'),
]
