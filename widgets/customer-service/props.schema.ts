import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { brands } from '../../schemas/page/context.ts'

/** As the endpoint customerService gives it (schemas/domain/customer-service.ts), each field said in an operator's words. */
export const serviceSchema = {
  type: 'object',
  description: '客服信息，来自接口 customerService；电话和在线都没有时按钮不出现',
  properties: {
    companyId: { type: 'string', description: '商家 id' },
    companyName: { type: 'string', description: '商家的名字' },
    csCode: { type: 'string', description: '客服代码' },
    serviceMode: { type: 'integer', description: '客服方式' },
    mqAppKey: { type: 'string', description: '在线客服的应用代码' },
    mqUrl: { type: 'string', description: '在线客服地址' },
    tel: { type: 'string', description: '客服电话' },
    telTip: { type: 'string', description: '电话服务时间' },
    urlLogo: { type: 'string', description: '图片地址，不带尺寸' },
  },
  required: ['companyId', 'companyName', 'csCode'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const customerServiceProps = {
  title: '客服按钮',
  type: 'object',
  properties: {
    service: serviceSchema,
    from: { enum: brands, description: '来源品牌，写 {{ from }}：clubmed 和 tcmp 没有在线客服' },
    text: { type: 'string', minLength: 1, maxLength: 2, description: '按钮的文字，默认 客服' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type Service = FromSchema<typeof serviceSchema>
export type CustomerServiceProps = FromSchema<typeof customerServiceProps>
