import { payWays as ways } from '../../schemas/domain/pay-way.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { payWaysProps, type PayWaysProps } from './props.schema.ts'

export const payWays = {
  code: 'pay-ways',
  title: '用什么付',
  description: '收银台的支付方式：微信支付、支付宝、云闪付，按渠道；选一种。',
  version: 1,
  props: payWaysProps,
  defaults,
  events: {
    choose: {
      title: '选了一种',
      payload: {
        type: 'object',
        properties: { way: { type: 'string', enum: ways.map(({ way }) => way), description: '哪一种' } },
        required: ['way'],
        additionalProperties: false,
      },
    },
  },
  migrations,
  height: 260,
  load: () => import('./pay-ways.tsx'),
} as const satisfies Widget<PayWaysProps>
