import { plateAnswer, platesSchema } from '../domain/car-plate.ts'
import type { Contract } from './contract.ts'

/** POST /api/app/equity/deleteCarNum (B5, B7, B8; the path is in the style of its neighbours): plates that are not there are gone already. */
export const deleteCarPlate = {
  name: 'deleteCarPlate',
  title: { zh: '删除车牌', en: 'Delete plates' },
  source: 'B5, B7, B8',
  method: 'POST',
  path: '/api/app/equity/deleteCarNum',
  body: platesSchema,
  reply: plateAnswer,
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
} as const satisfies Contract
