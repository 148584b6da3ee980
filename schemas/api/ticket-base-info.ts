import { productSchema } from '../domain/product.ts'
import { startMemberPricesSchema } from '../domain/sale-plan.ts'
import { ticketSchema } from '../domain/ticket.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '门票产品' },
  },
  required: ['id'],
  additionalProperties: false,
} as const

const of = productSchema.properties
const ticket = ticketSchema.properties

/** GET /online/product/ticket/{id}/baseInfo (A7): what a ticket is, and whether it is on sale now (A4). */
export const ticketBaseInfo = {
  name: 'ticketBaseInfo',
  title: { zh: '门票信息', en: 'A ticket' },
  source: 'A3, A4, A7',
  method: 'GET',
  path: '/online/product/ticket/:id/baseInfo',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      productId: of.id,
      companyId: of.companyId,
      storeId: of.storeId,
      productName: of.productName,
      productSubtitle: of.productSubtitle,
      place: of.place,
      status: of.status,
      productImageInfos: of.productImageInfos,
      productVideos: of.productVideos,
      productTagList: of.productTagList,
      productLabels: of.productLabels,
      startPrice: of.startPrice,
      startMemberPrices: startMemberPricesSchema,
      underLinedPrice: of.underLinedPrice,
      sold: of.sold,
      commentSummary: of.commentSummary,
      subscriptUrl: of.subscriptUrl,
      otherMinCommission: of.otherMinCommission,
      effectTime: ticket.effectTime,
      expireDate: ticket.expireDate,
      typePublish: ticket.typePublish,
      typeEdit: ticket.typeEdit,
      isFlexTicket: ticket.isFlexTicket,
      unsubscribePolicyType: ticket.unsubscribePolicyType,
      realNameCertification: ticket.realNameCertification,
      hasSessions: { type: 'boolean', title: '分场次' },
      saleState: {
        enum: ['on-sale', 'off-shelf', 'not-published', 'not-yet', 'over'],
        enumDescriptions: ['可售', '已下架', '未发布', '未到有效期', '已过期'],
        title: '在售状态',
        $comment: 'on-sale 可售，off-shelf 已下架，not-published 未发布，not-yet 未到有效期，over 已过期。',
      },
      memberDiscounts: { ...of.memberDiscounts, title: '各等级的折扣', description: '不参加会员折扣时没有。' },
    },
    required: [
      'productId',
      'companyId',
      'storeId',
      'productName',
      'productSubtitle',
      'place',
      'status',
      'productImageInfos',
      'productVideos',
      'productTagList',
      'startPrice',
      'underLinedPrice',
      'sold',
      'commentSummary',
      'effectTime',
      'expireDate',
      'typePublish',
      'typeEdit',
      'isFlexTicket',
      'unsubscribePolicyType',
      'realNameCertification',
      'hasSessions',
      'saleState',
      'memberDiscounts',
    ],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
