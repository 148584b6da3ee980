import type { Product } from '../../../schemas/domain/product.ts'
import { productOf } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { oneSku } from '../build/packages.ts'
import { FREE_AFTER_RECEIPT } from '../build/policies.ts'

const SENT = '兑换后 48 小时内发货'

interface Seed {
  readonly id: string
  readonly name: string
  readonly subtitle: string
  readonly description: string
  readonly price: number
  readonly points: number
  readonly category: string
  readonly stock: number
  readonly tags: readonly string[]
  readonly scenario: string
}

function goodsOf(today: string, seed: Seed): Product {
  const { points, category, stock, tags, ...told } = seed
  const { id, price } = told
  return productOf(
    today,
    {
      ...{ ...told, kind: 'retail', place: '澜湾岛', tags: [...tags], was: price, sold: 320, score: 4.8, reviews: 60 },
      ...{ policy: FREE_AFTER_RECEIPT, ...voucherNotes(SENT, '长期有效', '每份都从度假村寄出。') },
    },
    { exchange: { points, category }, goods: oneSku({ id: `${id}11`, price, was: price, stock }) },
  )
}

/** Goods of the points mall: for points alone, for points and money, few left, sold out, and for more than most have. */
export const exchangeGoods = (today: string): Product[] => [
  goodsOf(today, {
    ...{ id: '500201', name: '小鲸鱼毛绒挂件', subtitle: '挂在行李箱上认得出', price: 29, points: 2_900 },
    ...{ category: '玩偶', stock: 180, tags: ['包邮'], scenario: '积分商城：全用积分' },
    description: '海洋馆门口那只大鲸鱼缩成手掌大小，尾巴里有一只小铃铛，箱子一转它就响。',
  }),
  goodsOf(today, {
    ...{ id: '500202', name: '山茶与白瓷茶具', subtitle: '一壶两杯，收进一只布袋', price: 168, points: 8_000 },
    ...{ category: '家居', stock: 40, tags: ['包邮'], scenario: '积分商城：积分加钱' },
    description: '白瓷薄得透光，配一小罐云栖的山茶。出门时一壶两杯都收进布袋里。',
  }),
  goodsOf(today, {
    ...{ id: '500203', name: '海浪纹礼盒套装', subtitle: '会员日的礼盒，只剩几份', price: 88, points: 5_000 },
    ...{ category: '礼盒', stock: 3, tags: ['限量'], scenario: '积分商城：仅剩 3 份' },
    description: '海盐、椰糖和一张手写卡片，盒面压着海浪的纹路。',
  }),
  goodsOf(today, {
    ...{ id: '500204', name: '细沙色度假毛巾', subtitle: '酒店同款', price: 59, points: 5_900 },
    ...{ category: '家居', stock: 0, tags: ['酒店同款'], scenario: '积分商城：已兑完' },
    description: '客房里那一条，长绒棉，越洗越软。',
  }),
]
