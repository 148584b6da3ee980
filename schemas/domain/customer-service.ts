import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** How a company's customer service is reached (A3, B3 company). Neither tel nor mqUrl, serviceMode, mqAppKey: it has none. */
export const customerServiceSchema = {
  title: '客服',
  type: 'object',
  properties: {
    companyId: { type: 'string' },
    companyName: { type: 'string' },
    csCode: { type: 'string', title: '客服代码' },
    serviceMode: { type: 'integer', title: '客服方式' },
    mqAppKey: { type: 'string' },
    mqUrl: { type: 'string', title: '在线客服地址' },
    tel: { type: 'string', title: '客服电话' },
    telTip: { type: 'string', title: '电话服务时间' },
    urlLogo: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
  },
  required: ['companyId', 'companyName', 'csCode'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type CustomerService = FromSchema<typeof customerServiceSchema>
