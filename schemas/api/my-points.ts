import { pointEntrySchema, pointKinds } from '../domain/points.ts'
import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'
import { envelope, paging } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    kind: {
      type: 'string',
      enum: Object.keys(pointKinds) as (keyof typeof pointKinds)[],
      enumDescriptions: ['积分', '商家币'],
      title: '积分还是商家币',
      $comment: 'points 积分 coins 商家币。',
    },
    ...paging('每页几条'),
  },
  required: ['kind', 'pageNumber', 'pageSize'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** POST /online/capi/points/queryMyPoints (A4, B3; the path is ours): what a member has, what is gone soon, and what became of it, the newest first. */
export const myPoints = {
  name: 'myPoints',
  title: { zh: '我的积分', en: "A member's points" },
  source: 'A4, B3',
  method: 'POST',
  path: '/online/capi/points/queryMyPoints',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      points: { type: 'integer', minimum: 0, title: '有多少积分' },
      coins: { type: 'integer', minimum: 0, title: '有多少商家币', description: '各商家合计。' },
      soon: { type: 'integer', minimum: 0, title: '问的那一种', description: '三十天内到期多少。' },
      soonDay: { type: 'string', title: '最早的用到哪天', description: '例如 2026-12-01；没有快到期的就没有。' },
      entries: { type: 'array', items: pointEntrySchema, title: '问的那一种的明细', description: '最近的在前。' },
      total: { type: 'integer', minimum: 0, title: '一共几条' },
    },
    required: ['points', 'coins', 'soon', 'entries', 'total'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: {
    with: { ...body, required: [] },
    defaults: { kind: 'points', pageNumber: 1, pageSize: 20 },
    value: ['data'],
  },
} as const satisfies Contract
