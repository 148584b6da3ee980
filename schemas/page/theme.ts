import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

const colour = { type: 'string', format: 'colour', pattern: '^#[0-9A-Fa-f]{6}$' } as const

const colours = {
  ink: { ...colour, description: '标题文字' },
  'ink-2': { ...colour, description: '正文' },
  'ink-3': { ...colour, description: '说明文字' },
  brand: { ...colour, description: '品牌色：链接、选中' },
  'brand-deep': { ...colour, description: '品牌深色' },
  'brand-tint': { ...colour, description: '品牌浅底' },
  accent: { ...colour, description: '价格和主要动作' },
  'accent-tint': { ...colour, description: '强调浅底' },
  page: { ...colour, description: '页面底色' },
  surface: { ...colour, description: '卡片底色' },
  line: { ...colour, description: '细线' },
} as const

/** A brand's look (look.md: themes by `from` change colour, radius and pictures, not layout). */
export const themeSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://pagoda.local/schemas/theme.schema.json',
  title: 'Pagoda 主题',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    title: { type: 'string', minLength: 1, description: '品牌名' },
    tokens: {
      type: 'object',
      description: '与默认不同的设计变量',
      properties: {
        ...colours,
        'radius-s': { type: 'integer', minimum: 0, maximum: 24, description: '输入框圆角（像素）' },
        'radius-m': { type: 'integer', minimum: 0, maximum: 32, description: '卡片圆角（像素）' },
        'radius-l': { type: 'integer', minimum: 0, maximum: 40, description: '弹层圆角（像素）' },
      },
      additionalProperties: false,
    },
    dark: {
      type: 'object',
      description: '深色下的颜色；没有填的按品牌的颜色算出来',
      properties: colours,
      additionalProperties: false,
    },
  },
  required: ['title', 'tokens'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Theme = FromSchema<typeof themeSchema>
