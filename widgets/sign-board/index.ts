import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { signBoardProps, type SignBoardProps } from './props.schema.ts'

export const signBoard = {
  code: 'sign-board',
  category: 'promotions',
  title: '签到',
  description: '连续签到了几天、这一轮每天多少积分，和签到的按钮（press 事件）。',
  props: signBoardProps,
  events: { press: plainEvent('点了按钮') },
  height: 320,
  load: () => import('./sign-board.tsx'),
} as const satisfies Widget<SignBoardProps>
