import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const staySearchProps = {
  title: '订酒店',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, title: '标题', description: '例如“订酒店”。' },
    today: {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}',
      title: '现在的时间',
      description: '写 {{ now }}：6 点前从昨天起可订，最晚到之后第 5 个月的月底。',
    },
    hotels: {
      type: 'array',
      items: componentContentSchema,
      title: '可选的酒店',
      description: '一家一条，先选中第一家；不写就没有选酒店的一行。',
    },
    bookingInterface: {
      type: 'integer',
      minimum: 0,
      maximum: 9,
      title: '预订接口',
      description: '是 2 或 3（专属预订）时默认日期晚一天。',
    },
    buttonText: { type: 'string', minLength: 1, maxLength: 10, title: '按钮的文字', description: '默认是“查看空房”。' },
    moreText: {
      type: 'string',
      minLength: 1,
      maxLength: 8,
      title: '右边链接的文字',
      description: '例如“全部酒店”，不写就没有。',
    },
    moreTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '右边链接的地址',
      description: '例如 /hotelchannel。',
    },
  },
  required: ['title', 'today'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StaySearchProps = FromSchema<typeof staySearchProps>
