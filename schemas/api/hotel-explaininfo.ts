import { detailSectionSchema } from '../domain/detail-section.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '酒店的产品' },
  },
  required: ['id'],
  additionalProperties: false,
} as const

const sections = { type: 'array', items: detailSectionSchema } as const

/** GET /online/product/hotel/{id}/explaininfo (A7): what the tabs 酒店介绍 and 预订须知 say (A2). */
export const hotelExplaininfo = {
  name: 'hotelExplaininfo',
  title: { zh: '酒店介绍和须知', en: 'What a hotel says of itself' },
  source: 'A2, A7',
  method: 'GET',
  path: '/online/product/hotel/:id/explaininfo',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      introduction: { ...sections, title: '酒店介绍' },
      notes: { ...sections, title: '预订须知', description: '最后是退改。' },
    },
    required: ['introduction', 'notes'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
