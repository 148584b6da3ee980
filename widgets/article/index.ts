import { articlePartSchema } from '../../schemas/domain/article.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { articleProps, type ArticleProps } from './props.schema.ts'

export const article = {
  code: 'article',
  category: 'texts',
  title: '攻略文章',
  description: '一篇长文：题图、标题、作者和阅读数、小标题、段落、带说明的图片、引用和商品卡片。',
  props: articleProps,
  defaults,
  events: {
    select: {
      title: '点了文中的一个商品',
      payload: {
        type: 'object',
        properties: { part: { ...articlePartSchema, title: '哪一段' } },
        required: ['part'],
        additionalProperties: false,
      },
    },
  },
  height: 1940,
  emptyWhen: ['article'],
  load: () => import('./article.tsx'),
} as const satisfies Widget<ArticleProps>
