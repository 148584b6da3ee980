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
      title: '页面组件的内容',
      description: '一条一个入口；没有时用图片。',
      $comment: '图标取 customFields.icon。',
    },
    label: {
      type: 'string',
      minLength: 1,
      maxLength: 12,
      title: '给读屏的名字',
      description: '默认是“快捷入口”；一页有两排时要不同。',
    },
    max: {
      type: 'integer',
      minimum: 1,
      maximum: 5,
      title: '最多几个',
      description: '默认是 5。',
      $comment: '一键WIFI 不展示也不计数。',
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type QuickEntriesProps = FromSchema<typeof quickEntriesProps>
