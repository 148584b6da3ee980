import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { groupBuyProps, type GroupBuyProps } from './props.schema.ts'

export const groupBuy = {
  code: 'group-buy',
  category: 'promotions',
  title: '拼团',
  description: '拼团的一条：几人成团、已拼多少、离开始或结束还有多久；点拼团规则看规则。',
  props: groupBuyProps,
  events: { rules: plainEvent('看了拼团规则') },
  height: 96,
  load: () => import('./group-buy.tsx'),
} as const satisfies Widget<GroupBuyProps>
