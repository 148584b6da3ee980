import type { Widget } from '../../src/kit/widget.ts'
import { stateTabsProps, type StateTabsProps } from './props.schema.ts'

export const stateTabs = {
  code: 'state-tabs',
  category: 'navigation',
  title: '状态标签',
  description: '一排标签，放不下就横向滑动，选中一个；每个可以有数目。选了发出 change 事件：用它改地址或 state。',
  props: stateTabsProps,
  events: {
    change: {
      title: '换了标签',
      payload: {
        type: 'object',
        properties: { value: { type: 'string', title: '选中的值' } },
        required: ['value'],
        additionalProperties: false,
      },
    },
  },
  height: 48,
  emptyWhen: ['tabs'],
  load: () => import('./state-tabs.tsx'),
} as const satisfies Widget<StateTabsProps>
