import { poiSchema } from '../domain/poi.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const fields = {
  merchantId: { type: 'string', minLength: 1, maxLength: 20, title: '商户', description: '度假村是 1。' },
  poiType: { type: 'string', maxLength: 20, title: '类型', description: '不写是全部。' },
} as const

/** GET /api/app/poi/list (A2 poiList; the path is in the style of its neighbours): the places of the resort. */
export const poiList = {
  name: 'poiList',
  title: { zh: '地点列表', en: 'Places' },
  source: 'A2',
  method: 'GET',
  path: '/api/app/poi/list',
  query: { type: 'object', properties: fields, required: ['merchantId'], additionalProperties: false },
  reply: envelope({
    type: 'object',
    properties: { list: { type: 'array', items: poiSchema } },
    required: ['list'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  page: {
    with: { type: 'object', properties: fields, additionalProperties: false },
    defaults: { merchantId: '1' },
    value: ['data', 'list'],
  },
} as const satisfies Contract
