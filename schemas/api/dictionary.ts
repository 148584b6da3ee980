import { dictionarySchema } from '../domain/dictionary.ts'
import type { Contract } from './contract.ts'

const codeField = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  title: '字典代码',
  $comment: '例如 MERCHANT_ACTIVITY_TYPE。',
} as const

/** GET /api/app/dictionary/queryByCode (A7 dictionary {code} -> dict; the path is in the style of its neighbours). */
export const dictionary = {
  name: 'dictionary',
  title: { zh: '字典', en: 'Dictionary' },
  source: 'A7',
  method: 'GET',
  path: '/api/app/dictionary/queryByCode',
  query: { type: 'object', properties: { code: codeField }, required: ['code'], additionalProperties: false },
  reply: dictionarySchema,
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: {
    with: { type: 'object', properties: { code: codeField }, required: ['code'], additionalProperties: false },
    value: ['dict'],
  },
} as const satisfies Contract
