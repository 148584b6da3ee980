import { messageEvent, plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { footActionsProps, type FootActionsProps } from './props.schema.ts'

export const footActions = {
  code: 'foot-actions',
  title: '底部按钮',
  description: '页面底部的一两个按钮。可以先问一句再做；正在做的时候不能再按；没成功发出 refused 事件。',
  props: footActionsProps,
  events: {
    main: plainEvent('按了主按钮，问过了'),
    second: plainEvent('按了另一个按钮，问过了'),
    refused: messageEvent('没有成功'),
  },
  height: 72,
  floats: true,
  load: () => import('./foot-actions.tsx'),
} as const satisfies Widget<FootActionsProps>
