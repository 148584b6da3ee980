import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { passengerSchema } from './order.ts'

/** One thing that is asked of a traveller (B3 passenger template item). */
export const templateItemSchema = {
  type: 'object',
  properties: {
    type: { type: 'integer', enum: [1, 2], enumDescriptions: ['文字', '证件'], description: '1 文字 2 证件' },
    inputCode: {
      enum: ['name', 'phone', 'firstName', 'lastName', 'document'],
      enumDescriptions: ['姓名', '电话', '拼音名', '拼音姓', '证件'],
      description: '填到哪里：name、phone、firstName、lastName；证件是 document',
    },
    name: { type: 'string', minLength: 1, maxLength: 12, description: '字段的名字，例如 姓名' },
    isRequired: { type: 'boolean', description: '必填' },
    documentType: {
      type: 'integer',
      minimum: 1,
      maximum: 12,
      description: '指定的证件类型（B3），只读；没有就由客人选',
    },
  },
  required: ['type', 'inputCode', 'name', 'isRequired'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What is asked of the travellers of a choice; no items: nobody is named, and a contact is enough (B5). */
export const travellerTemplateSchema = {
  title: '出行人模板',
  type: 'object',
  properties: {
    count: { type: 'integer', minimum: 0, maximum: 60, description: '填几位' },
    people: {
      type: 'array',
      maxItems: 60,
      items: { type: 'integer', enum: [0, 1, 2] },
      description: '依次每位是谁：1 成人 2 儿童 0 不限；不分就没有',
    },
    items: { type: 'array', maxItems: 8, items: templateItemSchema, description: '每位填什么；空是只要联系人' },
  },
  required: ['count', 'items'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A traveller whom a member keeps to pick again. */
export const savedTravellerSchema = {
  title: '常用出行人',
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 40, description: '出行人 id' },
    ...passengerSchema.properties,
  },
  required: ['id', 'name'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Who a ticket is for (A3): 1 adult, 2 child; 0 anybody. */
export type PersonType = 0 | 1 | 2
export type Passenger = FromSchema<typeof passengerSchema>
export type TemplateItem = FromSchema<typeof templateItemSchema>
export type TravellerTemplate = FromSchema<typeof travellerTemplateSchema>
export type SavedTraveller = FromSchema<typeof savedTravellerSchema>
