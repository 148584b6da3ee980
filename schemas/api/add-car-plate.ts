import { plateAnswer, platesSchema } from '../domain/car-plate.ts'
import type { Contract } from './contract.ts'

/** POST /api/app/equity/addCarNum (B5, B7, B8; the path is in the style of its neighbours): a suite guest registers plates, all of the list or none. */
export const addCarPlate = {
  name: 'addCarPlate',
  title: { zh: '添加车牌', en: 'Register plates' },
  source: 'B5, B7, B8',
  method: 'POST',
  path: '/api/app/equity/addCarNum',
  body: platesSchema,
  reply: plateAnswer,
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
} as const satisfies Contract
