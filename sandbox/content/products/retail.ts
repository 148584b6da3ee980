import type { GoodsSpec } from '../../../schemas/domain/product-package.ts'
import type { DeductionRule } from '../../../schemas/domain/points.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { exchangeGoods } from './exchange-goods.ts'
import { at } from '../dates.ts'
import { productOf } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { oneSku } from '../build/packages.ts'
import { FREE_AFTER_RECEIPT, FREE_UNTIL_GIVEN } from '../build/policies.ts'

/** B3 deductionType and discountMode. */
const deductionType = { points: 1, coins: 2, nothing: 3 } as const
const [PROPORTION, FIXED] = [1, 2] as const

const takes = (what: keyof typeof deductionType, discountMode: 1 | 2, value: number): DeductionRule => ({
  ...{ deductionType: deductionType[what], discountMode, value },
})

const SENT = '付款后 48 小时内发货'

const TOWEL_PICTURES = { sea: '/tc-fostay/media/still-life-15', sand: '/tc-fostay/media/still-life-16' }

// Two groups of values: 2 colours with pictures, 2 sizes; the large sand one is out of stock.
const towelSpecs: GoodsSpec = {
  specs: [
    {
      spec_id: '1',
      spec_name: '颜色',
      spec_type: 1,
      valueList: [
        { spec_value_id: '11', spec_value: '潮汐蓝', spec_value_img: TOWEL_PICTURES.sea },
        { spec_value_id: '12', spec_value: '细沙米', spec_value_img: TOWEL_PICTURES.sand },
      ],
    },
    {
      spec_id: '2',
      spec_name: '尺寸',
      spec_type: 0,
      valueList: [
        { spec_value_id: '21', spec_value: '70 × 140 厘米' },
        { spec_value_id: '22', spec_value: '100 × 180 厘米' },
      ],
    },
  ],
  skus: [
    { sku_id: '68010111', spec_key: '11-21', price: 89, originalprice: 129, enable_quantity: 260 },
    { sku_id: '68010112', spec_key: '11-22', price: 139, originalprice: 189, enable_quantity: 4 },
    { sku_id: '68010113', spec_key: '12-21', price: 89, originalprice: 129, enable_quantity: 180 },
    { sku_id: '68010114', spec_key: '12-22', price: 139, originalprice: 189, enable_quantity: 0 },
  ],
  good_extends: { single_buy_num: 5 },
  purchaseLimit: 0,
}

