import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const stayCardsProps = {
  title: '酒店大卡片',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 30, title: '标题', description: '不写就没有。' },
    hotels: {
      type: 'array',
      items: componentContentSchema,
      title: '页面组件的内容',
      description: '一条一家酒店，例如 {{ list.componentContents }}。',
    },
    checkInDate: { type: 'string', title: '入住日期', description: '带到酒店的页面；不是日期就不带。' },
    checkOutDate: { type: 'string', title: '离店日期', description: '带到酒店的页面；不是日期就不带。' },
  },
  required: ['hotels'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StayCardsProps = FromSchema<typeof stayCardsProps>
