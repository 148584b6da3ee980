import { messageEvent, plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { refundFormProps, type RefundFormProps } from './props.schema.ts'

const text = (description: string) => ({ type: 'string', description }) as const

export const refundForm = {
  code: 'refund-form',
  title: '退款申请',
  description: '选退几份、为什么退、描述问题，确认后提交。填的内容在这次访问里记住，重复提交只算一次。',
  version: 1,
  props: refundFormProps,
  defaults,
  events: {
    submit: {
      title: '确认提交',
      payload: {
        type: 'object',
        properties: {
          requestKey: text('这次申请的名字：重复提交只算一次'),
          reason: { type: 'integer', description: '原因' },
          description: text('描述'),
          quantity: {
            type: 'array',
            description: '每个子订单退几份',
            items: {
              type: 'object',
              properties: { subOrderId: { type: 'string' }, copies: { type: 'integer', minimum: 1 } },
              required: ['subOrderId', 'copies'],
              additionalProperties: false,
            },
          },
        },
        required: ['requestKey', 'reason', 'description', 'quantity'],
        additionalProperties: false,
      },
    },
    incomplete: messageEvent('点了提交，还有没填的'),
    refused: {
      title: '没有提交成',
      payload: {
        type: 'object',
        properties: { code: text('原因的代码，例如 refund-too-many'), message: text('原因') },
        required: ['code', 'message'],
        additionalProperties: false,
      },
    },
    done: {
      title: '提交成功 1.5 秒以后',
      payload: {
        type: 'object',
        properties: { refundId: text('哪一次申请') },
        required: ['refundId'],
        additionalProperties: false,
      },
    },
    nothing: plainEvent('一份也不能退了'),
  },
  migrations,
  height: 480,
  load: () => import('./refund-form.tsx'),
} as const satisfies Widget<RefundFormProps>
