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
      maxLength: 6,
      title: '文字',
      description: '链接的文字，例如 酒店',
    },
    to: {
      type: 'string',
      expression: 'never',
      minLength: 1,
      format: 'address',
      title: '去哪里',
      description: '去哪里，例如 /hotelchannel',
    },
  },
  required: ['text', 'to'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const siteHeaderProps = {
  title: '网站页头',
  type: 'object',
  properties: {
    brand: { type: 'string', expression: 'never', minLength: 1, maxLength: 12, description: '品牌名，点它回首页' },
    nav: {
      type: 'array',
      expression: 'never',
      items: link,
      maxItems: 6,
      title: '导航',
      description: '导航，最多六个，例如 酒店、门票',
    },
    placeholder: {
      type: 'string',
      expression: 'never',
      minLength: 1,
      maxLength: 16,
      title: '搜索提示',
      description: '搜索框里的提示',
    },
    member: { ...link, title: '会员', description: '最右边的链接，例如 我的' },
  },
  required: ['brand', 'nav', 'member'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SiteHeaderProps = FromSchema<typeof siteHeaderProps>
