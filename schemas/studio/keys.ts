import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import type { StudioContract } from './contract.ts'
import { roles } from './role.ts'
import { doneSchema, operatorName } from './sign-in.ts'

/** Days that a key is good for. */
export const KEY_DAYS = { least: 1, usual: 90, most: 366 } as const

/** What every key begins with: whoever finds one in a file knows what it is. */
export const KEY_PREFIX = 'pagoda_'

const role = { type: 'string', enum: roles } as const satisfies JSONSchema

const keyRow = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    role,
    operator: { type: 'string', description: 'whose key it is' },
    isOwn: { type: 'boolean' },
    createdAt: { type: 'integer' },
    expiresAt: { type: 'integer' },
    seenAt: { type: 'integer', description: 'absent: it was never used' },
  },
  required: ['id', 'name', 'role', 'operator', 'isOwn', 'createdAt', 'expiresAt'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type KeyRow = FromSchema<typeof keyRow>

export const keyList = {
  name: 'keyList',
  title: { zh: '密钥', en: 'One’s own keys that are not ended; an admin sees everybody’s' },
  method: 'GET',
  path: '/keys',
  reply: {
    type: 'object',
    properties: { keys: { type: 'array', items: keyRow } },
    required: ['keys'],
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract

export const newKey = {
  name: 'newKey',
  title: { zh: '新密钥', en: 'A key for programs, with a role not above one’s own; its secret is told once' },
  method: 'POST',
  path: '/keys',
  body: {
    type: 'object',
    properties: {
      name: operatorName,
      role,
      days: { type: 'integer', minimum: KEY_DAYS.least, maximum: KEY_DAYS.most },
    },
    required: ['name', 'role', 'days'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: { key: keyRow, secret: { type: 'string' } },
    required: ['key', 'secret'],
    additionalProperties: false,
  },
  problems: ['role-above-own', 'key-exists'],
  role: 'viewer',
  peopleOnly: true,
  passwordAgain: true,
} as const satisfies StudioContract

export const endKey = {
  name: 'endKey',
  title: { zh: '停用密钥', en: 'End a key: one’s own, or as an admin anybody’s' },
  method: 'POST',
  path: '/keys/:id/end',
  params: {
    type: 'object',
    properties: { id: { type: 'string', minLength: 1, maxLength: 40 } },
    required: ['id'],
    additionalProperties: false,
  },
  reply: doneSchema,
  problems: ['no-such-key'],
  role: 'viewer',
  peopleOnly: true,
} as const satisfies StudioContract
