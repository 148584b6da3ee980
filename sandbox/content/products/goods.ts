import type { Product } from '../../../schemas/domain/product.ts'
import { productOf, withMemberDiscount } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { oneSku, productPackage } from '../build/packages.ts'
import { FREE_BY_SERVICE, NO_REFUND } from '../build/policies.ts'
import { at } from '../dates.ts'
import { confirmedGoods } from './confirmed-goods.ts'

/** Goods of types 65 to 67 and product 23 with packages (A3, A4, A9): on sale, not started, off shelf, sold out, twice-confirm. */
export function goods(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '650101',
        kind: 'goods',
        name: '澜湾岛沙滩海鲜大餐双人券',
        subtitle: '当天船获，炭火现烤',
        place: '澜湾岛',
        tags: ['即时确认', '会员价'],
        description:
          '傍晚五点第一条船靠岸，渔获称重上冰，客人自己挑。双人餐含烤扇贝、花蟹、两尾时令鱼和一锅椰子鸡，沙滩上有人弹尤克里里。',
        price: 398,
        was: 568,
        sold: 18862,
        score: 4.8,
        reviews: 3644,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('到店出示券码，建议提前电话留位', 60, '海鲜过敏者请提前告知，可换等值菜品。'),
        scenario: '商品 65 在售：套餐正常、未开售、已下架各一',
      },
      {
        ...withMemberDiscount,
        otherMinCommission: 18,
        packageType: 2,
        packageList: [
          productPackage(today, {
            id: '6501011',
            name: '双人沙滩餐',
            price: 398,
            was: 568,
            holds: [
              ['餐', '海鲜双人餐', '1 份', '568 元'],
              ['享', '沙滩卡座', '2 小时'],
            ],
          }),
          productPackage(today, {
            id: '6501012',
            name: '四人沙滩餐',
            price: 728,
            was: 1068,
            holds: [
              ['餐', '海鲜四人餐', '1 份', '998 元'],
              ['享', '沙滩卡座', '3 小时'],
              ['其他', '儿童餐具', '1 套'],
            ],
          }),
          productPackage(today, {
            id: '6501013',
            name: '跨年夜烟火双人餐',
            price: 998,
            was: 1288,
            state: 'not-started',
            button: '即将开售',
            holds: [
              ['餐', '海鲜双人餐', '1 份'],
              ['娱', '烟火看台', '2 位'],
            ],
          }),
          productPackage(today, {
            id: '6501014',
            name: '端午双人餐',
            price: 358,
            was: 528,
            state: 'off',
            button: '已下架',
            holds: [['餐', '海鲜双人餐', '1 份']],
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '650105',
        kind: 'goods',
        name: '澜途小船长冬令营七日',
        subtitle: '爸妈放心上班，孩子学会掌舵',
        place: '澜湾岛',
        tags: ['即将开售'],
        description:
          '七天里学打绳结、看海图、荡秋千、在草地上搭一艘自己的船。每班十二个孩子配三位老师，名额两百个，三天后上午十点开售。',
        price: 688,
        was: 980,
        sold: 0,
        score: 4.7,
        reviews: 126,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('小船长俱乐部前台凭码报到', '寒假期间连续七天', '5-12 岁，请备换洗衣物和遮阳帽。'),
        scenario: '商品未开售：按钮显示开售时间',
      },
      {
        saleStartDate: at(today, 3, '10:00'),
        packageList: [
          productPackage(today, {
            id: '6501051',
            name: '七日营',
            price: 688,
            was: 980,
            state: 'not-started',
            holds: [
              ['享', '冬令营', '7 天'],
              ['餐', '营地午餐', '7 份'],
            ],
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '650106',
        kind: 'goods',
        name: '白沙湾夏夜音乐节双人票',
        subtitle: '演出已结束，谢谢来过的人',
        place: '白沙湾',
        tags: ['已结束'],
        description: '两天十六组乐队，最后一首歌唱到涨潮。票根可在明年预售时抵 30 元，请妥善保存。',
        price: 520,
        was: 680,
        sold: 9420,
        score: 4.8,
        reviews: 1765,
        policy: NO_REFUND,
        ...voucherNotes('凭码换腕带入场', '活动当天', '本场已结束。'),
        scenario: '商品已下架：下架页',
      },
      { status: 0, packageList: [] },
    ),
    productOf(
      today,
      {
        id: '650107',
        kind: 'goods',
        name: '青岚谷明前头采茶 100 克',
        subtitle: '一年一季，今年已售罄',
        place: '青岚谷',
        tags: ['已售罄'],
        description: '清明前五天的一芽一叶，老师傅手工炒，每锅只得六两。今年三百罐已全部寄出，明年开春请早。',
        price: 680,
        was: 680,
        sold: 300,
        score: 5,
        reviews: 96,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('冷链寄送', '到货后 12 个月', '请密封冷藏。'),
        scenario: '商品售罄：库存 0',
      },
      {
        packageList: [
          productPackage(today, {
            id: '6501071',
            name: '头采茶 100 克',
            price: 680,
            was: 680,
            stock: 0,
            holds: [['其他', '明前头采茶', '1 罐']],
          }),
        ],
        goods: oneSku({ id: '65010711', price: 680, was: 680, stock: 0 }),
      },
    ),
    ...confirmedGoods(today),
  ]
}
