import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { iconPaths } from '../../src/ui/icon/icon-paths.ts'
import type { IconName } from '../../src/ui/icon/index.tsx'

const iconNames = Object.keys(iconPaths) as IconName[]

export const tabBarProps = {
  title: '底部导航',
  type: 'object',
  properties: {
    items: {
      type: 'array',
      minItems: 2,
      maxItems: 5,
      items: {
        type: 'object',
        properties: {
          text: { type: 'string', minLength: 1, maxLength: 6, title: '文字', description: '例如“首页”。' },
          icon: { enum: iconNames, title: '图标名' },
          to: { type: 'string', minLength: 1, format: 'address', title: '地址', description: '例如 /?p=My。' },
          badge: {
            type: 'integer',
            minimum: 0,
            title: '角标上的数',
            description: '例如未读消息有几条；是 0 或不写就没有角标。',
          },
        },
        required: ['text', 'icon', 'to'],
        additionalProperties: false,
      },
      title: '两到五项',
    },
    current: { type: 'integer', minimum: 0, title: '当前页是第几项', description: '从 0 开始；不写就没有选中的。' },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TabBarProps = FromSchema<typeof tabBarProps>
