import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { payResultProps, type PayResultProps } from './props.schema.ts'

export const payResult = {
  code: 'pay-result',
  title: '支付结果',
  description: '支付怎么样了：成功、失败、确认中（每 3 秒问一次）、退款、订单关闭；接下来能做什么。',
  version: 1,
  props: payResultProps,
  defaults,
  events: {
    poll: plainEvent('想再知道一次结果'),
    again: plainEvent('要继续支付'),
    order: plainEvent('要看订单'),
    home: plainEvent('要去首页'),
  },
  migrations,
  height: 300,
  load: () => import('./pay-result.tsx'),
} as const satisfies Widget<PayResultProps>
