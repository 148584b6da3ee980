import type { Product } from '../../../schemas/domain/product.ts'
import { appointment } from '../build/appointments.ts'
import { productOf, withMemberDiscount } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { FREE_UNTIL_USED } from '../build/policies.ts'
import { ASK_CONTACT, saleItem } from '../build/sale-items.ts'
import { at, day } from '../dates.ts'

/** Presales (B5: 差价 is the total less the presale price, not below 0). */
export function presales(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '710101',
        kind: 'presale',
        name: '白沙湾别墅冬季预售双晚',
        subtitle: '先囤后约，周末不加价',
        place: '白沙湾',
        tags: ['先囤后约', '不约可退'],
        description:
          '现在买下，半年内挑任意两晚入住。兑换时按所选日期补差价，多数平日无需补；没有兑换的，随时可以在订单里申请，全额退回。',
        price: 1999,
        was: 5360,
        sold: 3644,
        score: 4.8,
        reviews: 526,
        policy: FREE_UNTIL_USED,
        ...voucherNotes('在订单里点“去预约”选择入住日', 180, '周五、周六入住每份补 380 元，约满的日子不能选。'),
        scenario: '预售：兑换时补差价（合计 - 预售价）',
      },
      {
        contactLimit: ASK_CONTACT,
        appointment: appointment(today, { advance: 3, stock: 6, days: 180, from: 3, weekend: 380 }),
        presale: { presalePrice: 1999, subscribeFrom: day(today, 3), subscribeUntil: day(today, 183) },
        saleItems: [
          saleItem(today, {
            id: '7101011',
            name: '林间一居泳池别墅两晚',
            price: 1999,
            was: 5360,
            undated: true,
            for: 'shared',
          }),
          saleItem(today, {
            id: '7101012',
            name: '崖顶两居泳池别墅两晚',
            price: 2680,
            was: 6980,
            undated: true,
            for: 'shared',
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '710102',
        kind: 'presale',
        name: '环礁泻湖早鸟双人日票',
        subtitle: '旺季前囤，全季可约',
        place: '澜湾岛',
        tags: ['早鸟价'],
        description:
          '沿木栈桥走到海中央的茅草屋，一整天的浮潜、划艇和躺椅都归你们，午餐是现开的椰子和烤鱼。早鸟数量按座位核定，卖完就恢复门市价。',
        price: 499,
        was: 996,
        sold: 6258,
        score: 4.7,
        reviews: 804,
        policy: FREE_UNTIL_USED,
        ...voucherNotes('提前一天在订单里预约登岛日', 120, '登岛当天请带好证件。'),
        scenario: '预售：预售价高于合计，差价为 0',
      },
      {
        contactLimit: ASK_CONTACT,
        appointment: appointment(today, { advance: 1, stock: 30, days: 119, from: 1, instant: true }),
        presale: { presalePrice: 499, subscribeFrom: day(today, 1), subscribeUntil: day(today, 120) },
        saleItems: [
          saleItem(today, {
            id: '7101021',
            name: '双人泻湖全日票',
            price: 458,
            was: 996,
            undated: true,
            for: 'shared',
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '710103',
        kind: 'presale',
        name: '青岚谷私汤春日预售',
        subtitle: '三天后 10:00 开售',
        place: '青岚谷',
        tags: ['即将开售'],
        description: '三月的青岚谷满山杜鹃，九间小院的春天只放出一百二十晚。开售前可以先收藏，到时从我的收藏里打开。',
        price: 1180,
        was: 1760,
        sold: 0,
        score: 4.9,
        reviews: 342,
        policy: FREE_UNTIL_USED,
        ...voucherNotes('在订单里预约入住日', 150, '周末房少，请尽早预约。'),
        scenario: '预售未开售，参加会员折扣',
      },
      {
        ...withMemberDiscount,
        saleStartDate: at(today, 3, '10:00'),
        contactLimit: ASK_CONTACT,
        appointment: appointment(today, { advance: 3, stock: 9, days: 90, from: 60 }),
        presale: { presalePrice: 1180, subscribeFrom: day(today, 60), subscribeUntil: day(today, 150) },
        saleItems: [
          saleItem(today, {
            id: '7101031',
            name: '听溪私汤小院一晚',
            price: 1180,
            was: 1760,
            undated: true,
            for: 'shared',
            stock: 120,
          }),
        ],
      },
    ),
  ]
}
