import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { closurePanelProps, type ClosurePanelProps } from './props.schema.ts'

export const closurePanel = {
  code: 'closure-panel',
  category: 'members',
  title: '注销账号',
  description: '注销以后会怎样；还有没完结的就列出来，点了去处理；正在注销的说什么时候删除，可以撤销。',
  props: closurePanelProps,
  events: { withdraw: plainEvent('点了撤销注销') },
  height: 320,
  load: () => import('./closure-panel.tsx'),
} as const satisfies Widget<ClosurePanelProps>
