import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'
import type { Annotations } from '../json-schema.ts'

const one = { type: 'string', maxLength: 40 } as const
const repeated = (about: Annotations) => ({ type: 'array', maxItems: 60, items: one, ...about }) as const

/**
 * GET /online/capi/cp/checkCpAppointment (B7): whether a day has to be booked for any of the products. Each argument may stand more than
 * once; what stands twice counts once.
 */
export const checkCpAppointment = {
  name: 'checkCpAppointment',
  title: { zh: '是否需要预约', en: 'Whether a day has to be booked' },
  source: 'B2.5, B7',
  method: 'GET',
  path: '/online/capi/cp/checkCpAppointment',
  query: {
    type: 'object',
    properties: {
      cpIds: repeated({ title: '商品编号', description: '可以重复。' }),
      cpCodes: repeated({ title: '商品的编码', description: '可以重复。' }),
    },
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: {
      hasAppointmentProject: { type: 'boolean', title: '有要预约的' },
      projectIds: { type: 'array', items: { type: 'string' }, title: '要预约的商品' },
    },
    required: ['hasAppointmentProject', 'projectIds'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  page: {
    with: {
      type: 'object',
      properties: {
        cpIds: { type: 'array', items: { type: 'string' }, names: 'product', title: '商品' },
        cpCodes: { type: 'array', items: { type: 'string' }, title: '商品的编码' },
      },
      additionalProperties: false,
    },
    value: ['data'],
  },
} as const satisfies Contract
