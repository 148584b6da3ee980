import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const lineTagsProps = {
  title: '同系列线路',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“选择线路”。' },
    lines: {
      type: 'array',
      title: '同系列的线路',
      description: '例如 {{ info.multiLine.details }}；只有一条时不出现。',
      items: {
        type: 'object',
        properties: {
          productId: { type: 'string', names: 'product', title: '产品' },
          name: { type: 'string', title: '线路的名字' },
        },
        required: ['productId', 'name'],
        additionalProperties: false,
      },
    },
    current: { type: 'string', title: '正在看的产品', description: '例如 {{ params.id }}。' },
    to: {
      type: 'string',
      minLength: 1,
      title: '去哪儿',
      description: '默认是 /productDetail/。',
      $comment: '后面接上它的 id。',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type LineTagsProps = FromSchema<typeof lineTagsProps>
