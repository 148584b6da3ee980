import type { JSONSchema } from '../json-schema.ts'
import type { StudioContract } from './contract.ts'

/** What entries of the log are about, by which it is looked through. */
export const auditGroups = {
  'sign-in': '登录和密码',
  keys: '密钥',
  people: '人员',
  content: '草稿和内容',
  publishing: '发布',
  pictures: '图片',
} as const
export type AuditGroup = keyof typeof auditGroups

const group = { type: 'string', enum: Object.keys(auditGroups) as AuditGroup[] } as const satisfies JSONSchema

export const auditLog = {
  name: 'auditLog',
  title: { zh: '操作记录', en: 'Who did what, the last first' },
  method: 'GET',
  path: '/audit',
  query: {
    type: 'object',
    properties: {
      operator: { type: 'string', maxLength: 40 },
      group: { ...group, description: 'what it is about' },
      action: { type: 'string', maxLength: 40 },
      kind: { type: 'string', maxLength: 20 },
      name: { type: 'string', maxLength: 80 },
      from: { type: 'integer', minimum: 0, description: 'epoch ms, included' },
      until: { type: 'integer', minimum: 0, description: 'epoch ms, excluded' },
      before: { type: 'integer', minimum: 1, description: 'id of the last entry that is known: what came before it' },
    },
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      entries: {
        type: 'array',
        maxItems: 100,
        items: {
          type: 'object',
          properties: {
            id: { type: 'integer' },
            at: { type: 'integer' },
            operator: { type: 'string' },
            action: { type: 'string' },
            sentence: { type: 'string', description: 'what it was, as an operator reads it' },
            times: { type: 'integer', description: 'of refusals: how often the same was within the hour' },
            kind: { type: 'string' },
            name: { type: 'string' },
            address: { type: 'string' },
          },
          required: ['id', 'at', 'operator', 'action', 'sentence', 'times', 'address'],
          additionalProperties: false,
        },
      },
      more: { type: 'boolean' },
    },
    required: ['entries', 'more'],
    additionalProperties: false,
  },
  problems: [],
  role: 'publisher',
} as const satisfies StudioContract
