import { bridgeSources } from '../domain/bridge.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: {
    source: {
      type: 'string',
      enum: bridgeSources,
      enumDescriptions: ['小程序场景', '印出来的码', '星', '星选'],
      title: '哪一种',
      $comment: 'scene 小程序场景，code 印出来的码，star 和 star-new 星选。',
    },
    code: { type: 'string', maxLength: 200, title: '码', description: '空文字没有去处。' },
    trackCode: { type: 'string', maxLength: 64, title: '这次访问要记在谁名下', description: '没有就不写。' },
  },
  required: ['source', 'code'],
  additionalProperties: false,
} as const

/**
 * GET /online/cms-api/bridge (B2.9 loading, code-bridge, star-bridge; the path is in the style of pageComponents): the address of the shop
 * that a code leads to. An unknown code has none: nothing in a call can name an address itself.
 */
export const bridgeTarget = {
  name: 'bridgeTarget',
  title: { zh: '码的去处', en: 'Where a code leads' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/cms-api/bridge',
  query,
  reply: envelope({
    type: 'object',
    properties: { to: { type: 'string', title: '商城里的地址', description: '没有这个码就没有。' } },
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  page: { with: query, value: ['data'] },
} as const satisfies Contract
