import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import type { StudioContract } from './contract.ts'
import { doneSchema } from './sign-in.ts'

/** The header of a call that a timer makes, and nobody asked for: a session that nobody uses does not live on by it. */
export const POLL_HEADER = 'x-pagoda-poll'

/** Where somebody is signed in. Times are epoch ms. */
export const sessionRow = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    begunAt: { type: 'integer' },
    seenAt: { type: 'integer', description: 'to the minute' },
    device: { type: 'string', description: 'in words: Chrome 130 · Linux。' },
    agent: { type: 'string', description: 'what the browser says that it is' },
    isOwn: { type: 'boolean', description: 'the session of this call' },
  },
  required: ['id', 'begunAt', 'seenAt', 'device', 'agent', 'isOwn'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type SessionRow = FromSchema<typeof sessionRow>

export const sessionList = {
  name: 'sessionList',
  title: { zh: '我的登录', en: 'One’s own sessions, the last used first' },
  method: 'GET',
  path: '/sessions',
  reply: {
    type: 'object',
    properties: { sessions: { type: 'array', items: sessionRow } },
    required: ['sessions'],
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
  peopleOnly: true,
} as const satisfies StudioContract

export const endSession = {
  name: 'endSession',
  title: { zh: '结束一个登录', en: 'End a session: one’s own, or as an admin anybody’s' },
  method: 'POST',
  path: '/sessions/:id/end',
  params: {
    type: 'object',
    properties: { id: { type: 'string', minLength: 1, maxLength: 40 } },
    required: ['id'],
    additionalProperties: false,
  },
  reply: doneSchema,
  problems: ['no-such-operator'],
  role: 'viewer',
  peopleOnly: true,
} as const satisfies StudioContract

export const endOtherSessions = {
  name: 'endOtherSessions',
  title: { zh: '结束其他登录', en: 'End all of one’s own sessions but this one' },
  method: 'POST',
  path: '/sessions/end-others',
  reply: {
    type: 'object',
    properties: { ended: { type: 'integer' } },
    required: ['ended'],
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
  peopleOnly: true,
} as const satisfies StudioContract
