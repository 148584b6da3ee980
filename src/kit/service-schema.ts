import type { JSONSchema } from '../../schemas/json-schema.ts'
import { brands } from '../../schemas/domain/channels.ts'

const properties = {
  companyId: { type: 'string', description: '商家 id' },
  companyName: { type: 'string', description: '商家的名字' },
  csCode: { type: 'string', description: '客服代码' },
  serviceMode: { type: 'integer', description: '客服方式' },
  serviceGroupId: { type: 'string', description: '客服分组' },
  mqAppKey: { type: 'string', description: '在线客服的应用代码' },
  mqUrl: { type: 'string', description: '在线客服地址' },
  tel: { type: 'string', description: '客服电话' },
  telTip: { type: 'string', description: '电话服务时间' },
  urlLogo: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
} as const satisfies Record<string, JSONSchema>

/** A company's customer service as widgets take it (schemas/domain/customer-service.ts), each field said in an operator's words. */
export const serviceSchema = {
  type: 'object',
  description: '商家的客服，来自接口 customerService，或商品的 company',
  properties,
  additionalProperties: false,
} as const satisfies JSONSchema

export const serviceFromSchema = {
  enum: brands,
  description: '来源品牌，写 {{ from }}：clubmed 和 tcmp 没有在线客服',
} as const satisfies JSONSchema

/** An event that asks for the online service. */
export const serviceEvent = (title: string) =>
  ({
    title,
    payload: {
      type: 'object',
      properties: { service: { ...serviceSchema, description: '交给动作 online-service' } },
      required: ['service'],
      additionalProperties: false,
    },
  }) as const
