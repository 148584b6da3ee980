import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { storeSchema } from './company.ts'
import { customerServiceSchema } from './customer-service.ts'
import { detailSectionSchema } from './detail-section.ts'
import { productSchema } from './product.ts'
import { shownActivitySchema } from './promotion.ts'
import { startMemberPricesSchema } from './sale-plan.ts'

const of = productSchema.properties
const sections = { type: 'array', items: detailSectionSchema } as const

/** A combo or play product as its page shows it (B3 product info, company). Amounts are yuan. */
export const productInfoSchema = {
  title: '产品信息',
  type: 'object',
  properties: {
    essentialInfo: {
      type: 'object',
      properties: {
        basicInfo: {
          type: 'object',
          properties: {
            name: of.productName,
            subTitle: of.productSubtitle,
            productCode: of.code,
            productId: of.id,
            storeId: of.storeId,
            productType: of.productType,
            company: { type: 'string', title: '商家编号' },
            underLinedPrice: of.underLinedPrice,
            isPackage: {
              type: 'integer',
              enum: [0, 1],
              enumDescriptions: ['不是套餐', '套餐'],
              title: '是不是套餐',
              description: '1 表示套餐。',
            },
            typePublish: { ...of.status, title: '发布状态', description: '1 是已发布，0 是已下架。' },
          },
          required: [
            'name',
            'subTitle',
            'productCode',
            'productId',
            'storeId',
            'productType',
            'company',
            'underLinedPrice',
            'isPackage',
            'typePublish',
          ],
          additionalProperties: false,
        },
      },
      required: ['basicInfo'],
      additionalProperties: false,
    },
    pictures: of.productImageInfos,
    videos: of.productVideos,
    tags: of.productTagList,
    productLabels: of.productLabels,
    multiLine: of.multiLine,
    description: of.description,
    itinerary: { type: 'array', items: of.itinerary.items, title: '行程' },
    notice: {
      type: 'object',
      properties: { notices: { type: 'array', items: of.notices.items } },
      required: ['notices'],
      additionalProperties: false,
    },
    unbookingPolicy: of.unbookingPolicy,
    sections: {
      type: 'object',
      title: '内容',
      description: '介绍、行程、须知、费用、退改的内容，按标签排好。',
      properties: { introduction: sections, itinerary: sections, notes: sections, fees: sections, refund: sections },
      required: ['introduction', 'itinerary', 'notes', 'fees', 'refund'],
      additionalProperties: false,
    },
    bookingLimit: {
      type: 'object',
      properties: { contactLimit: of.contactLimit },
      required: ['contactLimit'],
      additionalProperties: false,
    },
    minPrice: { ...of.startPrice, title: '起价', description: '单位是元。' },
    startMemberPrices: startMemberPricesSchema,
    sold: of.sold,
    place: of.place,
    saleStartDate: of.saleStartDate,
    saleEndDate: of.saleEndDate,
    commentSummary: of.commentSummary,
    memberDiscounts: of.memberDiscounts,
    otherMinCommission: of.otherMinCommission,
    productActivity: { ...shownActivitySchema, title: '秒杀' },
    needsMainOrder: { type: 'boolean', title: '要先有主订单', description: '主订单是住宿。' },
    isSoldOut: { type: 'boolean', title: '有产品', description: '但哪天都订不到了。' },
    company: { ...customerServiceSchema, title: '商家和它的客服' },
    store: { ...storeSchema, title: '门店' },
  },
  required: [
    'essentialInfo',
    'pictures',
    'videos',
    'tags',
    'description',
    'itinerary',
    'notice',
    'unbookingPolicy',
    'sections',
    'bookingLimit',
    'minPrice',
    'sold',
    'place',
    'saleStartDate',
    'saleEndDate',
    'commentSummary',
    'needsMainOrder',
    'isSoldOut',
    'company',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProductInfo = FromSchema<typeof productInfoSchema>
