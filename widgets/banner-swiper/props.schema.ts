import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const bannerSwiperProps = {
  title: '轮播图',
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: componentContentSchema,
      title: '页面组件的内容',
      description: '一条一张图，例如 {{ banner.componentContents }}。',
    },
    max: { type: 'integer', minimum: 1, maximum: 12, title: '最多几张', description: '默认是 6。' },
    autoplay: {
      type: 'integer',
      minimum: 0,
      maximum: 60000,
      title: '每张停留多少毫秒',
      description: '默认是 3000；0 表示不自动播放。',
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BannerSwiperProps = FromSchema<typeof bannerSwiperProps>
