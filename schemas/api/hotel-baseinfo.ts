import { hotelSchema } from '../domain/hotel.ts'
import { productSchema } from '../domain/product.ts'
import { startMemberPricesSchema } from '../domain/sale-plan.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'
import { productDetail } from './product-detail.ts'

const params = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '酒店的产品' },
  },
  required: ['id'],
  additionalProperties: false,
} as const

const of = productSchema.properties
const detail = productDetail.reply.properties.data.properties
const { rooms: _rooms, ...facts } = hotelSchema.properties

/** GET /online/product/hotel/{id}/baseinfo (A7): the hotel, what it takes in, and who sells it. Its texts are hotelExplaininfo's. */
export const hotelBaseinfo = {
  name: 'hotelBaseinfo',
  title: { zh: '酒店信息', en: 'A hotel' },
  source: 'A3, A7',
  method: 'GET',
  path: '/online/product/hotel/:id/baseinfo',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      id: of.id,
      code: of.code,
      productName: of.productName,
      productSubtitle: of.productSubtitle,
      productType: of.productType,
      status: of.status,
      place: of.place,
      productImageInfos: of.productImageInfos,
      productVideos: of.productVideos,
      productTagList: of.productTagList,
      productLabels: of.productLabels,
      startPrice: of.startPrice,
      startMemberPrices: startMemberPricesSchema,
      underLinedPrice: of.underLinedPrice,
      sold: of.sold,
      commentSummary: of.commentSummary,
      discountType: of.discountType,
      memberDiscounts: of.memberDiscounts,
      otherMinCommission: of.otherMinCommission,
      bookingInterface: of.bookingInterface,
      roomLimits: of.roomLimits,
      detailUrl: { type: 'string', title: '这家酒店的详情页', description: '例如 /prohotel/100201。' },
      hotel: {
        type: 'object',
        properties: facts,
        required: ['checkInTime', 'checkOutTime', 'openYear', 'facilities'],
        additionalProperties: false,
      },
      company: detail.company,
      store: detail.store,
    },
    required: [
      'id',
      'code',
      'productName',
      'productSubtitle',
      'productType',
      'status',
      'place',
      'productImageInfos',
      'productVideos',
      'productTagList',
      'startPrice',
      'underLinedPrice',
      'sold',
      'commentSummary',
      'discountType',
      'detailUrl',
      'hotel',
    ],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
