import { plateAnswer, platesSchema } from '../domain/car-plate.ts'
import type { Contract } from './contract.ts'

const body = {
  ...platesSchema,
  properties: {
    ...platesSchema.properties,
    carNum: { type: 'string', minLength: 7, maxLength: 8, title: '原来的车牌' },
  },
  required: [...platesSchema.required, 'carNum'],
} as const

/** POST /api/app/equity/saveCarNum (B5, B7, B8; the path is in the style of its neighbours): `carNums` takes the place of `carNum`. */
export const saveCarPlate = {
  name: 'saveCarPlate',
  title: { zh: '修改车牌', en: 'Change a plate' },
  source: 'B5, B7, B8',
  method: 'POST',
  path: '/api/app/equity/saveCarNum',
  body,
  reply: plateAnswer,
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
} as const satisfies Contract
