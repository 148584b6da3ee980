import type { Product } from '../../../schemas/domain/product.ts'
import { productOf } from '../build/base.ts'
import { stayNotes } from '../build/notes.ts'
import { NO_REFUND } from '../build/policies.ts'
import { flashSale } from '../build/promotions.ts'
import { ASK_CONTACT, saleItem } from '../build/sale-items.ts'

/** Combos in a flash sale that has not begun, and in one that is over (A4: 0 not started, 2 ended). */
export function seckillCombos(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '610110',
        kind: 'combo',
        name: '澜湾岛水上屋看星夜秒杀',
        subtitle: '明天 10:00 开抢，水上屋一晚带星空晚餐',
        place: '澜湾岛',
        tags: ['即将开抢', '限量'],
        description: '玻璃地板下面是灯，灯下面是鱼。晚餐摆在露台上，九点关灯，老师支起望远镜带你认冬天的星座。',
        price: 2188,
        was: 3280,
        sold: 0,
        score: 4.9,
        reviews: 46,
        policy: NO_REFUND,
        notes: stayNotes('阴天看不成星星，改为水下观鱼。'),
        scenario: '秒杀套餐未开始（/seckill/productDetail）',
      },
      {
        contactLimit: ASK_CONTACT,
        productActivity: flashSale(today, {
          ...{ id: '7008', from: [1, '10:00'], until: [2, '22:00'] },
          ...{ price: 2188, stock: 20 },
        }),
        saleItems: [
          saleItem(today, { id: '6101101', name: '水上屋双人看星', price: 2188, was: 3280, for: 'shared', stock: 4 }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '610111',
        kind: 'combo',
        name: '青岚谷茅草泳池周末秒杀',
        subtitle: '这一场抢完了，下一场等通知',
        place: '青岚谷',
        tags: ['秒杀结束'],
        description: '茅草凉亭里躺一个下午，泳池弯成月牙。热石、兰花茶和一顿烛光晚餐，都排在天黑以前。',
        price: 899,
        was: 1480,
        sold: 60,
        score: 4.8,
        reviews: 38,
        policy: NO_REFUND,
        notes: stayNotes('泳池水深 1.2 米，儿童请由成人陪同。'),
        scenario: '秒杀套餐已结束（/seckill/productDetail）',
      },
      {
        contactLimit: ASK_CONTACT,
        productActivity: flashSale(today, {
          ...{ id: '7009', from: [-4, '10:00'], until: [-1, '22:00'] },
          ...{ price: 899, stock: 60 },
        }),
        saleItems: [
          saleItem(today, { id: '6101111', name: '双人泳池一日', price: 899, was: 1480, for: 'shared', stock: 8 }),
        ],
      },
    ),
  ]
}
