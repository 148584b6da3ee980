import { poiSchema } from '../domain/poi.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const fields = { poiId: { type: 'string', minLength: 1, maxLength: 40, title: '地点编号' } } as const

/** GET /api/app/poi/detail (A2 poiDetail; the path is in the style of its neighbours): one place. */
export const poiDetail = {
  name: 'poiDetail',
  title: { zh: '地点详情', en: 'A place' },
  source: 'A2',
  method: 'GET',
  path: '/api/app/poi/detail',
  query: { type: 'object', properties: fields, required: ['poiId'], additionalProperties: false },
  reply: envelope(poiSchema),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: {
    with: { type: 'object', properties: fields, required: ['poiId'], additionalProperties: false },
    value: ['data'],
  },
} as const satisfies Contract
