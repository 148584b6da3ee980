import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const lineTagsProps = {
  title: '同系列线路',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, description: '标题，默认 选择线路' },
    lines: {
      type: 'array',
      description: '同系列的线路，例如 {{ info.multiLine.details }}；只有一条时不出现',
      items: {
        type: 'object',
        properties: {
          productId: { type: 'string', names: 'product', description: '产品 id' },
          name: { type: 'string', description: '线路的名字' },
        },
        required: ['productId', 'name'],
        additionalProperties: false,
      },
    },
    current: { type: 'string', description: '正在看的产品，例如 {{ params.id }}' },
    to: { type: 'string', minLength: 1, description: '去哪儿，后面接上它的 id；默认 /productDetail/' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type LineTagsProps = FromSchema<typeof lineTagsProps>
