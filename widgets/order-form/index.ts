import { orderContactSchema, passengerSchema } from '../../schemas/domain/order.ts'
import { savedTravellerSchema } from '../../schemas/domain/traveller.ts'
import { messageEvent, plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { orderFormProps, type OrderFormProps } from './props.schema.ts'

const text = (description: string) => ({ type: 'string', description }) as const

export const orderForm = {
  code: 'order-form',
  title: '下单表单',
  description: '填联系人或出行人、留言，看价格明细，提交订单。填过的记在本机；没填对的说明哪里不对；价格变了会先问。',
  props: orderFormProps,
  defaults,
  events: {
    submit: {
      title: '填好了，提交',
      payload: {
        type: 'object',
        properties: {
          contacts: { ...orderContactSchema, description: '联系人' },
          passengers: { type: 'array', items: passengerSchema, description: '出行人' },
          remark: text('留言'),
          bookPriceTotal: { type: 'number', minimum: 0, description: '看到的应付，元' },
        },
        required: ['contacts', 'passengers', 'remark', 'bookPriceTotal'],
        additionalProperties: false,
      },
    },
    refused: messageEvent('没填对，或没提交成'),
    reprice: plainEvent('价格变了，该重新取价格'),
    back: plainEvent('停留太久（8440001），点了确认，该返回'),
    'create-traveller': {
      title: '新增常用出行人',
      payload: {
        type: 'object',
        properties: { traveller: passengerSchema },
        required: ['traveller'],
        additionalProperties: false,
      },
    },
    'update-traveller': {
      title: '修改常用出行人',
      payload: {
        type: 'object',
        properties: { traveller: savedTravellerSchema },
        required: ['traveller'],
        additionalProperties: false,
      },
    },
    'delete-traveller': {
      title: '删除常用出行人',
      payload: {
        type: 'object',
        properties: { id: text('出行人 id') },
        required: ['id'],
        additionalProperties: false,
      },
    },
  },
  height: 420,
  load: () => import('./order-form.tsx'),
} as const satisfies Widget<OrderFormProps>
