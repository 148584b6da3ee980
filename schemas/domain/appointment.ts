import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { orderContactSchema } from './order.ts'
import { REMARK_MOST } from './order-limits.ts'
import { dateSchema, salePlanSchema } from './sale-plan.ts'

/** How what was bought is booked for a day (B2.9 Booking). Without it nothing has to be booked. */
export const appointmentRuleSchema = {
  title: '预约规则',
  type: 'object',
  properties: {
    plan: { ...salePlanSchema, description: '每天可约多少份；price 是当天要补的差价，元' },
    advanceDays: { type: 'integer', minimum: 0, description: '最少提前几天；0 当天可约' },
    isInstant: { type: 'boolean', description: '是：有位就成功；否：商家确认' },
    isOptional: { type: 'boolean', description: '是：不预约也能用' },
    peoplePerCopy: { type: 'integer', minimum: 1, maximum: 99, description: '一份最多接待几位；没有就不限' },
    phone: { type: 'string', description: '电话预约的号码；没有就只能在线预约' },
    hours: { type: 'string', description: '电话预约的时间' },
  },
  required: ['plan', 'advanceDays', 'isInstant'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What an appointment says beside its day and its state, kept as it was when it was made. */
export const appointmentBodySchema = {
  type: 'object',
  properties: {
    productName: { type: 'string' },
    name: { type: 'string', description: '约的是什么' },
    picture: { type: 'string' },
    people: { type: 'integer', minimum: 1, maximum: 99 },
    contact: orderContactSchema,
    remark: { type: 'string', maxLength: REMARK_MOST },
    previousDay: { ...dateSchema, description: '改期前的日子' },
    isInstant: { type: 'boolean', description: '有位就成功' },
    extraFen: { type: 'integer', minimum: 0, description: '每份的差价，分' },
    answer: { type: 'string', maxLength: 60, description: '商家的回复' },
  },
  required: ['productName', 'name', 'picture', 'people', 'contact', 'remark', 'isInstant'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type AppointmentRule = FromSchema<typeof appointmentRuleSchema>
export type AppointmentBody = FromSchema<typeof appointmentBodySchema>
