import { storeSchema } from '../domain/company.ts'
import { pictureSchema } from '../domain/picture.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { storeId: { type: 'string', minLength: 1, maxLength: 40, title: '门店编号' } },
  required: ['storeId'],
  additionalProperties: false,
} as const

/** GET /online/order/company/store/{storeId} (B2.9 storeInformation; the path is in the style of its neighbours). */
export const storeInformation = {
  name: 'storeInformation',
  title: { zh: '门店信息', en: 'A store' },
  source: 'B2.9, B3',
  method: 'GET',
  path: '/online/order/company/store/:storeId',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      store: storeSchema,
      companyId: { type: 'string', title: '商家编号' },
      companyName: { type: 'string', title: '商家的名字' },
      pictures: {
        type: 'array',
        title: '门店的图片',
        items: pictureSchema,
      },
    },
    required: ['store', 'companyId', 'companyName', 'pictures'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
