import type { Contract } from './contract.ts'
import { requested } from './envelope.ts'
import { savedOrderSchema } from '../domain/saved-order.ts'

const fields = {
  id: { type: 'string', minLength: 1, maxLength: 40, title: '玩乐编号' },
  productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '选的可选产品' },
  useDate: { type: 'string', maxLength: 20, title: '使用日期', description: '不指定日期的不写。' },
  useCopies: { type: 'integer', minimum: 0, maximum: 999, title: '份数' },
  activityCode: { type: 'string', maxLength: 40 },
} as const

const body = requested({
  type: 'object',
  properties: fields,
  required: ['id', 'productId', 'useCopies'],
  additionalProperties: false,
})

/** POST /online/order/temporder/play/create (B2.4, B7 save play order; the path is in the style of its neighbours) -> shoppingId. */
export const savePlayOrder = {
  name: 'savePlayOrder',
  title: { zh: '保存玩乐的选择', en: 'Keep what was chosen of a play product' },
  source: 'B2.4, B5, B7',
  method: 'POST',
  path: '/online/order/temporder/play/create',
  body,
  reply: savedOrderSchema,
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
} as const satisfies Contract
