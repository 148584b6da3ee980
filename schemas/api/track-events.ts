import { brands, channels } from '../domain/channels.ts'
import { trackedEventSchema } from '../domain/tracked-event.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** POST /online/capi/track/events (A7 analytics, B9): what the engine recorded, sent by beacon. */
export const trackEvents = {
  name: 'trackEvents',
  title: { zh: '埋点上报', en: 'Recorded events' },
  source: 'A7, B9',
  method: 'POST',
  path: '/online/capi/track/events',
  body: {
    type: 'object',
    properties: {
      distinctId: { type: 'string', minLength: 1, maxLength: 64, title: '这台设备的匿名编号' },
      visit: { type: 'string', minLength: 1, maxLength: 64, title: '这一次访问编号' },
      channel: { type: 'string', enum: channels },
      from: { type: 'string', enum: brands },
      events: { type: 'array', items: trackedEventSchema, minItems: 1, maxItems: 100 },
    },
    required: ['distinctId', 'visit', 'channel', 'from', 'events'],
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: { stored: { type: 'integer', minimum: 0 } },
    required: ['stored'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'too-large'],
  personal: false,
} as const satisfies Contract
