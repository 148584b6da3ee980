import { parcelBodySchema } from '../../schemas/domain/refund-parcel.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { parcelFormProps, type ParcelFormProps } from './props.schema.ts'

const refundId = { type: 'string', description: '哪一次退款申请' } as const

export const parcelForm = {
  code: 'parcel-form',
  title: '退货物流',
  description: '商家要求寄回的商品寄到哪里，买家填快递公司和物流单号；写了一半离开再回来还在。',
  props: parcelFormProps,
  defaults,
  events: {
    submit: {
      title: '填好了，要提交',
      payload: {
        type: 'object',
        properties: { refundId, ...parcelBodySchema.properties },
        required: ['refundId', 'company', 'number'],
        additionalProperties: false,
      },
    },
    done: {
      title: '提交成功',
      payload: { type: 'object', properties: { refundId }, required: ['refundId'], additionalProperties: false },
    },
  },
  height: 320,
  load: () => import('./parcel-form.tsx'),
} as const satisfies Widget<ParcelFormProps>
