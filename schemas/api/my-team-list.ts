import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'
import { teamListReply, teamPaging } from './team-list.ts'

const body = {
  type: 'object',
  properties: {
    activityId: { type: 'string', maxLength: 40, title: '只要这个拼团活动的', description: '空的是全部。' },
    productId: { type: 'string', maxLength: 40, title: '只要这个商品的', description: '空的是全部。' },
    memberId: { type: 'string', maxLength: 40, title: '会员', description: '谁的团由登录决定。' },
    ...teamPaging,
  },
  required: ['pageNumber', 'pageSize'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** POST /online/cms-api/activity/getMyTeamList (A7 my-team list; the path is in the style of its neighbour): the member's own teams, the newest first. */
export const myTeamList = {
  name: 'myTeamList',
  title: { zh: '我的团', en: 'My teams' },
  source: 'A2, A7, A9',
  method: 'POST',
  path: '/online/cms-api/activity/getMyTeamList',
  body,
  reply: teamListReply,
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { ...body, required: [] }, defaults: { pageNumber: 1, pageSize: 20 }, value: ['data'] },
} as const satisfies Contract
