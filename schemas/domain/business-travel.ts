import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** For whom a member travels on business (B2.9 travel). */
export const businessTravelSchema = {
  title: '企业差旅',
  type: 'object',
  properties: {
    isVerified: { type: 'boolean', description: '认证过了' },
    companyName: { type: 'string', description: '企业的名字' },
    levelName: { type: 'string', description: '至少享受哪个等级的价格' },
    mail: { type: 'string', description: '企业邮箱，遮住一部分' },
    verifiedTime: { type: 'string', description: '认证的时间，北京时间' },
  },
  required: ['isVerified'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BusinessTravel = FromSchema<typeof businessTravelSchema>
