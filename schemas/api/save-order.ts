import type { Contract } from './contract.ts'
import { requested } from './envelope.ts'
import { savedOrderSchema } from '../domain/saved-order.ts'

const choiceSchema = {
  type: 'object',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '票' },
    useCopies: { type: 'integer', minimum: 0, maximum: 999, title: '份数' },
  },
  required: ['productId', 'useCopies'],
  additionalProperties: false,
} as const

const fields = {
  productId: { type: 'string', minLength: 1, maxLength: 40, title: '套餐编号' },
  departureDate: { type: 'string', maxLength: 20, title: '使用日期' },
  choices: { type: 'array', maxItems: 50, items: choiceSchema, title: '选的票' },
  activityCode: { type: 'string', maxLength: 40 },
  mainOrderId: {
    type: 'string',
    maxLength: 40,
    title: '主订单号',
    description: '住几位以它为准；预售时是换购的预售订单。',
    $comment: 'B5。',
  },
} as const

const body = requested({
  type: 'object',
  properties: fields,
  required: ['productId', 'departureDate', 'choices'],
  additionalProperties: false,
})

/** POST /online/order/temporder/combo/create (B2.3, B7 save order; the path is in the style of its neighbours) -> shoppingId. */
export const saveOrder = {
  name: 'saveOrder',
  title: { zh: '保存套餐的选择', en: 'Keep what was chosen of a combo' },
  source: 'B2.3, B5, B7',
  method: 'POST',
  path: '/online/order/temporder/combo/create',
  body,
  reply: savedOrderSchema,
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
} as const satisfies Contract
