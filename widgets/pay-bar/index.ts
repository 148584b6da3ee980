import { payWays } from '../../schemas/domain/pay-way.ts'
import { messageEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { payBarProps, type PayBarProps } from './props.schema.ts'

export const payBar = {
  code: 'pay-bar',
  title: '付款栏',
  description: '收银台底部的金额和付款按钮；点了告诉页面用什么付。',
  version: 1,
  props: payBarProps,
  defaults,
  events: {
    pay: {
      title: '要付款',
      payload: {
        type: 'object',
        properties: { way: { type: 'string', enum: payWays.map(({ way }) => way), description: '用什么付' } },
        required: ['way'],
        additionalProperties: false,
      },
    },
    refused: messageEvent('没有生成支付信息'),
  },
  migrations,
  height: 64,
  floats: true,
  load: () => import('./pay-bar.tsx'),
} as const satisfies Widget<PayBarProps>
