import type { Widget } from '../../src/kit/widget.ts'
import { migrations } from './migrations.ts'
import { pageFooterProps, type PageFooterProps } from './props.schema.ts'

export const pageFooter = {
  code: 'page-footer',
  title: '页脚',
  description: '页面最后的服务保障和品牌承诺。',
  version: 1,
  props: pageFooterProps,
  migrations,
  height: 204,
  load: () => import('./page-footer.tsx'),
} as const satisfies Widget<PageFooterProps>
