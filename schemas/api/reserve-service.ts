import { orderContactSchema } from '../domain/order.ts'
import { REMARK_MOST } from '../domain/order-limits.ts'
import { partyRequestProperties, slotRequestProperties } from '../domain/service.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    serviceId: { type: 'string', minLength: 1, maxLength: 20, description: '哪项服务' },
    requestKey: { type: 'string', minLength: 8, maxLength: 60, description: '页面生成一次：重复提交只算一次' },
    ...slotRequestProperties,
    ...partyRequestProperties,
    contact: orderContactSchema,
    remark: { type: 'string', maxLength: REMARK_MOST, description: '留言' },
    consent: { type: 'boolean', description: '确认了健康声明' },
  },
  required: ['serviceId', 'requestKey', 'programId', 'day', 'time', 'adults', 'children', 'contact'],
  additionalProperties: false,
} as const

/** POST /online/capi/service/reserve (B2.9 myBus/confirm, myDolphin/confirm; the path is ours): seats of a slot. */
export const reserveService = {
  name: 'reserveService',
  title: { zh: '预约服务', en: 'Reserve seats of a service' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/service/reserve',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      id: { type: 'string' },
      isEarlier: { type: 'boolean', description: '是之前用同一个 requestKey 提交的那一次，内容不一样：这次的没有提交' },
    },
    required: ['id'],
    additionalProperties: false,
  }),
  problems: [
    ...(['invalid-request', 'not-logged-in', 'not-found', 'service-stay-only', 'service-day', 'service-late'] as const),
    ...(['service-full', 'service-people', 'service-unfit', 'service-adult', 'service-consent'] as const),
    ...(['service-limit', 'closure-waiting'] as const),
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
