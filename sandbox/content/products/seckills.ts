import type { Product } from '../../../schemas/domain/product.ts'
import { productOf } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { oneSku, productPackage } from '../build/packages.ts'
import { FREE_BY_SERVICE, FREE_UNTIL_USED, NO_REFUND } from '../build/policies.ts'
import { flashSale } from '../build/promotions.ts'

/** Flash sales in each time state (A4: 0 not started, 1 ongoing, 2 ended), on goods and on a product (B2.9 /seckill). */
export function seckills(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '650102',
        kind: 'goods',
        name: '澜湾岛椰林下午茶双人秒杀',
        subtitle: '椰林深处的白亭子，一壶两点',
        place: '澜湾岛',
        tags: ['限时秒杀'],
        description: '椰林最深处有一座白亭，只摆六张桌。三层架上是椰奶冻、斑斓卷和现炸芋头，风从海上来，茶凉得慢。',
        price: 99,
        was: 238,
        sold: 8812,
        score: 4.8,
        reviews: 1204,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('14:00-17:00 到店出示券码', 30, '周末建议提前留位。'),
        scenario: '秒杀进行中（/seckill/goods），自己的库存 60 份，每人限购 2 份',
      },
      {
        otherMinCommission: 6,
        productActivity: flashSale(today, {
          id: '7002',
          from: [0, '00:00'],
          until: [1, '22:00'],
          price: 99,
          stock: 60,
          limit: 2,
        }),
        packageList: [
          productPackage(today, {
            id: '6501021',
            name: '双人下午茶',
            price: 99,
            was: 238,
            stock: 200,
            holds: [['餐', '双人下午茶', '1 份', '238 元']],
          }),
        ],
        goods: oneSku({ id: '65010211', price: 99, was: 238, stock: 200, each: 2 }),
      },
    ),
    productOf(
      today,
      {
        id: '650103',
        kind: 'goods',
        name: '鹿鸣雪山云顶烛光晚餐秒杀',
        subtitle: '明晚八点开抢，缆车送你上山赴宴',
        place: '鹿鸣雪山',
        tags: ['明晚开抢'],
        description:
          '天黑前的最后一班缆车，把你们送到云顶站靠窗的那张桌子。灯串亮起来，窗外是烧着的晚霞和整座山谷，主厨的四道菜一道一道慢慢上。',
        price: 268,
        was: 568,
        sold: 0,
        score: 4.9,
        reviews: 318,
        policy: NO_REFUND,
        ...voucherNotes('缆车下站凭码取桌号', 15, '忌口请提前一天告知。'),
        scenario: '秒杀未开始（距明日 20:00）',
      },
      {
        productActivity: flashSale(today, {
          id: '7003',
          from: [1, '20:00'],
          until: [2, '20:00'],
          price: 268,
          stock: 100,
        }),
        packageList: [
          productPackage(today, {
            id: '6501031',
            name: '双人烛光晚餐',
            price: 568,
            was: 568,
            stock: 100,
            holds: [
              ['娱', '往返缆车', '2 位'],
              ['餐', '四道式晚餐', '2 位', '568 元'],
            ],
          }),
        ],
        goods: oneSku({ id: '65010311', price: 568, was: 568, stock: 100 }),
      },
    ),
    productOf(
      today,
      {
        id: '650104',
        kind: 'goods',
        name: '云栖古镇戏楼茶座秒杀',
        subtitle: '秒杀已结束，原价仍可购买',
        place: '云栖古镇',
        tags: ['秒杀结束'],
        description:
          '红幕一开，台上一轮圆月、三支水袖，台下满堂安静。一位一盏明前茶，外加两碟瓜子；听不懂也没关系，两侧有字幕。',
        price: 78,
        was: 78,
        sold: 3366,
        score: 4.7,
        reviews: 592,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('古戏楼门口核销', 60, '每周一休馆。'),
        scenario: '秒杀已结束',
      },
      {
        productActivity: flashSale(today, {
          id: '7004',
          from: [-4, '10:00'],
          until: [-1, '22:00'],
          price: 39,
          stock: 0,
        }),
        packageList: [
          productPackage(today, {
            id: '6501041',
            name: '单人茶座',
            price: 78,
            was: 78,
            holds: [
              ['娱', '戏楼专场', '1 位'],
              ['餐', '明前茶', '1 盏'],
            ],
          }),
        ],
        goods: oneSku({ id: '65010411', price: 78, was: 78, stock: 300 }),
      },
    ),
    productOf(
      today,
      {
        id: '230102',
        kind: 'product',
        name: '白沙湾海边水疗 90 分钟秒杀',
        subtitle: '纱幔水疗亭，仅剩最后几份',
        place: '白沙湾',
        tags: ['限时秒杀', '海边水疗亭'],
        description: '先泡十分钟野姜花足浴，再用温热的卵石沿脊背慢慢走。亭子四面垂着纱幔，没有音乐，听潮水就够了。',
        price: 288,
        was: 588,
        sold: 1296,
        score: 4.9,
        reviews: 221,
        policy: FREE_UNTIL_USED,
        ...voucherNotes('提前一天电话预约时段', 45, '孕期不宜。'),
        scenario: '秒杀产品（/seckill/product），仅剩 4 份',
      },
      {
        productActivity: flashSale(today, {
          id: '7005',
          from: [-1, '10:00'],
          until: [3, '22:00'],
          price: 288,
          stock: 4,
        }),
        packageList: [
          productPackage(today, {
            id: '2301021',
            name: '单人 90 分钟',
            price: 288,
            was: 588,
            stock: 4,
            holds: [['享', '热石水疗', '90 分钟', '588 元']],
          }),
        ],
      },
    ),
  ]
}
