import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** How a member's real name stands: masked, whoever reads it (B2.9 realAuthInfo). */
export const realNameSchema = {
  title: '实名认证',
  type: 'object',
  properties: {
    isVerified: { type: 'boolean', title: '认证过了' },
    name: { type: 'string', title: '姓名', description: '只露一个字。' },
    number: { type: 'string', title: '身份证号', description: '只露头尾。' },
    checkedTime: { type: 'string', title: '认证的时间', description: '是北京时间。' },
    triesLeft: { type: 'integer', minimum: 0, title: '今天还能试几次' },
  },
  required: ['isVerified', 'triesLeft'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RealName = FromSchema<typeof realNameSchema>
