import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { appointmentRuleSchema } from './appointment.ts'
import { hotelSchema, roomLimitsSchema } from './hotel.ts'
import { pictureSchema } from './picture.ts'
import { productLabelSchema } from './product-label.ts'
import { deductionRuleSchema, exchangeSchema } from './points.ts'
import { goodsSpecSchema, productPackageSchema } from './product-package.ts'
import { groupProductSchema, productActivitySchema, productBargainSchema } from './promotion.ts'
import { refundRuleSchema } from './refund-rule.ts'
import { dateSchema, memberPriceSchema } from './sale-plan.ts'
import { saleItemSchema, ticketSchema } from './ticket.ts'
import { templateItemSchema } from './traveller.ts'

const videoSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    url: { type: 'string' },
    logoUrl: { type: 'string', format: 'picture', title: '封面图片地址', description: '不带尺寸。' },
    duration: { type: 'integer', minimum: 1, title: '时长', description: '单位是秒，没有就不写。' },
  },
  required: ['id', 'url', 'logoUrl'],
  additionalProperties: false,
} as const

const textSchema = {
  type: 'object',
  properties: { title: { type: 'string' }, content: { type: 'string' } },
  required: ['title', 'content'],
  additionalProperties: false,
} as const

/**
 * A product with everything about it that does not move (A3, B3): what stands still here is stock at the start, prices, texts and
 * dates. Which of hotel, ticket, packageList, goods, saleItems it has depends on its kind (product-kind.ts).
 */
