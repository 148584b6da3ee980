import { companySchema, storeSchema } from '../domain/company.ts'
import { detailSectionSchema } from '../domain/detail-section.ts'
import { shownPackageSchema } from '../domain/product-package.ts'
import { productSchema } from '../domain/product.ts'
import { bargainStandingSchema, groupProductSchema, groupRequired, shownActivitySchema } from '../domain/promotion.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' } },
  required: ['id'],
  additionalProperties: false,
} as const

const group = groupProductSchema.properties
const { stores: _stores, ...company } = companySchema.properties
const of = productSchema.properties
const { timeStatus } = shownActivitySchema.properties
const sections = { type: 'array', items: detailSectionSchema } as const

/**
 * GET /online/product/{id}/detail (B7 product detail; A3, B3): what everybody may read of a product, with its company and its store. Hotels'
 * rooms, tickets' resources and sale items by day have endpoints of their own; so have skus (goodsSkus).
 */
export const productDetail = {
  name: 'productDetail',
  title: { zh: '产品详情', en: 'A product' },
  source: 'A3, B3, B7',
  method: 'GET',
  path: '/online/product/:id/detail',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      id: of.id,
      code: of.code,
      productName: of.productName,
      productSubtitle: of.productSubtitle,
      productType: of.productType,
      kind: { type: 'string', title: '种类', description: '不认识的类型没有。', $comment: '见 productKinds。' },
      path: {
        type: 'string',
        title: '这种产品自己的详情页地址',
        description: '例如 /goods/650101；不认识的类型没有。',
      },
      status: of.status,
      saleStartDate: of.saleStartDate,
      saleEndDate: of.saleEndDate,
      place: of.place,
      productImageInfos: of.productImageInfos,
      productVideos: of.productVideos,
      productTagList: of.productTagList,
      productLabels: of.productLabels,
      description: of.description,
      productReservationInfos: of.productReservationInfos,
      itinerary: of.itinerary,
      notices: of.notices,
      unbookingPolicy: of.unbookingPolicy,
      sections: {
        type: 'object',
        title: '介绍、行程、须知、费用、退改',
        description: '按标签排好。',
        properties: { introduction: sections, itinerary: sections, notes: sections, fees: sections, refund: sections },
        required: ['introduction', 'itinerary', 'notes', 'fees', 'refund'],
        additionalProperties: false,
      },
      startPrice: of.startPrice,
      underLinedPrice: of.underLinedPrice,
      sold: of.sold,
      commentSummary: of.commentSummary,
      discountType: of.discountType,
      memberDiscounts: of.memberDiscounts,
      integral: of.integral,
      exchange: of.exchange,
      otherMinCommission: of.otherMinCommission,
      packageType: of.packageType,
      packageList: {
        type: 'array',
        title: '套餐',
        $comment: 'stock 是还剩多少，buttonText 总有。',
        items: {
          ...shownPackageSchema,
          required: [...shownPackageSchema.required, 'buttonText', 'canBuy'],
        },
      },
      sale: {
        type: 'object',
        title: '现在能不能买',
        properties: {
          state: {
            enum: ['on', 'not-started', 'ended', 'off', 'sold-out'],
            enumDescriptions: ['在售', '未开售', '已停售', '已下架', '售罄'],
            title: '状态',
            $comment: 'on 在售 not-started 未开售 ended 已停售 off 已下架 sold-out 售罄。',
          },
          text: { type: 'string', title: '按钮的字' },
          note: { type: 'string', title: '什么时候开售' },
          turnsAt: {
            type: 'string',
            title: '下一次变化的时间',
            description: '销售或活动下一次开始、结束的时间，北京时间：到时要重新取；没有就不变了。',
          },
        },
        required: ['state', 'text'],
        additionalProperties: false,
      },
      priceNow: { type: 'number', minimum: 0, title: '现在单买的起价', description: '单位是元，秒杀进行中是秒杀价。' },
      isTwiceConfirmed: { type: 'boolean', title: '二次确认的商品', description: '类型是 66、67，可以查预约库存。' },
      hasSkus: { type: 'boolean', title: '有规格', $comment: '要从 goodsSkus 取。' },
      contactLimit: of.contactLimit,
      presale: of.presale,
      voucher: of.voucher,
      productActivity: { ...shownActivitySchema, title: '秒杀、砍价、拼团' },
      groupProduct: {
        type: 'object',
        title: '拼团',
        description: '团要另取。',
        properties: {
          ...group,
          timeStatus,
          mayOpen: { type: 'boolean', title: '可以开团', description: '说的是这位会员的资质。' },
        },
        required: [...groupRequired, 'timeStatus', 'mayOpen'],
        additionalProperties: false,
      },
      bargain: {
        ...bargainStandingSchema,
        title: '砍价',
        description: '这是还没发起的人看到的。',
        $comment: '自己的用 bargainDetail。',
      },
      company: {
        type: 'object',
        title: '商家和它的客服',
        properties: company,
        required: ['companyId', 'companyName', 'csCode'],
        additionalProperties: false,
      },
      store: { ...storeSchema, title: '门店' },
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
      'place',
      'productImageInfos',
      'productVideos',
      'productTagList',
      'description',
      'productReservationInfos',
      'unbookingPolicy',
      'sections',
      'startPrice',
      'underLinedPrice',
      'sold',
      'commentSummary',
      'discountType',
      'hasSkus',
      'sale',
      'priceNow',
      'isTwiceConfirmed',
    ],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
