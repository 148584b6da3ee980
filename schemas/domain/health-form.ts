import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { NAME_MOST } from './order-limits.ts'

/** What a place can ask on its health form (B2.9 preventionForm), with the words of the field. */
export const healthFields = {
  name: '姓名',
  phone: '手机号',
  document: '身份证号码',
  temperature: '今天的体温',
  from: '从哪里来',
  visitDay: '到访日期',
} as const

export type HealthField = keyof typeof healthFields

const fieldNames = Object.keys(healthFields) as HealthField[]

/** A place that asks its guests for a health form. */
export const healthPlaceSchema = {
  title: '健康登记的地点',
  type: 'object',
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 30 },
    name: { type: 'string', minLength: 1, maxLength: 30 },
    text: { type: 'string', maxLength: 120, description: '为什么登记' },
    fields: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: { code: { enum: fieldNames }, isRequired: { type: 'boolean' } },
        required: ['code', 'isRequired'],
        additionalProperties: false,
      },
    },
    questions: {
      type: 'array',
      maxItems: 6,
      description: '要回答是或否的问题',
      items: {
        type: 'object',
        properties: {
          code: { type: 'string', minLength: 1, maxLength: 20 },
          text: { type: 'string', minLength: 1, maxLength: 60 },
        },
        required: ['code', 'text'],
        additionalProperties: false,
      },
    },
    consent: { type: 'string', minLength: 1, maxLength: 200, description: '提交前要同意的话' },
  },
  required: ['code', 'name', 'text', 'fields', 'questions', 'consent'],
  additionalProperties: false,
} as const satisfies JSONSchema

const valueProperties = {
  name: { type: 'string', maxLength: NAME_MOST },
  phone: { type: 'string', maxLength: 11 },
  temperature: { type: 'string', maxLength: 5, description: '摄氏度，例如 36.5' },
  from: { type: 'string', maxLength: 40 },
  visitDay: { type: 'string', maxLength: 10 },
} as const

const answersSchema = {
  type: 'object',
  description: '每个问题的回答：是或否',
  maxProperties: 6,
  additionalProperties: { type: 'boolean' },
} as const

/** What is stored in plain text; the document is sealed beside it. */
export const healthBodySchema = {
  type: 'object',
  properties: { placeName: { type: 'string' }, ...valueProperties, answers: answersSchema },
  required: ['placeName', 'answers'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What is typed. An identity document that is left out stays as it was sent before. */
export const healthValuesSchema = {
  type: 'object',
  properties: { ...valueProperties, document: { type: 'string', maxLength: 18 }, answers: answersSchema },
  required: ['answers'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A form that was sent, as its member sees it. */
export const sentHealthFormSchema = {
  type: 'object',
  properties: {
    ...valueProperties,
    documentMask: { type: 'string', description: '证件号码，中间遮住' },
    answers: answersSchema,
    state: { enum: ['waiting', 'approved', 'returned'] },
    stateText: { type: 'string' },
    note: { type: 'string', description: '工作人员的话' },
    sentAt: { type: 'string', description: '提交时间' },
    canEdit: { type: 'boolean' },
  },
  required: ['answers', 'state', 'stateText', 'sentAt', 'canEdit'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type HealthPlace = FromSchema<typeof healthPlaceSchema>
export type HealthBody = FromSchema<typeof healthBodySchema>
export type HealthValues = FromSchema<typeof healthValuesSchema>
export type SentHealthForm = FromSchema<typeof sentHealthFormSchema>
