import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const quickEntriesProps = {
  title: '快捷入口',
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: componentContentSchema,
      description: '页面组件的内容，一条一个入口；图标取 customFields.icon，没有时用图片',
    },
    label: {
      type: 'string',
      minLength: 1,
      maxLength: 12,
      description: '给读屏的名字，默认 快捷入口；一页有两排时要不同',
    },
    max: { type: 'integer', minimum: 1, maximum: 5, description: '最多几个，默认 5；一键WIFI 不展示也不计数' },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type QuickEntriesProps = FromSchema<typeof quickEntriesProps>
