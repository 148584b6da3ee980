import type { Product } from '../../../schemas/domain/product.ts'
import { productOf, type Basics } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { productPackage } from '../build/packages.ts'
import { FREE_UNTIL_USED } from '../build/policies.ts'
import { flashSale, type Moment } from '../build/promotions.ts'

/** Products (23) that can't be bought now: a flash sale that has not begun, one that is over, one that was taken off (A4). */
export function limitedProducts(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '230103',
        kind: 'product',
        name: '澜途夏日海湾畅游卡',
        subtitle: '夏天的卡，已经收起来了',
        place: '澜湾岛',
        tags: ['已下架'],
        description: '一个夏天的海湾都在这张卡里：浮潜、划艇、日落船各三次。九月过后不再发售，明年五月再见。',
        price: 599,
        was: 899,
        sold: 3208,
        score: 4.8,
        reviews: 402,
        policy: FREE_UNTIL_USED,
        ...voucherNotes('凭卡在码头登记', '当年 9 月 30 日前', '台风天停航，次数保留。'),
        scenario: '产品已下架：下架页',
      },
      {
        status: 0,
        packageList: [
          productPackage(today, { id: '2301031', name: '单人夏卡', price: 599, was: 899, state: 'off', holds: [] }),
        ],
      },
    ),
    flashOf(
      today,
      {
        id: '230104',
        name: '白沙湾崖顶日出瑜伽秒杀',
        subtitle: '明天 10:00 开抢，只有二十席',
        place: '白沙湾',
        tags: ['即将开抢'],
        description: '天还没亮，车把你送上海崖。铺开垫子的时候，第一道光正好越过海面；结束后有热姜茶和刚出炉的可颂。',
        price: 128,
        was: 298,
        sold: 0,
        score: 4.9,
        reviews: 87,
        scenario: '秒杀产品未开始',
      },
      { id: '7006', from: [1, '10:00'], until: [2, '22:00'], stock: 20 },
    ),
    flashOf(
      today,
      {
        id: '230105',
        name: '白沙湾海崖徒步领队团秒杀',
        subtitle: '这一场抢完了，下一场等通知',
        place: '白沙湾',
        tags: ['秒杀结束'],
        description: '六公里的海崖步道，领队认得每一丛野花。走到灯塔刚好日落，回程有车，背包可以先送回酒店。',
        price: 168,
        was: 168,
        sold: 934,
        score: 4.7,
        reviews: 143,
        scenario: '秒杀产品已结束',
      },
      { id: '7007', from: [-4, '10:00'], until: [-1, '22:00'], stock: 0 },
    ),
  ]
}

type Flash = Omit<Basics, 'kind' | 'policy' | 'notes'>
type Sale = { id: string; from: Moment; until: Moment; stock: number }

function flashOf(today: string, basics: Flash, sale: Sale): Product {
  const { id, name, price, was } = basics
  return productOf(
    today,
    {
      ...basics,
      kind: 'product',
      policy: FREE_UNTIL_USED,
      ...voucherNotes('提前一天电话预约', 45, '请穿防滑的鞋。'),
    },
    {
      productActivity: flashSale(today, { ...sale, price }),
      packageList: [
        productPackage(today, { id: `${id}1`, name: '单人名额', price, was, stock: 20, holds: [['享', name, '1 位']] }),
      ],
    },
  )
}
