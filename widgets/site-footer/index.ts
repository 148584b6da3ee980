import type { Widget } from '../../src/kit/widget.ts'
import { siteFooterProps, type SiteFooterProps } from './props.schema.ts'

export const siteFooter = {
  code: 'site-footer',
  category: 'navigation',
  title: '网站页脚',
  description: '电脑上每个页面最下面的一块：客服、规则和公司。写在部件 site-footer 里；手机和平板上没有。',
  props: siteFooterProps,
  height: 1,
  static: true,
  load: () => import('./site-footer.tsx'),
} as const satisfies Widget<SiteFooterProps>