/** What is sent by post: goods of type 68, retail, and a coupon product (A3 sku, A5 quantity rules). */
export function retail(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '680101',
        kind: 'goods-express',
        name: '澜途潮汐速干沙滩巾',
        subtitle: '吸水快，抖一抖沙就掉',
        place: '澜湾岛',
        tags: ['多规格', '包邮'],
        description:
          '酒店泳池边用的就是这一款，客人问得多了便拿来卖。回收海洋塑料纺的纱，晾半小时就干，卷起来只有一本书大。',
        price: 89,
        was: 129,
        sold: 7340,
        score: 4.8,
        reviews: 1320,
        policy: FREE_AFTER_RECEIPT,
        ...voucherNotes(SENT, '长期有效', '首次使用前请冷水清洗。'),
        scenario: '商品 68 多规格：一个规格缺货、一个仅剩 4 件，每次限购 5 件；积分抵 5%，商家币抵一半',
      },
      {
        mallCategory: '海边用品',
        deductions: [takes('points', PROPORTION, 5), takes('coins', PROPORTION, 50)],
        goods: towelSpecs,
      },
    ),
    productOf(
      today,
      {
        id: '680102',
        kind: 'goods-express',
        name: '星屿鲸鲨毛绒公仔',
        subtitle: '海洋馆同款，每人限购两件',
        place: '星屿水世界',
        tags: ['限购', '包邮'],
        description:
          '按馆里那条叫“大朵”的鲸鲨一比二十缩小，背上的白点一颗不少，肚皮是会变色的绒布。每卖一只，捐两元给珊瑚苗圃。',
        price: 128,
        was: 158,
        sold: 11950,
        score: 4.9,
        reviews: 2460,
        policy: FREE_AFTER_RECEIPT,
        ...voucherNotes(SENT, '长期有效', '适合 3 岁以上，可机洗。'),
        scenario: '商品 68 单规格（no_spec），每次 1 件、每人限购 2 件；商家币最多抵 20 个',
      },
      {
        mallCategory: '玩偶文创',
        deductions: [takes('coins', FIXED, 20)],
        goods: oneSku({ id: '68010211', price: 128, was: 158, stock: 420, each: 1, total: 2 }),
      },
    ),
    productOf(
      today,
      {
        id: '500101',
        kind: 'retail',
        name: '澜湾岛海浪伴手礼盒',
        subtitle: '海盐、椰糖和一瓶海风香',
        place: '澜湾岛',
        tags: ['积分可抵', '包邮'],
        description:
          '盒面压着海浪的纹路，里面是盐田的第一层海盐、慢火熬的椰子糖和一瓶闻起来像清晨海面的香薰。附两只小礼袋，分给家里的孩子。',
        price: 328,
        was: 428,
        sold: 2630,
        score: 4.9,
        reviews: 488,
        policy: FREE_AFTER_RECEIPT,
        ...voucherNotes(SENT, '生产日期起 12 个月', '椰糖请阴凉处存放。'),
        scenario: '零售商品，积分可抵',
      },
      { mallCategory: '伴手礼', integral: 3280, goods: oneSku({ id: '50010111', price: 328, was: 428, stock: 150 }) },
    ),
    productOf(
      today,
      {
        id: '500102',
        kind: 'retail',
        name: '云栖手绘海浪瓷瓶',
        subtitle: '窑口孟师傅手作，一只一个样',
        place: '云栖古镇',
        tags: ['手作', '每只不同'],
        description: '孟师傅烧了三十一年柴窑，瓶身的浪是一笔转出来的，没有两只相同。插一枝梅就好，送一只同窑的小杯。',
        price: 236,
        was: 280,
        sold: 814,
        score: 4.9,
        reviews: 203,
        policy: FREE_AFTER_RECEIPT,
        ...voucherNotes('窑口直发，约需 5 天', '长期有效', '瓶身釉色每只略有不同。'),
        scenario: '店铺未配置客服；规则是不用抵扣',
      },
      {
        ...{ companyId: '561', storeId: '10031', mallCategory: '手作' },
        deductions: [takes('nothing', FIXED, 100)],
        goods: oneSku({ id: '50010211', price: 236, was: 280, stock: 36 }),
      },
    ),
    ...exchangeGoods(today),
    ...mallGoods(today),
    productOf(
      today,
      {
        id: '400101',
        kind: 'coupon-product',
        name: '澜途 500 元住宿抵用券',
        subtitle: '398 元买，全部酒店可用',
        place: '澜湾岛',
        tags: ['随时退', '可转赠'],
        description:
          '一张面值 500 元的电子券，六家酒店与别墅通用，订单满 800 元可用，可与会员价同享。可以转赠给一位朋友，送出去之前随时能退。',
        price: 398,
        was: 500,
        sold: 14120,
        score: 4.8,
        reviews: 1755,
        policy: FREE_UNTIL_GIVEN,
        ...voucherNotes('入住时在前台出示券码', 365, '每单限用一张。'),
        scenario: '券产品',
      },
      {
        voucher: {
          couponName: '住宿抵用券',
          ...{ denomination: 500, threshold: 800, validDays: 365 },
          scope: '六家酒店与别墅通用，可与会员价同享',
          usage: '入住时在前台出示券码，每单限用一张',
        },
        goods: oneSku({ id: '40010111', price: 398, was: 500, stock: 5000, each: 10 }),
      },
    ),
  ]
}

