import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { typeChipsProps, type TypeChipsProps } from './props.schema.ts'

export const typeChips = {
  code: 'type-chips',
  category: 'navigation',
  title: '分类筛选',
  description: '一排大类，选一个或不选；再点选中的就取消。选了发出 change 事件：用它改 state 或地址。',
  props: typeChipsProps,
  defaults,
  events: {
    change: {
      title: '换了大类',
      payload: {
        type: 'object',
        properties: {
          productType: { type: 'integer', minimum: -1, title: '大类的代码', description: '-1 是不分类。' },
        },
        required: ['productType'],
        additionalProperties: false,
      },
    },
  },
  height: 64,
  emptyWhen: ['types'],
  load: () => import('./type-chips.tsx'),
} as const satisfies Widget<TypeChipsProps>
