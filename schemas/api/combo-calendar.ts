import { stockDaySchema } from '../domain/sale-ticket.ts'
import { dateSchema } from '../domain/sale-plan.ts'
import { turnOfDaysSchema } from '../domain/turn-of-days.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' } },
  required: ['id'],
  additionalProperties: false,
} as const

/** GET /online/product/combo/{id}/calendar (B2.3, B4; the path is in the style of its neighbours): the days on which a combo is sold. */
export const comboCalendar = {
  name: 'comboCalendar',
  title: { zh: '套餐日历', en: 'Calendar of a combo' },
  source: 'B2.3, B4',
  method: 'GET',
  path: '/online/product/combo/:id/calendar',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      today: dateSchema,
      turnsAt: turnOfDaysSchema,
      days: { type: 'array', items: stockDaySchema, title: '从今天起' },
    },
    required: ['today', 'turnsAt', 'days'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
