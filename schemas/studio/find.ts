import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import type { StudioContract } from './contract.ts'
import { kindSchema } from './item.ts'

const foundPlace = {
  type: 'object',
  properties: {
    kind: kindSchema,
    name: { type: 'string' },
    title: { type: 'string' },
    block: { type: 'string', description: 'id of the block or entry that says it; absent: the item is called so' },
    field: { type: 'string', description: 'where in the block: props/title' },
    words: { type: 'string', description: 'what is said there, around what was looked for' },
  },
  required: ['kind', 'name', 'title'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type TextMatch = FromSchema<typeof foundPlace>

/** Of an item with a draft the draft is looked through. */
export const findWords = {
  name: 'findWords',
  title: { zh: '找页面、内容和文字', en: 'Items by their names and addresses, blocks and entries by what they say' },
  method: 'GET',
  path: '/find',
  query: {
    type: 'object',
    properties: { words: { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S' } },
    required: ['words'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: { found: { type: 'array', maxItems: 30, items: foundPlace } },
    required: ['found'],
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract
