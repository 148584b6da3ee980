import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import type { StudioContract } from './contract.ts'
import { roles } from './role.ts'
import { sessionRow } from './sessions.ts'
import { doneSchema, operatorName, operatorSchema } from './sign-in.ts'

const role = { type: 'string', enum: roles } as const satisfies JSONSchema
const idParams = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40 } },
  required: ['id'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A release that waits for its moment. */
const setForLater = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    dueAt: { type: 'integer', description: 'epoch ms of the shop' },
  },
  required: ['id', 'name', 'dueAt'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type SetForLater = FromSchema<typeof setForLater>

const operatorRow = {
  type: 'object',
  properties: {
    ...operatorSchema.properties,
    isDisabled: { type: 'boolean' },
    isLocked: { type: 'boolean' },
    seenAt: { type: 'integer' },
    setForLater: {
      type: 'array',
      items: setForLater,
      description: 'what is published at a moment that this one set: it fails where they may publish no more by then',
    },
    sessions: { type: 'array', items: sessionRow },
  },
  required: [...operatorSchema.required, 'isDisabled', 'isLocked', 'setForLater', 'sessions'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type OperatorRow = FromSchema<typeof operatorRow>

/** An address that signs in once: /studio/sign-in#<secret>. The secret is never kept, and never in a log. */
const linkReply = {
  type: 'object',
  properties: { operator: operatorSchema, link: { type: 'string' }, expiresAt: { type: 'integer' } },
  required: ['operator', 'link', 'expiresAt'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const operatorList = {
  name: 'operatorList',
  title: { zh: '运营人员', en: 'Operators, with their sessions' },
  method: 'GET',
  path: '/operators',
  reply: {
    type: 'object',
    properties: { operators: { type: 'array', items: operatorRow } },
    required: ['operators'],
    additionalProperties: false,
  },
  problems: [],
  role: 'admin',
} as const satisfies StudioContract

export const addOperator = {
  name: 'addOperator',
  title: { zh: '新增运营人员', en: 'Add an operator; gives their link' },
  method: 'POST',
  path: '/operators',
  body: {
    type: 'object',
    properties: { name: operatorName, role },
    required: ['name', 'role'],
    additionalProperties: false,
  },
  reply: linkReply,
  problems: ['operator-exists'],
  role: 'admin',
  peopleOnly: true,
  passwordAgain: true,
} as const satisfies StudioContract

export const changeOperator = {
  name: 'changeOperator',
  title: { zh: '改角色，停用或解锁', en: 'Change a role, disable or unlock; disabling ends every session' },
  method: 'POST',
  path: '/operators/:id',
  params: idParams,
  body: {
    type: 'object',
    properties: { role, isDisabled: { type: 'boolean' }, unlock: { type: 'boolean', const: true } },
    minProperties: 1,
    additionalProperties: false,
  },
  reply: doneSchema,
  problems: ['no-such-operator', 'last-admin'],
  role: 'admin',
  peopleOnly: true,
  passwordAgain: true,
} as const satisfies StudioContract

export const newSignInLink = {
  name: 'newSignInLink',
  title: {
    zh: '再给一个登录链接，用了要重设密码',
    en: 'A new link that signs in once; its use ends the password and the sessions of before',
  },
  method: 'POST',
  path: '/operators/:id/link',
  params: idParams,
  reply: linkReply,
  problems: ['no-such-operator'],
  role: 'admin',
  peopleOnly: true,
  passwordAgain: true,
} as const satisfies StudioContract
