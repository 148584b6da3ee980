import type { Widget } from '../../src/kit/widget.ts'
import { pageFooterProps, type PageFooterProps } from './props.schema.ts'

export const pageFooter = {
  code: 'page-footer',
  category: 'navigation',
  title: '页脚',
  description: '页面最后的服务保障和品牌承诺。',
  props: pageFooterProps,
  height: 204,
  static: true,
  load: () => import('./page-footer.tsx'),
} as const satisfies Widget<PageFooterProps>
