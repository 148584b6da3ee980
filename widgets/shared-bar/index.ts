import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { sharedBarProps, type SharedBarProps } from './props.schema.ts'

export const sharedBar = {
  code: 'shared-bar',
  category: 'navigation',
  title: '好友分享条',
  description: '从别人分享的链接进来时，页面顶上的一条：好友分享给你，去首页。',
  props: sharedBarProps,
  defaults,
  migrations,
  height: 52,
  static: true,
  emptyWhen: ['code'],
  load: () => import('./shared-bar.tsx'),
} as const satisfies Widget<SharedBarProps>
