import type { Product } from '../../../schemas/domain/product.ts'
import { appointment } from '../build/appointments.ts'
import { productOf, withMemberDiscount } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { productPackage } from '../build/packages.ts'
import { FREE_UNTIL_USED, LESS_USES } from '../build/policies.ts'

/** Types 66 and 67 (twice-confirm, with a booking-inventory link, B4) and product 23. */
export function confirmedGoods(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '660101',
        kind: 'goods-confirm',
        name: '青岚谷温泉双人日汤券',
        subtitle: '商家确认后预约入场',
        place: '青岚谷',
        tags: ['商家确认', '会员价'],
        description:
          '十二口大小汤池散在竹林里，最高处那一口能看见整片茶山。日汤含浴衣、茶点和一小时休息厅，周末请至少提前一天约好时段。',
        price: 258,
        was: 396,
        sold: 6812,
        score: 4.8,
        reviews: 1033,
        policy: FREE_UNTIL_USED,
        ...voucherNotes('购买后提交预约，商家确认后有效', 90, '汤池不提供一次性泳衣。'),
        scenario: '商品 66 商家确认，可查预约库存',
      },
      {
        ...withMemberDiscount,
        appointment: appointment(today, { advance: 1, stock: 20, days: 90 }),
        packageType: 1,
        packageList: [
          productPackage(today, {
            id: '6601011',
            name: '双人日汤',
            price: 258,
            was: 396,
            confirm: true,
            advanceDays: 1,
            holds: [
              ['享', '日汤', '2 位', '356 元'],
              ['餐', '竹林茶点', '1 份', '40 元'],
            ],
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '670101',
        kind: 'goods-appointment',
        name: '白沙湾私人游艇半日包船',
        subtitle: '十人以内，路线和菜单都听你的',
        place: '白沙湾',
        tags: ['商家确认', '需预约'],
        description:
          '五十二尺飞桥艇，船长、水手、厨师各一位。可以去无人岛铺一张野餐垫，也可以在海中央停船跳水；冰桶里有什么酒，出发前一天由你决定。',
        price: 3980,
        was: 5280,
        sold: 612,
        score: 4.9,
        reviews: 147,
        policy: FREE_UNTIL_USED,
        ...voucherNotes('购买后预约日期，商家确认船期', 180, '提前三天以上预约更容易订到周末。'),
        scenario: '商品 67 商家确认，需提前三天预约',
      },
      {
        appointment: appointment(today, { advance: 3, stock: 2, phone: '400-600-7000', people: 10 }),
        packageType: 1,
        packageList: [
          productPackage(today, {
            id: '6701011',
            name: '上午航次 4 小时',
            price: 3980,
            was: 5280,
            confirm: true,
            advanceDays: 3,
            // Four of them are in the sandbox's orders.
            stock: 7,
            holds: [
              ['娱', '包船出海', '4 小时'],
              ['餐', '船上冷餐', '10 人份'],
              ['享', '浮潜与海钓装备', '6 套'],
            ],
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '230101',
        kind: 'product',
        name: '澜途度假年卡',
        subtitle: '五地通玩，一年二十次',
        place: '澜湾岛',
        tags: ['一年二十次', '五地通用'],
        description:
          '一张卡管五个目的地的门票：水世界、海洋馆、雪山缆车、古镇夜游与温泉日汤，一年二十次，想去哪里就去哪里。',
        price: 1299,
        was: 2680,
        sold: 5178,
        score: 4.7,
        reviews: 690,
        policy: LESS_USES,
        ...voucherNotes('入园时出示券码', 365, '每天可以入园一次。'),
        scenario: '产品 23 在售',
      },
      {
        integral: 2000,
        packageList: [
          productPackage(today, {
            id: '2301011',
            name: '成人年卡',
            price: 1299,
            was: 2680,
            rule: { useTimes: 20, timesPerDay: 1, continuous: true },
            holds: [['娱', '五地门票', '共 20 次']],
          }),
          productPackage(today, {
            id: '2301012',
            name: '亲子年卡（一大一小）',
            price: 1999,
            was: 3980,
            confirm: true,
            rule: { useTimes: 20, timesPerDay: 1, continuous: true },
            holds: [['娱', '五地门票', '共 20 次 × 2 人']],
          }),
        ],
      },
    ),
  ]
}
