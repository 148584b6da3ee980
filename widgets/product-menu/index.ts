import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import { contentEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { productMenuProps, type ProductMenuProps } from './props.schema.ts'

export const productMenu = {
  code: 'product-menu',
  category: 'products',
  title: '商品菜单',
  description: '页签、标签筛选和选中页签的商品。点页签发出 tab 事件：把 state 改成 event.index，商品数据随之更新。',
  props: productMenuProps,
  defaults,
  events: {
    tab: {
      title: '点了一个页签',
      payload: {
        type: 'object',
        properties: {
          index: { type: 'integer', minimum: 0, title: '第几个页签', description: '从 0 开始。' },
          item: componentContentSchema,
        },
        required: ['index', 'item'],
        additionalProperties: false,
      },
    },
    select: { ...contentEvent, title: '点了一个商品' },
  },
  height: 1080,
  emptyWhen: ['tabs'],
  load: () => import('./product-menu.tsx'),
} as const satisfies Widget<ProductMenuProps>
