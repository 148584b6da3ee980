import { dateSchema, memberPriceSchema } from '../domain/sale-plan.ts'
import { offeredGroupSchema } from '../domain/ticket-offer.ts'
import { turnOfDaysSchema } from '../domain/turn-of-days.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  title: '哪张门票',
  description: '也写哪天、哪一场。',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '门票产品' },
    checkDate: {
      type: 'string',
      maxLength: 10,
      title: '想要哪天',
      description: '例如 2026-11-20；空的或订不到的，换成第一个可订的日子。',
    },
    sessionId: {
      type: 'string',
      maxLength: 40,
      title: '想要哪一场',
      description: '空的或订不到的，换成第一个可订的场次。',
    },
    resourceIds: {
      type: 'array',
      maxItems: 100,
      items: { type: 'string', maxLength: 40 },
      title: '只要这些资源',
      description: '不写就都要。',
    },
  },
  required: ['productId'],
  additionalProperties: false,
})

/**
 * POST /online/product/ticket/ticketResource (A7): what can be had of a ticket on a day and in a session, and which these are. Member
 * prices are those of every level, so that the answer is the same for everybody.
 */
export const ticketResource = {
  name: 'ticketResource',
  title: { zh: '门票资源', en: 'Resources of a ticket' },
  source: 'A3, A5, A7',
  method: 'POST',
  path: '/online/product/ticket/ticketResource',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      data: { type: 'array', items: offeredGroupSchema },
      memberProductActivityDTO: {
        type: 'array',
        items: memberPriceSchema,
        title: '各等级的折扣',
        description: '不参加会员折扣时是空的。',
      },
      checkDate: { type: 'string', title: '是哪天的', description: '通票没有日子，是空的。' },
      sessionId: { type: 'string', title: '是哪一场的', description: '不分场次是空的。' },
      today: dateSchema,
      turnsAt: turnOfDaysSchema,
    },
    required: ['data', 'memberProductActivityDTO', 'checkDate', 'sessionId', 'today', 'turnsAt'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: body, value: ['data'] },
} as const satisfies Contract