/** Goods of the mall in the states that a cart and a checkout tell apart: cross-border, off the shelf, new with few left. */
const mallGoods = (today: string): Product[] => [
  productOf(
    today,
    {
      id: '500103',
      kind: 'retail',
      name: '南太平洋椰子曲奇礼罐',
      subtitle: '斐济工厂直邮，黄油里加了椰蓉',
      place: '澜湾岛',
      tags: ['跨境直邮', '包税'],
      description:
        '合作农场在斐济的小岛上，椰子落地三天内烘成椰蓉，与草饲黄油一起压成曲奇。保税仓发货，清关由我们办理。',
      price: 158,
      was: 198,
      sold: 1260,
      score: 4.8,
      reviews: 214,
      policy: FREE_AFTER_RECEIPT,
      ...voucherNotes(
        '保税仓清关后发货，约需 7 天',
        '生产日期起 9 个月',
        '按海关规定，收货前要登记购买人的姓名和身份证号。',
      ),
      scenario: '跨境商品：下单要清关实名；积分最多抵 10%',
    },
    {
      mallCategory: '伴手礼',
      isCrossBorder: true,
      deductions: [takes('points', PROPORTION, 10)],
      goods: oneSku({ id: '50010311', price: 158, was: 198, stock: 80 }),
    },
  ),
  productOf(
    today,
    {
      id: '500104',
      kind: 'retail',
      name: '澜途黄昏沙滩毯',
      subtitle: '两米见方，一抖就净',
      place: '澜湾岛',
      tags: ['包邮'],
      description: '沙滩边那排躺椅上铺的就是它，四角有沙钉扣，风再大也不跑。',
      price: 169,
      was: 219,
      sold: 930,
      score: 4.7,
      reviews: 96,
      policy: FREE_AFTER_RECEIPT,
      ...voucherNotes(SENT, '长期有效', '不可漂白。'),
      scenario: '零售商品已下架：购物车里算失效',
    },
    { status: 0, mallCategory: '海边用品', goods: oneSku({ id: '50010411', price: 169, was: 219, stock: 40 }) },
  ),
  productOf(
    today,
    {
      id: '500105',
      kind: 'retail',
      name: '云栖柴窑落日茶杯',
      subtitle: '一窑只留十几只',
      place: '云栖古镇',
      tags: ['手作', '新品'],
      description: '孟师傅的新釉，杯底积一圈落日的颜色。柴火说了算，深浅每只不同。',
      price: 98,
      was: 120,
      sold: 57,
      score: 4.9,
      reviews: 18,
      policy: FREE_AFTER_RECEIPT,
      ...voucherNotes('窑口直发，约需 5 天', '长期有效', '釉色每只略有不同。'),
      scenario: '零售新品，仅剩 3 件',
    },
    {
      ...{ companyId: '561', storeId: '10031', mallCategory: '手作', saleStartDate: at(today, -2, '10:00') },
      goods: oneSku({ id: '50010511', price: 98, was: 120, stock: 3 }),
    },
  ),
  productOf(
    today,
    {
      id: '500106',
      kind: 'retail',
      name: '澜途跨年海风礼盒',
      subtitle: '限量的香薰、海盐和一张手写卡',
      place: '澜湾岛',
      tags: ['限量', '包邮'],
      description: '每年只做一批，盒子里是当年最后一季的海盐、两支香薰和店长手写的新年卡。',
      price: 268,
      was: 328,
      sold: 0,
      score: 5,
      reviews: 0,
      policy: FREE_AFTER_RECEIPT,
      ...voucherNotes(SENT, '生产日期起 12 个月', '香薰请远离火源。'),
      scenario: '零售商品还没有开售',
    },
    {
      ...{ mallCategory: '伴手礼', saleStartDate: at(today, 5, '10:00') },
      goods: oneSku({ id: '50010611', price: 268, was: 328, stock: 500 }),
    },
  ),
]
