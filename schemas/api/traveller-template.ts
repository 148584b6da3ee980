import { travellerTemplateSchema } from '../domain/traveller.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
    ssresources: {
      type: 'array',
      maxItems: 50,
      title: '选的资源',
      items: {
        type: 'object',
        properties: {
          productId: { type: 'string', minLength: 1, maxLength: 40, title: '资源编号' },
          useCount: { type: 'integer', minimum: 1, maximum: 999, title: '份数' },
        },
        required: ['productId', 'useCount'],
        additionalProperties: false,
      },
    },
  },
  required: ['productId', 'ssresources'],
  additionalProperties: false,
} as const

/** POST /online/product/traveller/template (B7 traveller template; the path is ours): what is asked of those who travel. */
export const travellerTemplate = {
  name: 'travellerTemplate',
  title: { zh: '出行人模板', en: 'Traveller template' },
  source: 'B3, B5, B7',
  method: 'POST',
  path: '/online/product/traveller/template',
  body,
  reply: envelope(travellerTemplateSchema),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: body, value: ['data'] },
} as const satisfies Contract
