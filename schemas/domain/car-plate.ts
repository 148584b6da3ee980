import { answer } from '../api/envelope.ts'
import type { JSONSchema } from '../json-schema.ts'

/** What the check of a guest says (B3 check result): without `id` nobody in the house, and the reply's `toast` says so. */
export const guestPlatesSchema = {
  title: '车牌登记',
  type: 'object',
  properties: {
    id: { type: 'string', title: '在住客人', description: '没有表示不是在住客人。' },
    isVehiclePage: { type: 'boolean', title: '可以进入车牌页' },
    isSuite: { type: 'boolean', title: '套房客人', description: '可以添加车牌。' },
    carNum: { type: 'string', title: '已登记的车牌', description: '逗号分隔。' },
  },
  required: ['isVehiclePage', 'isSuite', 'carNum'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What the calls that change the plates of a guest have in common (B7): `carNums` is a list of plates, comma separated (B3). */
export const platesSchema = {
  type: 'object',
  properties: {
    merchantId: { type: 'string', minLength: 1, maxLength: 20, title: '商户', description: '度假村是 1。' },
    carNums: { type: 'string', minLength: 1, maxLength: 60, title: '车牌', description: '几个就用逗号分隔。' },
  },
  required: ['merchantId', 'carNums'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Why not is not said: the page's own words are 提交失败 (B8). */
export const plateAnswer = answer('0 是成功', {
  type: 'object',
  properties: { toast: { type: 'string', title: '给客人看的一句话' } },
  additionalProperties: false,
})
