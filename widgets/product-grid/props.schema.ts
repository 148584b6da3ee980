import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const productGridProps = {
  title: '商品列表',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 30, description: '标题' },
    items: {
      type: 'array',
      items: componentContentSchema,
      description: '页面组件的内容，一条一个商品，例如 {{ list.componentContents }}',
    },
    endText: { type: 'string', maxLength: 30, description: '到底时的一句话，默认 到底啦，只有这些内容了' },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProductGridProps = FromSchema<typeof productGridProps>
