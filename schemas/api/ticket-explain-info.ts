import { detailSectionSchema } from '../domain/detail-section.ts'
import { productSchema } from '../domain/product.ts'
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
const sections = { type: 'array', items: detailSectionSchema } as const

/** GET /online/product/ticket/{id}/explainInfo (A7): the long texts of a ticket, as they are kept and sorted into tabs. */
export const ticketExplainInfo = {
  name: 'ticketExplainInfo',
  title: { zh: '门票说明', en: 'Texts of a ticket' },
  source: 'A2, A7',
  method: 'GET',
  path: '/online/product/ticket/:id/explainInfo',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      description: of.description,
      productReservationInfos: of.productReservationInfos,
      unbookingPolicy: of.unbookingPolicy,
      sections: {
        type: 'object',
        title: '简介、须知、退改',
        description: '按标签排好。',
        properties: { introduction: sections, notes: sections, refund: sections },
        required: ['introduction', 'notes', 'refund'],
        additionalProperties: false,
      },
    },
    required: ['description', 'productReservationInfos', 'unbookingPolicy', 'sections'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
