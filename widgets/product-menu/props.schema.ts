import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const productMenuProps = {
  title: '商品菜单',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, title: '标题', description: '例如“去哪儿玩”。' },
    tabs: {
      type: 'array',
      items: componentContentSchema,
      title: '页签',
      $comment: 'TCP_YT2_GoodsMenu 的内容；subtitle 是列表的代码，customFields.tags 是筛选标签。',
    },
    products: {
      type: 'array',
      items: componentContentSchema,
      title: '选中页签的商品',
      description: '例如 {{ products.componentContents }}。',
    },
    selected: {
      type: 'integer',
      minimum: 0,
      title: '选中第几个页签',
      description: '从 0 开始，例如 {{ state.tab }}。',
    },
    max: {
      type: 'integer',
      minimum: 2,
      maximum: 20,
      title: '最多几个商品',
      description: '默认是 6；更多的在“查看全部”里。',
    },
    allText: {
      type: 'string',
      minLength: 1,
      maxLength: 10,
      title: '底部链接的文字',
      description: '默认是“查看全部”。',
    },
    emptyText: { type: 'string', minLength: 1, maxLength: 40, title: '没有商品时的一句话' },
  },
  required: ['title', 'tabs'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProductMenuProps = FromSchema<typeof productMenuProps>
