import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { siteHeaderProps, type SiteHeaderProps } from './props.schema.ts'

export const siteHeader = {
  code: 'site-header',
  category: 'navigation',
  title: '网站页头',
  description: '电脑上每个页面最上面的一条：品牌、导航、搜索和会员。写在部件 site-header 里；手机和平板上没有。',
  props: siteHeaderProps,
  defaults,
  height: 1,
  static: true,
  load: () => import('./site-header.tsx'),
} as const satisfies Widget<SiteHeaderProps>
