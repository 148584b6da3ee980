import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { myCommentsProps, type MyCommentsProps } from './props.schema.ts'

export const myComments = {
  code: 'my-comments',
  category: 'members',
  title: '我的点评',
  description: '会员自己写的点评，每条说明到哪一步了，点了去详情；可以再写的说明可以写。',
  props: myCommentsProps,
  defaults,
  height: 900,
  emptyWhen: ['comments'],
  load: () => import('./my-comments.tsx'),
} as const satisfies Widget<MyCommentsProps>
