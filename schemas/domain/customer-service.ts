import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** How a company's customer service is reached (A3, B3 company). Neither tel nor mqUrl, serviceMode, mqAppKey: it has none. */
export const customerServiceSchema = {
  title: '客服',
  type: 'object',
  properties: {
    companyId: { type: 'string' },
    companyName: { type: 'string' },
    csCode: { type: 'string', description: '客服代码' },
    serviceMode: { type: 'integer', description: '客服方式' },
    mqAppKey: { type: 'string' },
    mqUrl: { type: 'string', description: '在线客服地址' },
    tel: { type: 'string', description: '客服电话' },
    telTip: { type: 'string', description: '电话服务时间' },
    urlLogo: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
  },
  required: ['companyId', 'companyName', 'csCode'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type CustomerService = FromSchema<typeof customerServiceSchema>
