import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import type { StudioContract } from './contract.ts'
import { roles } from './role.ts'

/** Of an operator: it stands in histories, and is what they sign in with. */
export const operatorName = {
  type: 'string',
  minLength: 1,
  maxLength: 40,
  pattern: '^\\S(?:.*\\S)?$',
} as const satisfies JSONSchema
const password = { type: 'string', minLength: 1, maxLength: 200 } as const satisfies JSONSchema
const secret = { type: 'string', minLength: 20, maxLength: 200 } as const satisfies JSONSchema

export const operatorSchema = {
  type: 'object',
  properties: { id: { type: 'string' }, name: { type: 'string' }, role: { type: 'string', enum: roles } },
  required: ['id', 'name', 'role'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type Operator = FromSchema<typeof operatorSchema>

/** Who is signed in, and where: the studio's frame is made of it. */
const meSchema = {
  type: 'object',
  properties: {
    operator: operatorSchema,
    needsPassword: { type: 'boolean', description: 'signed in by a link, and has no password yet' },
    mode: { type: 'string', enum: ['sandbox', 'live'] },
    isOwnMall: {
      type: 'boolean',
      description: 'false: another backend answers the mall’s calls, page components too。',
    },
    shopNow: { type: 'string', description: 'the shop’s time, 2026-11-20T08:30:00。' },
  },
  required: ['operator', 'needsPassword', 'mode', 'isOwnMall', 'shopNow'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type Me = FromSchema<typeof meSchema>

/** Names of keys. */
const keyNames = { type: 'array', items: operatorName } as const satisfies JSONSchema

export const doneSchema = { type: 'object', properties: {}, additionalProperties: false } as const satisfies JSONSchema

export type Done = Record<string, never>

export const signIn = {
  name: 'signIn',
  title: { zh: '登录工作台', en: 'Sign in' },
  method: 'POST',
  path: '/sign-in',
  body: {
    type: 'object',
    properties: { name: operatorName, password },
    required: ['name', 'password'],
    additionalProperties: false,
  },
  reply: meSchema,
  problems: ['wrong-password', 'locked', 'too-many-requests'],
  role: 'anybody',
  peopleOnly: true,
} as const satisfies StudioContract

export const signInByLink = {
  name: 'signInByLink',
  title: { zh: '用一次性链接登录', en: 'Sign in by a link that is good once' },
  method: 'POST',
  path: '/sign-in-link',
  body: { type: 'object', properties: { secret }, required: ['secret'], additionalProperties: false },
  reply: {
    ...meSchema,
    properties: {
      ...meSchema.properties,
      endedKeys: { ...keyNames, description: 'own keys that ended with the password of before' },
    },
    required: [...meSchema.required, 'endedKeys'],
  },
  problems: ['link-spent', 'too-many-requests'],
  role: 'anybody',
  peopleOnly: true,
} as const satisfies StudioContract

export const signOut = {
  name: 'signOut',
  title: { zh: '退出', en: 'Sign out' },
  method: 'POST',
  path: '/sign-out',
  reply: doneSchema,
  problems: [],
  role: 'anybody',
  peopleOnly: true,
} as const satisfies StudioContract

export const me = {
  name: 'me',
  title: { zh: '谁在登录', en: 'Who is signed in' },
  method: 'GET',
  path: '/me',
  reply: meSchema,
  problems: [],
  role: 'viewer',
  withoutPassword: true,
} as const satisfies StudioContract

export const changePassword = {
  name: 'changePassword',
  title: { zh: '设置密码', en: 'Set a password; other sessions end, and so do keys that are not kept' },
  method: 'POST',
  path: '/password',
  body: {
    type: 'object',
    properties: {
      current: { ...password, description: 'needed where there is one' },
      next: password,
      keepKeys: {
        type: 'boolean',
        description: 'one’s own keys stay good; without it they end with the password of before。',
      },
    },
    required: ['next'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: { endedKeys: keyNames, keptKeys: keyNames },
    required: ['endedKeys', 'keptKeys'],
    additionalProperties: false,
  },
  problems: ['wrong-password', 'weak-password', 'locked'],
  role: 'viewer',
  peopleOnly: true,
  withoutPassword: true,
} as const satisfies StudioContract

export const provePassword = {
  name: 'provePassword',
  title: { zh: '再输入一次密码', en: 'Give the password again: for 15 minutes this session may do what asks for it' },
  method: 'POST',
  path: '/password/prove',
  body: { type: 'object', properties: { password }, required: ['password'], additionalProperties: false },
  reply: {
    type: 'object',
    properties: { until: { type: 'integer', description: 'epoch ms' } },
    required: ['until'],
    additionalProperties: false,
  },
  problems: ['wrong-password', 'locked', 'too-many-requests'],
  role: 'viewer',
  peopleOnly: true,
} as const satisfies StudioContract
