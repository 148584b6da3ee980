import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { productChoicesProps, type ProductChoicesProps } from './props.schema.ts'

export const productChoices = {
  code: 'product-choices',
  category: 'products',
  title: '选择产品',
  description: '玩乐的几个产品，一个一行：名字、别名、起价和选购按钮。弹层里用 sheet 的样子。',
  props: productChoicesProps,
  defaults,
  variants: ['sheet'],
  events: {
    pick: {
      title: '点了选购',
      payload: {
        type: 'object',
        properties: { productId: { type: 'string', names: 'product', title: '产品' } },
        required: ['productId'],
        additionalProperties: false,
      },
    },
  },
  height: 420,
  emptyWhen: ['products'],
  load: () => import('./product-choices.tsx'),
} as const satisfies Widget<ProductChoicesProps>
