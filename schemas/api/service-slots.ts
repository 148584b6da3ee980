import { serviceSlotSchema, shownServiceSchema } from '../domain/service.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: {
    serviceId: { type: 'string', minLength: 1, maxLength: 20, title: '哪项服务', $comment: '例如 bus。' },
    day: { type: 'string', maxLength: 10, title: '看哪一天', description: '空或不能约的，就看最早的。' },
  },
  required: ['serviceId'],
  additionalProperties: false,
} as const

/** GET /online/capi/service/slots (B2.9 myBus, myDolphin; the path is ours): a service, its days, and what is left of one of them. */
export const serviceSlots = {
  name: 'serviceSlots',
  title: { zh: '服务的班次和余位', en: 'Slots of a service' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/capi/service/slots',
  query,
  reply: envelope({
    type: 'object',
    properties: {
      service: shownServiceSchema,
      today: { type: 'string' },
      days: { type: 'array', items: { type: 'string' }, title: '能约的日子', description: '从早到晚。' },
      day: { type: 'string', title: '看的是哪一天', description: '没有能约的就是空的。' },
      slots: { type: 'array', items: serviceSlotSchema, title: '这一天的每一班' },
      isGuestOnly: { type: 'boolean', title: '不是住店客人', description: '只有住店客人能约，而这位不是。' },
      contact: {
        type: 'object',
        properties: { name: { type: 'string' }, phone: { type: 'string' } },
        required: ['name', 'phone'],
        additionalProperties: false,
        title: '会员的姓名和手机号',
        description: '用来填表。',
      },
    },
    required: ['service', 'today', 'days', 'day', 'slots', 'isGuestOnly', 'contact'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: query, value: ['data'] },
} as const satisfies Contract
