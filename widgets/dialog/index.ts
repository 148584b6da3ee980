import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { dialogProps, type DialogProps } from './props.schema.ts'

export const dialog = {
  code: 'dialog',
  category: 'texts',
  title: '对话框',
  description: '屏幕中间的一个对话框：标题、内容、一个按钮和关闭图标。一进页面打开，由页面状态打开，或由按钮打开。',
  props: dialogProps,
  defaults,
  events: { confirm: plainEvent('点了按钮'), close: plainEvent('没点按钮就关了') },
  height: 72,
  load: () => import('./dialog.tsx'),
} as const satisfies Widget<DialogProps>
