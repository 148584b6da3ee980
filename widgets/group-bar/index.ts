import { plainEvent } from '../../src/kit/content-event.ts'
import { serviceEvent } from '../../src/kit/service-schema.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { groupBarProps, type GroupBarProps } from './props.schema.ts'

export const groupBar = {
  code: 'group-bar',
  category: 'promotions',
  title: '拼团购买栏',
  description: '拼团商品留在屏幕最下面的购买栏：单独购买和发起拼团。它不占地方，放在哪儿都行。',
  props: groupBarProps,
  defaults,
  migrations,
  events: {
    alone: plainEvent('点了单独购买'),
    group: plainEvent('点了发起拼团'),
    collect: plainEvent('点了收藏'),
    service: serviceEvent('要用在线客服：点了客服，或对话框里的在线客服'),
    share: plainEvent('点了分享'),
    turn: plainEvent('到点了：开始了或结束了'),
  },
  height: 1,
  floats: true,
  load: () => import('./group-bar.tsx'),
} as const satisfies Widget<GroupBarProps>
