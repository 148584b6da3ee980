import { teamSchema } from '../domain/team.ts'
import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** A9: team lists have at most 20 a page. */
export const teamPaging = {
  sort: { type: 'string', maxLength: 20, title: '排序', description: '人数差得少、结束得早的在前。' },
  pageNumber: { type: 'integer', minimum: 1, maximum: 1000, title: '第几页', description: '从 1 数起。' },
  pageSize: {
    type: 'integer',
    minimum: 1,
    maximum: 20,
    title: '每页几个团',
    description: '最多 20 个，商品页是 10 个。',
  },
} as const

const body = {
  type: 'object',
  properties: {
    activityId: { type: 'string', maxLength: 40, title: '拼团活动', description: '不写就是商品的。' },
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '商品' },
    ...teamPaging,
  },
  required: ['productId', 'pageNumber', 'pageSize'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const teamListReply = envelope({
  type: 'object',
  properties: {
    teams: { type: 'array', items: teamSchema, title: '这一页的团' },
    total: { type: 'integer', minimum: 0, title: '一共几个团' },
  },
  required: ['teams', 'total'],
  additionalProperties: false,
})

/**
 * POST /online/cms-api/activity/getTeamList (A7): teams of a group buy that anybody may still join. Those of friend groups are joined from
 * a share alone, and are not listed.
 */
export const teamList = {
  name: 'teamList',
  title: { zh: '可以参加的团', en: 'Teams to join' },
  source: 'A2, A7, A9',
  method: 'POST',
  path: '/online/cms-api/activity/getTeamList',
  body,
  reply: teamListReply,
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: { ...body, required: ['productId'] }, defaults: { pageNumber: 1, pageSize: 10 }, value: ['data'] },
} as const satisfies Contract
