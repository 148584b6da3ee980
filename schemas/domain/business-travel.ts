import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** For whom a member travels on business (B2.9 travel). */
export const businessTravelSchema = {
  title: '企业差旅',
  type: 'object',
  properties: {
    isVerified: { type: 'boolean', title: '认证过了' },
    companyName: { type: 'string', title: '企业的名字' },
    levelName: { type: 'string', title: '至少享受哪个等级的价格' },
    mail: { type: 'string', title: '企业邮箱', description: '遮住一部分。' },
    verifiedTime: { type: 'string', title: '认证的时间', description: '是北京时间。' },
  },
  required: ['isVerified'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BusinessTravel = FromSchema<typeof businessTravelSchema>
