import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

const colour = { type: 'string', format: 'colour', pattern: '^#[0-9A-Fa-f]{6}$' } as const

const colours = {
  ink: { ...colour, title: '标题文字' },
  'ink-2': { ...colour, title: '正文' },
  'ink-3': { ...colour, title: '说明文字' },
  brand: { ...colour, title: '品牌色', description: '链接和选中的颜色。' },
  'brand-deep': { ...colour, title: '品牌深色' },
  'brand-tint': { ...colour, title: '品牌浅底' },
  accent: { ...colour, title: '价格和主要动作' },
  'accent-tint': { ...colour, title: '强调浅底' },
  page: { ...colour, title: '页面底色' },
  surface: { ...colour, title: '卡片底色' },
  line: { ...colour, title: '细线' },
} as const

/** Signs that a brand may have in place of the shop’s own: src/domain/look/brand-marks.ts draws them. */
const brandMarks = ['compass', 'house', 'anise', 'atoll', 'rings', 'path'] as const
export type BrandMark = (typeof brandMarks)[number]

/** A brand's look (look.md: themes by `from` change colour, radius, sign and pictures, not layout). */
export const themeSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://pagoda.local/schemas/theme.schema.json',
  title: 'Pagoda 主题',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    title: { type: 'string', minLength: 1, title: '品牌名' },
    mark: {
      enum: brandMarks,
      enumDescriptions: ['罗盘', '海屋', '八角', '环礁', '双环', '小路'],
      title: '品牌标志',
      description: '用品牌色画；不填是商城自己的。',
    },
    tokens: {
      type: 'object',
      title: '与默认不同的设计变量',
      properties: {
        ...colours,
        'radius-s': { type: 'integer', minimum: 0, maximum: 24, title: '输入框圆角', description: '单位是像素。' },
        'radius-m': { type: 'integer', minimum: 0, maximum: 32, title: '卡片圆角', description: '单位是像素。' },
        'radius-button': {
          type: 'integer',
          minimum: 0,
          maximum: 24,
          title: '按钮圆角',
          description: '单位是像素，不填是圆头。',
        },
        'radius-l': { type: 'integer', minimum: 0, maximum: 40, title: '弹层圆角', description: '单位是像素。' },
      },
      additionalProperties: false,
    },
    dark: {
      type: 'object',
      title: '深色下的颜色',
      description: '没有填的按品牌的颜色算出来。',
      properties: colours,
      additionalProperties: false,
    },
  },
  required: ['title', 'tokens'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Theme = FromSchema<typeof themeSchema>
