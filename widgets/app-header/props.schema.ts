import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const appHeaderProps = {
  title: '首页页头',
  type: 'object',
  properties: {
    brand: { type: 'string', minLength: 1, maxLength: 12, title: '品牌名', description: '它也是首页的大标题。' },
    greeting: { type: 'string', maxLength: 24, title: '品牌名下面的一句话' },
    share: { type: 'boolean', title: '分享按钮', description: '默认有。' },
  },
  required: ['brand'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type AppHeaderProps = FromSchema<typeof appHeaderProps>
