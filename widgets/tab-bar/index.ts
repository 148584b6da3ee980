import type { Widget } from '../../src/kit/widget.ts'
import { migrations } from './migrations.ts'
import { tabBarProps, type TabBarProps } from './props.schema.ts'

export const tabBar = {
  code: 'tab-bar',
  title: '底部导航',
  description: '固定在屏幕底部的导航；放在页面最后，给它留的地方就在内容下面。',
  version: 1,
  props: tabBarProps,
  migrations,
  height: 56,
  emptyWhen: ['items'],
  load: () => import('./tab-bar.tsx'),
} as const satisfies Widget<TabBarProps>
