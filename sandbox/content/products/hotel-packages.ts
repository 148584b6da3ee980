import type { Product } from '../../../schemas/domain/product.ts'
import { appointment } from '../build/appointments.ts'
import { productOf, withMemberDiscount } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { productPackage } from '../build/packages.ts'
import { FREE_UNTIL_USED } from '../build/policies.ts'

/** Hotel packages, with daily items of the package and of the product (B3 packageType). */
export function hotelPackages(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '810101',
        kind: 'hotelpackage',
        name: '云栖古镇枕水两晚慢住套餐',
        subtitle: '客栈两晚、夜游船、一堂香席',
        place: '云栖古镇',
        tags: ['慢住', '含早'],
        description:
          '不赶景点的住法：第一天到了就坐在河边发呆，第二天跟老师傅做一块香牌，夜里坐船看灯。行李由挑夫从停车场一路送进房。',
        price: 1099,
        was: 1680,
        sold: 5321,
        score: 4.9,
        reviews: 912,
        policy: FREE_UNTIL_USED,
        ...voucherNotes('购买后在订单里预约入住日', 120, '入住日按日历选择，约满的日子不能选。'),
        scenario: '酒店套餐：套餐级含项目（住、娱、享、餐）',
      },
      {
        ...withMemberDiscount,
        appointment: appointment(today, { advance: 1, stock: 8, days: 120, phone: '400-600-7000' }),
        packageType: 2,
        packageList: [
          productPackage(today, {
            id: '8101011',
            name: '双人慢住',
            price: 1099,
            was: 1680,
            holds: [
              ['住', '听橹临河大床房', '2 晚', '1120 元'],
              ['娱', '夜游摇橹船', '2 张', '176 元'],
              ['享', '香席体验', '2 位', '256 元'],
              ['餐', '天井早餐', '4 份', '192 元'],
            ],
          }),
          productPackage(today, {
            id: '8101012',
            name: '家庭慢住（2 大 1 小）',
            price: 1599,
            was: 2280,
            confirm: true,
            holds: [
              ['住', '天井复式套房', '2 晚', '1960 元'],
              ['娱', '夜市亲子手作', '1 份', '198 元'],
              ['餐', '天井早餐', '6 份', '288 元'],
            ],
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '810102',
        kind: 'hotelpackage',
        name: '澜湾岛亲子一泊一乐套餐',
        subtitle: '海景房一晚、双园门票、小船长体验',
        place: '澜湾岛',
        tags: ['亲子', '提前一天约'],
        description:
          '周五下班出发也来得及：海景家庭房住一晚，第二天先去水世界，再让孩子在小船长俱乐部开一次模拟船，拿着证书回家。',
        price: 1288,
        was: 1890,
        sold: 7903,
        score: 4.8,
        reviews: 1386,
        policy: FREE_UNTIL_USED,
        ...voucherNotes('至少提前一天在订单里预约', 90, '孩子玩水请由大人全程陪同。'),
        scenario: '酒店套餐：商品级含项目，一个套餐未开售',
      },
      {
        appointment: appointment(today, { advance: 1, stock: 10, days: 90 }),
        packageType: 1,
        packageList: [
          productPackage(today, {
            id: '8101021',
            name: '平日两大一小',
            price: 1288,
            was: 1890,
            holds: [
              ['住', '海螺主题家庭房', '1 晚'],
              ['娱', '星屿水世界门票', '3 张'],
              ['享', '小船长体验课', '1 位'],
              ['餐', '早餐', '3 份'],
              ['其他', '高铁站接送', '往返'],
            ],
          }),
          productPackage(today, {
            id: '8101022',
            name: '寒假限定两大两小',
            price: 1688,
            was: 2390,
            state: 'not-started',
            holds: [
              ['住', '海螺主题家庭房', '1 晚'],
              ['娱', '星屿水世界门票', '4 张'],
            ],
          }),
        ],
      },
    ),
  ]
}
