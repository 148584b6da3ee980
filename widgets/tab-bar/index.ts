import type { Widget } from '../../src/kit/widget.ts'
import { tabBarProps, type TabBarProps } from './props.schema.ts'

export const tabBar = {
  code: 'tab-bar',
  category: 'navigation',
  title: '底部导航',
  description: '固定在屏幕底部的导航，页面的内容在它上面结束。它不占地方，放在哪儿都行。',
  props: tabBarProps,
  height: 1,
  floats: true,
  emptyWhen: ['items'],
  load: () => import('./tab-bar.tsx'),
} as const satisfies Widget<TabBarProps>
