import type { Product } from '../../../schemas/domain/product.ts'
import { productOf } from '../build/base.ts'
import { entryNotes } from '../build/notes.ts'
import { FREE_UNTIL_DAY_BEFORE } from '../build/policies.ts'
import { flashSale } from '../build/promotions.ts'
import { ASK_CONTACT, saleItem } from '../build/sale-items.ts'

/** A play in a flash sale: its page is that of every play (B2.4), and its order names the activity (B2.6, B9 type 1). */
export function seckillPlays(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '310108',
        kind: 'play',
        name: '白沙湾清晨桨板秒杀',
        subtitle: '六点半的海面像镜子，每人限两份',
        place: '白沙湾',
        tags: ['限时秒杀', '含教练'],
        description:
          '太阳刚离开海面，风还没有起来。教练先在沙滩上教站姿和划桨，再带着八块板贴着海岸慢慢划；站不稳也不要紧，坐着划也能看到水下的沙纹。',
        price: 99,
        was: 198,
        sold: 36,
        score: 4.9,
        reviews: 12,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: entryNotes(
          '白沙湾冲浪棚屋，提前 15 分钟到',
          '10-60 周岁',
          '全程穿救生衣；风力 4 级以上停航，联系客服全额退款。',
        ),
        scenario: '玩乐秒杀：进行中，自己的库存 40 份，每人限购 2 份',
      },
      {
        contactLimit: ASK_CONTACT,
        productActivity: flashSale(today, {
          ...{ id: '7010', from: [-1, '10:00'], until: [3, '22:00'] },
          ...{ price: 99, stock: 40, limit: 2 },
        }),
        saleItems: [
          saleItem(today, {
            ...{ id: '3101081', name: '清晨桨板 60 分钟', price: 99, was: 198, stock: 8, copies: [0, 2] },
            ...{ hours: ['06:30', '07:30'], holds: ['教练', '桨板和救生衣'] },
          }),
        ],
      },
    ),
  ]
}
