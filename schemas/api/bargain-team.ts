import { bargainTeamSchema } from '../domain/bargain-team.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: {
    cutTeamId: { type: 'string', maxLength: 64, title: '砍价编号', description: '不写就按商品找自己的。' },
    productId: {
      type: 'string',
      maxLength: 40,
      names: 'product',
      title: '产品',
      $comment: 'id；没有砍价 id 的时候用。',
    },
  },
  additionalProperties: false,
} as const

/**
 * GET /online/cms-api/activity/cut/team {cutTeamId | productId} (A2 /bargain/detail; the path is in the style of its neighbours): the
 * caller's own bargain, with those who helped. Another member's is not found.
 */
export const bargainTeam = {
  name: 'bargainTeam',
  title: { zh: '我的砍价', en: "A member's bargain" },
  source: 'A2, A7, B4',
  method: 'GET',
  path: '/online/cms-api/activity/cut/team',
  query,
  reply: envelope(bargainTeamSchema),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: query, value: ['data'] },
} as const satisfies Contract
