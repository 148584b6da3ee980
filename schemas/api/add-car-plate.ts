import { plateAnswer, plateFields } from '../domain/car-plate.ts'
import type { Contract } from './contract.ts'

const body = {
  type: 'object',
  properties: plateFields,
  required: ['merchantId', 'carNums'],
  additionalProperties: false,
} as const

/** POST /api/app/equity/addCarNum (B5, B7, B8; the path is in the style of its neighbours): a suite guest registers plates, all of the list or none. */
export const addCarPlate = {
  name: 'addCarPlate',
  title: { zh: '添加车牌', en: 'Register plates' },
  source: 'B5, B7, B8',
  method: 'POST',
  path: '/api/app/equity/addCarNum',
  body,
  reply: plateAnswer,
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
  submit: { with: body },
} as const satisfies Contract
