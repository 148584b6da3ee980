import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { packageFilterProps, type PackageFilterProps } from './props.schema.ts'

export const packageFilter = {
  code: 'package-filter',
  category: 'products',
  title: '套餐筛选',
  description: '热门标签和按分类的筛选，滚动时留在上面；选了什么由 change 事件告诉页面。',
  props: packageFilterProps,
  defaults,
  events: {
    change: {
      title: '换了筛选',
      payload: {
        type: 'object',
        properties: {
          names: { type: 'array', items: { type: 'string' }, title: '选中的标签和选项' },
          text: { type: 'string', title: '用逗号连起来', description: '没有选中是空文字。' },
        },
        required: ['names', 'text'],
        additionalProperties: false,
      },
    },
  },
  height: 56,
  emptyWhen: ['hotTags', 'categories'],
  load: () => import('./package-filter.tsx'),
} as const satisfies Widget<PackageFilterProps>
