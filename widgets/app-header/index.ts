import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { appHeaderProps, type AppHeaderProps } from './props.schema.ts'

export const appHeader = {
  code: 'app-header',
  category: 'navigation',
  title: '首页页头',
  description: '品牌标志、品牌名、一句问候和分享按钮；只用在没有页头的页面（首页）。',
  props: appHeaderProps,
  defaults,
  events: { share: plainEvent('点了分享') },
  height: 60,
  load: () => import('./app-header.tsx'),
} as const satisfies Widget<AppHeaderProps>
