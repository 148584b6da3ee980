import type { Widget } from '../../src/kit/widget.ts'
import { redeemFormProps, type RedeemFormProps } from './props.schema.ts'

export const redeemForm = {
  code: 'redeem-form',
  title: '输入一个码',
  description: '一个输入框和一个按钮，例如兑换码、券码。填的东西刷新后还在；没成功把原因写在下面。',
  props: redeemFormProps,
  events: {
    submit: {
      title: '按了按钮',
      payload: {
        type: 'object',
        properties: { code: { type: 'string', minLength: 1, maxLength: 40, description: '输入的码' } },
        required: ['code'],
        additionalProperties: false,
      },
    },
    incomplete: {
      title: '没有输入就按了',
      payload: {
        type: 'object',
        properties: { message: { type: 'string', description: '要说的话' } },
        required: ['message'],
        additionalProperties: false,
      },
    },
  },
  height: 168,
  load: () => import('./redeem-form.tsx'),
} as const satisfies Widget<RedeemFormProps>
