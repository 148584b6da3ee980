import type { GoodsSpec } from '../../../schemas/domain/product-package.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { refundRules } from '../../../src/domain/order/refund-rule.ts'
import { productOf } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { oneSku } from '../build/packages.ts'
import { policyOf } from '../build/policies.ts'

const POLICY = policyOf(refundRules.untilUsed, '签收后 7 天内未使用可退换，退货运费由买家承担；质量问题由我们承担。')
const SENT = '付款后 48 小时内发货'

const TOWEL_PICTURES = { sea: '/tc-fostay/media/still-life-2', sand: '/tc-fostay/media/still-life-2' }

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
        policy: POLICY,
        notes: voucherNotes(SENT, '长期有效', '首次使用前请冷水清洗。'),
        scenario: '商品 68 多规格：一个规格缺货、一个仅剩 4 件，每次限购 5 件',
      },
      { goods: towelSpecs },
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
        policy: POLICY,
        notes: voucherNotes(SENT, '长期有效', '适合 3 岁以上，可机洗。'),
        scenario: '商品 68 单规格（no_spec），每次 1 件、每人限购 2 件',
      },
      { goods: oneSku({ id: '68010211', price: 128, was: 158, stock: 420, each: 1, total: 2 }) },
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
        policy: POLICY,
        notes: voucherNotes(SENT, '生产日期起 12 个月', '椰糖请阴凉处存放。'),
        scenario: '零售商品，积分可抵',
      },
      { integral: 3280, goods: oneSku({ id: '50010111', price: 328, was: 428, stock: 150 }) },
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
        policy: POLICY,
        notes: voucherNotes('窑口直发，约需 5 天', '长期有效', '瓶身釉色每只略有不同。'),
        scenario: '店铺未配置客服',
      },
      { companyId: '561', storeId: '10031', goods: oneSku({ id: '50010211', price: 236, was: 280, stock: 36 }) },
    ),
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
        policy: FREE_UNTIL_SENT,
        notes: voucherNotes('下单时在优惠里选择', '购买后 365 天', '每单限用一张。'),
        scenario: '券产品',
      },
      {
        voucher: {
          couponName: '住宿抵用券',
          ...{ denomination: 500, threshold: 800, validDays: 365 },
          scope: '六家酒店与别墅通用，可与会员价同享',
          usage: '下单时在优惠里选择，每单限用一张',
        },
        goods: oneSku({ id: '40010111', price: 398, was: 500, stock: 5000, each: 10 }),
      },
    ),
  ]
}

const FREE_UNTIL_SENT = policyOf(refundRules.untilUsed, '未使用、未转赠随时可退，退款预计 1-3 个工作日原路返回。')
