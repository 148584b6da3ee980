import type { Product } from '../../../schemas/domain/product.ts'
import { productOf } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { FREE_BY_SERVICE } from '../build/policies.ts'

/** Products that a page must refuse or pass on: a type that the shop does not know (A2), and one with a forward address (B2). */
export function oddities(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '990101',
        kind: 'goods',
        name: '澜湾岛晨雾出海旧票',
        subtitle: '老客人的第一张票',
        place: '澜湾岛',
        tags: ['旧商品'],
        description: '从柚木船头望着晨雾里的小岛慢慢靠近，喝一杯船长煮的姜茶。旧票长期有效，换新票请联系客服。',
        price: 68,
        was: 68,
        sold: 402,
        score: 4.5,
        reviews: 61,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('1 号码头凭码登船', 30, '开船前 20 分钟停止登船。'),
        scenario: '未知商品类型：去 /404',
      },
      { productType: 99 },
    ),
    productOf(
      today,
      {
        id: '650108',
        kind: 'goods',
        name: '澜湾岛冲浪旧版课程包',
        subtitle: '已升级为白沙湾冲浪双人课',
        place: '白沙湾',
        tags: ['已升级'],
        description: '旧课程包的权益已全部并入新的双人课，打开后会自动带你过去。',
        price: 359,
        was: 499,
        sold: 1388,
        score: 4.6,
        reviews: 210,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('按新课程核销', '原有效期不变', '如有疑问请联系客服。'),
        scenario: '进入时转到 forwardUrl',
      },
      { forwardUrl: '/play/productDetail/310103', packageList: [] },
    ),
  ]
}
