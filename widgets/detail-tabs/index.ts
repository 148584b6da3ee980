import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { detailTabsProps, type DetailTabsProps } from './props.schema.ts'

export const detailTabs = {
  code: 'detail-tabs',
  category: 'navigation',
  title: '详情标签',
  description: '简介、须知这样的几页文字：标签在滚动时留在上面，左右方向键可以换。',
  props: detailTabsProps,
  defaults,
  events: {
    select: {
      title: '换了标签',
      payload: {
        type: 'object',
        properties: {
          title: { type: 'string', title: '标签' },
          index: { type: 'integer', minimum: 0, title: '第几个', description: '从 0 开始。' },
        },
        required: ['title', 'index'],
        additionalProperties: false,
      },
    },
  },
  height: 420,
  emptyWhen: ['tabs'],
  load: () => import('./detail-tabs.tsx'),
} as const satisfies Widget<DetailTabsProps>
