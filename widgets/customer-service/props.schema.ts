import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { serviceFromSchema, serviceSchema as anyService } from '../../src/kit/service-schema.ts'

/** As the endpoint customerService gives it: it always names the company. */
export const serviceSchema = {
  ...anyService,
  title: '客服信息',
  description: '电话和在线都没有时按钮不出现。',
  $comment: '来自接口 customerService。',
  required: ['companyId', 'companyName', 'csCode'],
} as const satisfies JSONSchema

export const customerServiceProps = {
  title: '客服按钮',
  type: 'object',
  properties: {
    service: serviceSchema,
    from: serviceFromSchema,
    text: { type: 'string', minLength: 1, maxLength: 2, title: '按钮的文字', description: '默认是“客服”。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type CustomerServiceProps = FromSchema<typeof customerServiceProps>
