import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const productGridProps = {
  title: '商品列表',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 30, title: '标题' },
    items: {
      type: 'array',
      items: componentContentSchema,
      title: '页面组件的内容',
      description: '一条一个商品，例如 {{ list.componentContents }}。',
    },
    endText: {
      type: 'string',
      maxLength: 30,
      title: '到底时的一句话',
      description: '默认是“到底啦，只有这些内容了”。',
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProductGridProps = FromSchema<typeof productGridProps>