export const productSchema = {
  title: '商品',
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^\\d+$' },
    code: { type: 'string', names: 'product', title: '商品代码', $comment: '商品代码 productCode。' },
    productName: { type: 'string' },
    productSubtitle: { type: 'string' },
    productType: { type: 'integer', title: '类型代码', $comment: '见 productKinds。' },
    status: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['下架', '上架'],
      title: '状态',
      description: '1 是上架，0 是下架。',
    },
    saleStartDate: {
      type: 'string',
      title: '开售',
      description: '是北京时间。',
      $comment: '例如 2026-11-20T10:00:00。',
    },
    saleEndDate: { type: 'string', title: '停售', description: '是北京时间。' },
    companyId: { type: 'string' },
    storeId: { type: 'string' },
    place: { type: 'string', title: '地点' },
    productImageInfos: { type: 'array', minItems: 1, items: pictureSchema },
    productVideos: { type: 'array', items: videoSchema },
    productTagList: { type: 'array', items: { type: 'string' } },
    productLabels: {
      type: 'array',
      items: productLabelSchema,
      title: '标签',
      description: '分类 2 的给客人看。',
      $comment: 'B3。',
    },
    description: { type: 'string', title: '简介' },
    productReservationInfos: {
      type: 'array',
      title: '须知',
      items: {
        type: 'object',
        properties: { title: { type: 'string' }, productSubReservationInfos: { type: 'array', items: textSchema } },
        required: ['title', 'productSubReservationInfos'],
        additionalProperties: false,
      },
    },
    itinerary: { type: 'array', items: textSchema, title: '行程' },
    notices: {
      type: 'array',
      title: '通知',
      description: '5、6、7 在须知，8、9、10 在费用。',
      $comment: 'noticeType 3；B9。',
      items: {
        type: 'object',
        properties: { noticeType: { type: 'integer', enum: [3, 5, 6, 7, 8, 9, 10] }, ...textSchema.properties },
        required: ['noticeType', 'title', 'content'],
        additionalProperties: false,
      },
    },
    unbookingPolicy: { type: 'string', title: '退改', description: '写给买家的话。' },
    refundRule: {
      ...refundRuleSchema,
      title: '退改的规则',
      description: '没有的按资源类型。',
      $comment: 'unbookingPolicy 说的就是它；B5。',
    },
    updatePolicy: { type: 'string', title: '改期', description: '没有就不说。' },
    multiLine: {
      type: 'object',
      title: '同系列的线路',
      description: '自己也在里面。',
      properties: {
        details: {
          type: 'array',
          items: {
            type: 'object',
            properties: { productId: { type: 'string' }, name: { type: 'string' } },
            required: ['productId', 'name'],
            additionalProperties: false,
          },
        },
      },
      required: ['details'],
      additionalProperties: false,
    },
    startPrice: { type: 'number', minimum: 0, title: '起价', description: '单位是元。' },
    underLinedPrice: { type: 'number', minimum: 0, title: '划线价', description: '单位是元。' },
    sold: { type: 'integer', minimum: 0, title: '已售' },
    commentSummary: {
      type: 'object',
      properties: {
        score: { type: 'number', minimum: 0, maximum: 5 },
        enjoyRate: { type: 'string', title: '好评率', description: '例如 98%。' },
        total: { type: 'integer', minimum: 0 },
      },
      required: ['score', 'enjoyRate', 'total'],
      additionalProperties: false,
    },
    discountType: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['不参加会员折扣', '参加会员折扣'],
      title: '会员折扣',
      description: '1 表示参加会员折扣。',
    },
    memberDiscounts: { type: 'array', items: memberPriceSchema, title: '各等级的折扣' },
    integral: { type: 'integer', minimum: 0, title: '最高可抵积分', description: '按一单算。' },
    exchange: { ...exchangeSchema, title: '积分商城的商品', description: '要用积分买。' },
    deductions: {
      type: 'array',
      items: deductionRuleSchema,
      title: '抵扣规则',
      description: '没有就按最高可抵积分。',
      $comment: 'B3。',
    },
    otherMinCommission: { type: 'number', minimum: 0, title: '代理最低佣金', description: '单位是元。' },
    subscriptUrl: { type: 'string', title: '轮播角标图片地址', description: '不带尺寸。' },
    bookingInterface: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['普通预订', '私订', '私订'],
      title: '预订接口',
      description: '2、3 为私订，默认日期后移一天。',
    },
    roomLimits: roomLimitsSchema,
    packageType: {
      type: 'integer',
      enum: [1, 2],
      enumDescriptions: ['商品级', '套餐级'],
      title: '套餐级别',
      description: '1 是商品级，2 是套餐级。',
    },
    packageList: { type: 'array', items: productPackageSchema },
    goods: goodsSpecSchema,
    hotel: hotelSchema,
    ticket: ticketSchema,
    saleItems: { type: 'array', items: saleItemSchema, title: '玩乐、套餐、度假的可选产品' },
    contactLimit: {
      type: 'object',
      properties: {
        isShowContactName: { type: 'boolean' },
        isShowContactMobile: { type: 'boolean' },
        defaultContactName: { type: 'string' },
      },
      required: ['isShowContactName', 'isShowContactMobile'],
      additionalProperties: false,
    },
    travellerTemplate: {
      type: 'object',
      title: '下单时要填的出行人',
      description: '没有就只要联系人。',
      $comment: 'B5。',
      properties: {
        perCopy: { type: 'boolean', title: '每份填一位', description: '否每单填一位。' },
        items: { type: 'array', minItems: 1, items: templateItemSchema },
      },
      required: ['perCopy', 'items'],
      additionalProperties: false,
    },
    mainOrder: {
      type: 'object',
      title: '要先有主订单',
      description: '主订单是住宿，选的票要与入住人数一致。',
      $comment: 'B5。',
      properties: { productIds: { type: 'array', items: { type: 'string' } } },
      required: ['productIds'],
      additionalProperties: false,
    },
    presale: {
      type: 'object',
      properties: {
        presalePrice: { type: 'number', minimum: 0, title: '预售价', description: '单位是元；差价 = 合计 - 预售价。' },
        subscribeFrom: { ...dateSchema, title: '可兑换的第一天' },
        subscribeUntil: { ...dateSchema, title: '可兑换的最后一天' },
      },
      required: ['presalePrice', 'subscribeFrom', 'subscribeUntil'],
      additionalProperties: false,
    },
    appointment: appointmentRuleSchema,
    voucher: {
      type: 'object',
      title: '券产品',
      description: '这张券做什么。',
      properties: {
        couponName: { type: 'string', title: '券的名字' },
        denomination: { type: 'number', minimum: 0, title: '面值', description: '单位是元。' },
        threshold: { type: 'number', minimum: 0, title: '满多少元可用', description: '0 表示无门槛。' },
        validDays: { type: 'integer', minimum: 1, title: '买后多少天内有效' },
        scope: { type: 'string', title: '哪里能用' },
        usage: { type: 'string', title: '怎么用' },
      },
      required: ['couponName', 'denomination', 'threshold', 'validDays', 'scope', 'usage'],
      additionalProperties: false,
    },
    productActivity: productActivitySchema,
    groupProduct: groupProductSchema,
    bargain: productBargainSchema,
    mallCategory: {
      type: 'string',
      minLength: 1,
      maxLength: 8,
      title: '在零售商城的哪个分类',
      description: '没有就不在商城里。',
    },
    isCrossBorder: { type: 'boolean', title: '跨境商品', description: '清关要买家实名。' },
    validDays: {
      type: 'integer',
      minimum: 1,
      title: '不指定日期的',
      description: '付款后多少天内有效，默认 180；套餐可以有自己的。',
    },
    useDays: { type: 'integer', minimum: 1, title: '指定日期的', description: '从那天起几天内有效，默认就那一天。' },
    forwardUrl: { type: 'string', title: '进入时改去的地址' },
    scenario: { type: 'string', title: '这个商品用来看什么状态' },
  },
  required: [
    'id',
    'code',
    'productName',
    'productSubtitle',
    'productType',
    'status',
    'saleStartDate',
    'saleEndDate',
    'companyId',
    'storeId',
    'place',
    'productImageInfos',
    'productVideos',
    'productTagList',
    'description',
    'productReservationInfos',
    'unbookingPolicy',
    'startPrice',
    'underLinedPrice',
    'sold',
    'commentSummary',
    'discountType',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Product = FromSchema<typeof productSchema>
