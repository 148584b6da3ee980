import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const link = {
  title: '链接',
  type: 'object',
  properties: {
    text: {
      type: 'string',
      expression: 'never',
      minLength: 1,
      maxLength: 12,
      title: '文字',
      description: '链接的文字，例如 隐私政策',
    },
    to: {
      type: 'string',
      expression: 'never',
      minLength: 1,
      format: 'address',
      title: '去哪里',
      description: '去哪里，例如 /Assistant',
    },
  },
  required: ['text', 'to'],
  additionalProperties: false,
} as const satisfies JSONSchema

const group = {
  title: '一组链接',
  type: 'object',
  properties: {
    title: {
      type: 'string',
      expression: 'never',
      minLength: 1,
      maxLength: 8,
      title: '标题',
      description: '这一组的标题，例如 客服和帮助',
    },
    links: {
      type: 'array',
      expression: 'never',
      items: link,
      minItems: 1,
      maxItems: 6,
      title: '链接',
      description: '这一组的链接',
    },
  },
  required: ['title', 'links'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const siteFooterProps = {
  title: '网站页脚',
  type: 'object',
  properties: {
    brand: { type: 'string', expression: 'never', minLength: 1, maxLength: 12, description: '品牌名' },
    promise: { type: 'string', expression: 'never', maxLength: 40, description: '品牌承诺的一句话' },
    groups: {
      type: 'array',
      expression: 'never',
      items: group,
      maxItems: 4,
      title: '链接',
      description: '几组链接，最多四组，例如 客服和帮助、规则',
    },
  },
  required: ['brand', 'groups'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SiteFooterProps = FromSchema<typeof siteFooterProps>
