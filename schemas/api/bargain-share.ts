import { bargainTeamSchema } from '../domain/bargain-team.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: { cutTeamId: { type: 'string', maxLength: 64, title: '砍价编号', description: '分享的链接里有它。' } },
  required: ['cutTeamId'],
  additionalProperties: false,
} as const

/**
 * GET /online/cms-api/activity/cut/share {cutTeamId} (B1 /bargain/share; the path is in the style of its neighbours): what whoever has the
 * link sees of a bargain: names and pictures that members show to others, and no more.
 */
export const bargainShare = {
  name: 'bargainShare',
  title: { zh: '好友的砍价', en: 'A shared bargain' },
  source: 'A3, B1, B4',
  method: 'GET',
  path: '/online/cms-api/activity/cut/share',
  query,
  reply: envelope(bargainTeamSchema),
  problems: ['invalid-request', 'not-found'],
  personal: true,
  page: { with: query, value: ['data'] },
} as const satisfies Contract
