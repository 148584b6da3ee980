import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { appHeaderProps, type AppHeaderProps } from './props.schema.ts'

export const appHeader = {
  code: 'app-header',
  category: 'navigation',
  title: '首页页头',
  description: '品牌标志、品牌名、一句问候、天气、分享按钮和搜索；只用在没有页头的页面（首页）。手机上没有地方放问候。',
  props: appHeaderProps,
  defaults,
  events: { share: plainEvent('点了分享') },
  slots: {
    weather: { title: '天气', allow: ['weather-card'], max: 1 },
    search: { title: '搜索', allow: ['search-entry'], max: 1 },
  },
  height: 60,
  load: () => import('./app-header.tsx'),
} as const satisfies Widget<AppHeaderProps>
