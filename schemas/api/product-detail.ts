import { companySchema, storeSchema } from '../domain/company.ts'
import { detailSectionSchema } from '../domain/detail-section.ts'
import { productSchema } from '../domain/product.ts'
import { groupProductSchema } from '../domain/promotion.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, description: '产品 id' } },
  required: ['id'],
  additionalProperties: false,
} as const

const { teams: _teams, ...group } = groupProductSchema.properties
const { stores: _stores, ...company } = companySchema.properties
const of = productSchema.properties
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
      kind: { type: 'string', description: '种类，见 productKinds；不认识的类型没有' },
      path: { type: 'string', description: '这种产品自己的详情页地址，例如 /goods/650101；不认识的类型没有' },
      status: of.status,
      saleStartDate: of.saleStartDate,
      saleEndDate: of.saleEndDate,
      place: of.place,
      productImageInfos: of.productImageInfos,
      productVideos: of.productVideos,
      productTagList: of.productTagList,
      description: of.description,
      productReservationInfos: of.productReservationInfos,
      itinerary: of.itinerary,
      notices: of.notices,
      unbookingPolicy: of.unbookingPolicy,
      sections: {
        type: 'object',
        description: '介绍、行程、须知、费用、退改，按标签排好',
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
      otherMinCommission: of.otherMinCommission,
      packageType: of.packageType,
      packageList: { ...of.packageList, description: '套餐；stock 是还剩多少' },
      hasSkus: { type: 'boolean', description: '有规格：要从 goodsSkus 取' },
      contactLimit: of.contactLimit,
      presale: of.presale,
      productActivity: { ...of.productActivity, description: '秒杀、砍价、拼团' },
      groupProduct: {
        type: 'object',
        description: '拼团；团的名单另取',
        properties: group,
        required: [
          'groupType',
          'groupMode',
          'groupPrice',
          'originalPrice',
          'joinPerson',
          'numberOfPerson',
          'startTimeMillisecond',
          'endTimeMillisecond',
          'activityProductName',
          'activityProductPhoto',
          'viewPhoto',
          'enable',
          'showGroupButton',
          'productType',
        ],
        additionalProperties: false,
      },
      company: {
        type: 'object',
        description: '商家和它的客服',
        properties: company,
        required: ['companyId', 'companyName', 'csCode'],
        additionalProperties: false,
      },
      store: { ...storeSchema, description: '门店' },
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
    ],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
